import { graphql } from "gatsby";
import ArrowRight from "lucide-react/icons/arrow-right";
import Heart from "lucide-react/icons/heart";
import { ButtonLink } from "../../components/Button/Button";
import { FilmLink } from "../../components/FilmLink/FilmLink";
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
  /** Whether there is a film to watch. */
  readonly hasFilm: boolean;
}

/** The site's headline in the sky above the forest, with links to donate, to the projects and to the film. */
export function HeroSection({ hero, hasFilm }: HeroSectionProps) {
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
          {hasFilm ? <FilmLink /> : null}
        </p>
      </div>
      <HeroPlate plate={hero} />
    </section>
  );
}
