import { graphql } from "gatsby";
import { BackLink } from "../../components/BackLink/BackLink";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { useI18n } from "../../i18n/I18nContext";
import { Catalogue, type CatalogueProps } from "./Catalogue";
import { ProjectMap, type ProjectMapProps } from "./ProjectMap";

export interface ProjectsViewProps extends Omit<CatalogueProps, "keyFeatures"> {
  readonly copy: Queries.ProjectsViewFragment;
  readonly map: ProjectMapProps["map"];
  /** All projects, including those of the home page, from west to east. */
  readonly places: ProjectMapProps["projects"];
}

/** The catalogue of projects, and their map. */
export function ProjectsView({ copy, map, places, category, ...catalogue }: ProjectsViewProps) {
  const { t } = useI18n();
  const { title, lead, keyFeatures, mapTitle, mapLead } = copy;
  const heading = category
    ? t("projects:catalogue.narrowed", { title, category: t(`projects:category.${category}`) })
    : title;
  return (
    <>
      <Page>
        <BackLink to="/">{t("projects:catalogue.back")}</BackLink>
        <PageHeader title={heading} lead={lead} long={category !== null} />
        <Catalogue {...catalogue} category={category} keyFeatures={keyFeatures} />
      </Page>
      <ProjectMap title={mapTitle} lead={mapLead} map={map} projects={places} />
    </>
  );
}

export const projectsViewFragment = graphql`
  fragment ProjectsView on ProjectsPage {
    title
    lead
    keyFeatures
    mapTitle
    mapLead
  }
`;
