import { graphql, type HeadProps, type PageProps } from "gatsby";
import { basePaths, demoPath, offlinePath, trackingPath } from "../domain/addresses";
import { filmPath } from "../domain/film";
import { unlocalizedPath } from "../domain/paths";
import { foreignLang } from "../i18n/foreign";
import { pageTranslator } from "../i18n/page-text";
import { chapterName } from "../shell/chapter-name";
import type { PageContext } from "../shell/page-address";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { TitledHead } from "../shell/TitledHead";
import { SearchView } from "../views/search/SearchView";
import type { IndexSection } from "../views/search/SiteIndex";

export default function SearchPage({ data }: PageProps<Queries.SearchQuery>) {
  return (
    <SiteFrame basics={data}>
      <SearchView sections={indexSections(data)} />
    </SiteFrame>
  );
}

type EntryNode = Queries.IndexedPageFragment;

/** All pages by section; a section begins with the page that lists its entries. */
function indexSections(data: Queries.SearchQuery): readonly IndexSection[] {
  const t = pageTranslator(data.locales);
  const { projects, articles, resources, chapters, campaigns, documents, reports } = data;
  const figures = required(data.figuresPage, "figures page");
  const film = required(data.filmPage, "film page");
  const transparency = required(data.transparencyPage, "transparency page");
  const listed = (title: string, path: string, nodes: readonly EntryNode[]) => ({
    title,
    pages: [{ title, path }, ...nodes.map(indexedPage)],
  });
  const ofSite = [
    { title: t("common:breadcrumbs.home"), path: "/" },
    { title: required(data.trackingPage, "tracking page").title, path: trackingPath },
    { title: t("common:footer.organisation.demo"), path: demoPath },
    ...(film.seconds === null ? [] : [{ title: film.title, path: filmPath }]),
    { title: t("common:footer.organisation.offline"), path: offlinePath },
    ...documents.nodes.map(indexedPage),
  ];
  return [
    listed(t("common:sections.projects"), basePaths.projects, projects.nodes),
    listed(t("common:sections.news"), basePaths.news, articles.nodes),
    listed(t("common:sections.resources"), basePaths.resources, [
      ...resources.nodes,
      ...chapters.nodes.map((chapter) => ({ ...chapter, title: chapterName(chapter) })),
    ]),
    { title: t("common:donate"), pages: campaigns.nodes.map(indexedPage) },
    {
      title: transparency.title,
      pages: [
        { title: transparency.title, path: basePaths.reports },
        { title: figures.title, path: basePaths.claims },
        ...reports.nodes.map(indexedPage),
      ],
    },
    { title: t("search:kinds.pages"), pages: ofSite },
  ];
}

function indexedPage(node: EntryNode) {
  return { title: node.title, path: unlocalizedPath(node.path), lang: foreignLang(node) };
}

export function Head({ data, pageContext }: HeadProps<Queries.SearchQuery, PageContext>) {
  const t = pageTranslator(data.locales);
  const words = { title: t("search:title"), description: t("search:description") };
  return <TitledHead {...words} basics={data} pageContext={pageContext} />;
}

export const query = graphql`
  query Search($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "search"] } }) {
      ...PageStrings
    }
    ...PageBasics
    trackingPage(language: { eq: $language }) {
      title
    }
    figuresPage(language: { eq: $language }) {
      title
    }
    filmPage(language: { eq: $language }) {
      title
      seconds
    }
    transparencyPage(language: { eq: $language }) {
      title
    }
    reports: allReport(filter: { language: { eq: $language } }, sort: [{ year: DESC }, { quarter: DESC }]) {
      nodes {
        ...IndexedPage
      }
    }
    projects: allProject(filter: { language: { eq: $language } }, sort: { title: ASC }) {
      nodes {
        ...IndexedPage
      }
    }
    articles: allNewsArticle(filter: { language: { eq: $language } }, sort: { date: DESC }) {
      nodes {
        ...IndexedPage
      }
    }
    resources: allResource(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...IndexedPage
      }
    }
    chapters: allChapter(
      filter: { language: { eq: $language }, free: { eq: true } }
      sort: [{ order: ASC }, { slug: ASC }]
    ) {
      nodes {
        ...IndexedPage
        resource {
          title
        }
      }
    }
    campaigns: allDonationCampaign(filter: { language: { eq: $language } }, sort: { slug: ASC }) {
      nodes {
        ...IndexedPage
      }
    }
    documents: allDocument(filter: { language: { eq: $language } }, sort: { title: ASC }) {
      nodes {
        ...IndexedPage
      }
    }
  }
`;
