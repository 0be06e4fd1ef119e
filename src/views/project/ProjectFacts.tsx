import { graphql } from "gatsby";
import { ProjectImpact } from "../../components/ProjectImpact/ProjectImpact";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { wideFactList } from "../../theme/patterns";

export interface ProjectFactsProps {
  readonly project: Queries.ProjectFactsFragment;
}

/** A project's status, category, year, impact and place. */
export function ProjectFacts({ project }: ProjectFactsProps) {
  const { t } = useI18n();
  const { status, category, year, place } = project;
  const lang = foreignLang(project);
  return (
    <dl css={wideFactList}>
      <div>
        <dt>{t("projects:page.facts.status")}</dt>
        <dd>{t(`projects:status.${status}`)}</dd>
      </div>
      <div>
        <dt>{t("projects:page.facts.category")}</dt>
        <dd>{t(`projects:category.${category}`)}</dd>
      </div>
      {year === null ? null : (
        <div>
          <dt>{t("projects:page.facts.year")}</dt>
          <dd>{year}</dd>
        </div>
      )}
      <div>
        <dt>{t("projects:page.facts.impact")}</dt>
        <dd>
          <ProjectImpact project={project} />
        </dd>
      </div>
      <div>
        <dt>{t("projects:page.facts.place")}</dt>
        <dd lang={lang}>
          {place.name}, {place.province}
        </dd>
      </div>
    </dl>
  );
}

export const projectFactsFragment = graphql`
  fragment ProjectFacts on Project {
    slug
    campaign {
      slug
      default
    }
    ...ForeignText
    status
    category
    year
    ...ProjectImpact
    place {
      name
      province
    }
  }
`;
