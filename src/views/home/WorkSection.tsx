import { graphql } from "gatsby";
import { SectionHead } from "../../components/SectionHead/SectionHead";
import { basePaths } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { section, wrap } from "../../theme/mixins";
import { FocusArea } from "./FocusArea";
import * as styles from "./WorkSection.styles";

export const workSectionFragment = graphql`
  fragment WorkSection on HomePageWork {
    head {
      ...SectionHead
    }
    principles {
      title
      text
    }
    methodsTitle
    focusAreas {
      ...FocusArea
    }
  }
`;

export interface WorkSectionProps {
  readonly work: Queries.WorkSectionFragment;
}

/** The principles of the work, with ways to the proof of them, and the areas where it happens. */
export function WorkSection({ work }: WorkSectionProps) {
  const { t } = useI18n();
  return (
    <section css={section} id="work" aria-labelledby="work-title">
      <div css={wrap}>
        <SectionHead id="work-title" title={work.head.title} lead={work.head.lead} stratum={work.head} />
        <ul css={styles.principles}>
          {work.principles.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p css={styles.proof}>
          <LocalizedLink to={basePaths.reports}>{t("common:footer.organisation.transparency")}</LocalizedLink>
          <LocalizedLink to={basePaths.claims}>{t("common:footer.organisation.figures")}</LocalizedLink>
        </p>
        <div css={styles.focusAreas}>
          {work.focusAreas.map((area, index) => (
            <FocusArea key={area.title} area={area} methodsTitle={work.methodsTitle} position={index} />
          ))}
        </div>
      </div>
    </section>
  );
}
