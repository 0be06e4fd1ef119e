import { graphql } from "gatsby";
import { BackLink } from "../../components/BackLink/BackLink";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { useI18n } from "../../i18n/I18nContext";
import { Catalogue, type CatalogueProps } from "./Catalogue";
import { ProjectPlaces } from "./ProjectPlaces";

export interface ProjectsViewProps extends Omit<CatalogueProps, "mapLabel"> {
  readonly copy: Queries.ProjectsViewFragment;
}

/** The catalogue of projects with their map, and their places. */
export function ProjectsView({ copy, places, category, ...catalogue }: ProjectsViewProps) {
  const { t } = useI18n();
  const { title, lead, mapTitle, mapLead } = copy;
  const heading = category
    ? t("projects:catalogue.narrowed", { title, category: t(`projects:category.${category}`) })
    : title;
  return (
    <>
      <Page>
        <BackLink to="/">{t("projects:catalogue.back")}</BackLink>
        <PageHeader title={heading} lead={lead} long={category !== null} />
        <Catalogue {...catalogue} {...{ places, category }} mapLabel={mapTitle} />
      </Page>
      <ProjectPlaces title={mapTitle} lead={mapLead} projects={places} />
    </>
  );
}

export const projectsViewFragment = graphql`
  fragment ProjectsView on ProjectsPage {
    title
    lead
    mapTitle
    mapLead
  }
`;
