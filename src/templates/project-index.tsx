import { graphql, type HeadProps, type PageProps } from "gatsby";
import { pageTranslator } from "../i18n/page-text";
import type { PageContext } from "../shell/page-address";
import { PageHead } from "../shell/PageHead";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { ProjectsView } from "../views/projects/ProjectsView";

interface ProjectIndexContext extends PageContext {
  /** Categories that have a tab. */
  readonly categories: readonly Queries.ProjectCategory[];
  /** Category that this page is filtered by; null for all. */
  readonly category: Queries.ProjectCategory | null;
}

type Props = PageProps<Queries.ProjectIndexQuery, ProjectIndexContext>;

export default function ProjectIndexPage({ data, pageContext: { categories, category } }: Props) {
  return (
    <SiteFrame basics={data} current="projects">
      <ProjectsView
        {...{ categories, category }}
        copy={required(data.projectsPage, "projects page")}
        projects={data.catalogue.nodes}
        map={data.archipelagoMap}
        places={data.places.nodes}
      />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ProjectIndexQuery, ProjectIndexContext>) {
  const t = pageTranslator(data.locales);
  const { seo, writtenIn, shareCard } = required(data.projectsPage, "projects page");
  const { category } = pageContext;
  return (
    <PageHead
      writtenIn={writtenIn}
      card={shareCard}
      title={category ? `${t(`projects:category.${category}`)}: ${seo.title}` : seo.title}
      description={seo.description}
      basics={data}
      pageContext={pageContext}
      indexed={category === null || data.catalogue.nodes.some((project) => project.category === category)}
    />
  );
}

export const query = graphql`
  query ProjectIndex($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "projects"] } }) {
      ...PageStrings
    }
    ...PageBasics
    projectsPage(language: { eq: $language }) {
      ...SharedPage
      seo {
        title
        description
      }
      ...ProjectsView
    }
    catalogue: allProject(
      filter: { language: { eq: $language } }
      sort: [{ placement: ASC }, { order: ASC }, { slug: ASC }]
    ) {
      nodes {
        ...CatalogueProject
      }
    }
    archipelagoMap {
      ...ProjectMap
    }
    places: allProject(
      filter: { language: { eq: $language } }
      sort: [{ place: { longitude: ASC } }, { slug: ASC }]
    ) {
      nodes {
        ...MappedProject
      }
    }
  }
`;
