import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PrintFoot } from "../components/PrintFoot/PrintFoot";
import { basePaths } from "../domain/addresses";
import { pageTranslator } from "../i18n/page-text";
import { EntryHead } from "../shell/EntryHead";
import { pageAddress } from "../shell/page-address";
import type { PageContext } from "../shell/page-address";
import { required } from "../shell/required";
import { projectSchema } from "../shell/schemas/project-schema";
import { SiteFrame } from "../shell/SiteFrame";
import { ProjectView } from "../views/project/ProjectView";

interface ProjectContext extends PageContext {
  /** Slugs of the related projects, in display order. */
  readonly related: readonly string[];
}

export default function ProjectPage({
  data,
  pageContext,
}: PageProps<Queries.ProjectPageQuery, ProjectContext>) {
  const project = required(data.project, "project");
  const address = pageAddress(data, pageContext);
  // The query does not return them in this order.
  const related = pageContext.related.flatMap((slug) =>
    data.related.nodes.filter((node) => node.slug === slug),
  );
  return (
    <SiteFrame basics={data} current="projects">
      <ProjectView
        project={project}
        copy={required(data.projectsPage, "projects page")}
        figures={required(data.figuresPage, "figures page")}
        address={address}
        related={related}
      />
      <PrintFoot claims={project.claims} address={address} />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ProjectPageQuery, PageContext>) {
  const project = required(data.project, "project");
  const { title, description, image, writtenIn, shareCard: card } = project;
  const { legalName } = required(data.siteSettings, "site settings");
  const t = pageTranslator(data.locales);
  const between = [{ name: t("common:sections.projects"), path: basePaths.projects }];
  return (
    <EntryHead
      basics={data}
      {...{ title, description, card, writtenIn, pageContext, t, between }}
      structuredData={(page) => [projectSchema(page, project, image.src.share?.resize?.src, legalName)]}
    />
  );
}

export const query = graphql`
  query ProjectPage($language: String!, $slug: String!, $related: [String!]!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "projects", "evidence", "share"] } }
    ) {
      ...PageStrings
    }
    ...PageBasics
    projectsPage(language: { eq: $language }) {
      ...ProjectViewCopy
    }
    figuresPage(language: { eq: $language }) {
      ...DataLicence
    }
    project(language: { eq: $language }, slug: { eq: $slug }) {
      ...SharedPage
      ...ProjectView
      claims {
        ...PrintedSource
      }
      path
      place {
        latitude
        longitude
      }
      image {
        ...SharePicture
      }
    }
    related: allProject(filter: { language: { eq: $language }, slug: { in: $related } }) {
      nodes {
        ...RelatedProject
      }
    }
  }
`;
