import { graphql } from "gatsby";
import { ArrowRight, Heart } from "lucide-react";
import { ButtonLink } from "../../components/Button/Button";
import { basePaths } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { actions, wrap } from "../../theme/mixins";
import { HeroPlate } from "./HeroPlate";
import * as styles from "./HeroSection.styles";

export const heroSectionFragment = graphql`
  fragment HeroSection on HomePageHero {
    title
    lead
    ...HeroPlate
  }
`;

export interface HeroSectionProps {
  readonly hero: Queries.HeroSectionFragment;
}

/** The site's headline in the sky above the forest, with links to donate and to the projects. */
export function HeroSection({ hero }: HeroSectionProps) {
  const { t } = useI18n();
  return (
    <section css={styles.hero} aria-labelledby="hero-title">
      <div css={[wrap, styles.words]}>
        <h1 id="hero-title">{hero.title}</h1>
        <p>{hero.lead}</p>
        <p css={actions}>
          <ButtonLink tone="give" to={basePaths.donations}>
            <Heart aria-hidden="true" />
            {t("common:donate")}
          </ButtonLink>
          <ButtonLink tone="line" to={basePaths.projects}>
            {t("home:hero.explore")}
            <ArrowRight data-go aria-hidden="true" />
          </ButtonLink>
        </p>
      </div>
      <HeroPlate plate={hero} />
    </section>
  );
}
