import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { useInBrowser } from "../components/useInBrowser";
import { languageCodes } from "../domain/languages";
import { pageTranslator } from "../i18n/page-text";
import type { PageContext } from "../shell/page-address";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { TitledHead } from "../shell/TitledHead";
import { mainPages } from "../views/not-found/main-pages";
import type { KnownPage } from "../views/not-found/nearest-pages";
import { NotFoundView } from "../views/not-found/NotFoundView";

type NotFoundPageProps = PageProps<Queries.NotFoundQuery, PageContext>;

export default function NotFoundPage({ data, location, pageContext }: NotFoundPageProps) {
  const pathname = useWrongPath(location.pathname);
  return (
    <SiteFrame basics={data}>
      <NotFoundView
        page={required(data.notFoundPage, "NotFoundPage")}
        pages={knownPages(data, pageContext.language)}
        pathname={pathname}
      />
    </SiteFrame>
  );
}

function knownPages(data: Queries.NotFoundQuery, language: string): readonly KnownPage[] {
  const { projects, articles, resources, campaigns, documents, labels } = data;
  const others = languageCodes
    .filter((code) => code !== language)
    .map((code) => pageTranslator({ edges: labels.edges.filter(({ node }) => node.language === code) }));
  const entries = [projects, articles, resources, campaigns, documents].flatMap(({ nodes }) => nodes);
  return [
    ...mainPages(language, pageTranslator(data.locales), others),
    ...entries.map(({ title, path, translations }) => ({
      ...{ title, path },
      alsoCalled: translations.map((other) => other.title),
    })),
  ];
}

/** Logs and returns the path that was not found; null in the prerendered page, which serves all paths. */
function useWrongPath(pathname: string): string | null {
  const inBrowser = useInBrowser(() => true, false);
  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return inBrowser ? pathname : null;
}

export function Head({ data, pageContext }: HeadProps<Queries.NotFoundQuery, PageContext>) {
  const { title } = required(data.notFoundPage, "NotFoundPage");
  const description = pageTranslator(data.locales)("notFound:description");
  return <TitledHead basics={data} indexed={false} {...{ title, description, pageContext }} />;
}

export const query = graphql`
  query NotFound($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "notFound"] } }) {
      ...PageStrings
    }
    labels: allLocale(filter: { language: { ne: $language }, ns: { eq: "common" } }) {
      ...PageStrings
    }
    ...PageBasics
    notFoundPage(language: { eq: $language }) {
      ...NotFoundView
    }
    projects: allProject(filter: { language: { eq: $language } }) {
      nodes {
        title
        path
        translations {
          title
        }
      }
    }
    articles: allNewsArticle(filter: { language: { eq: $language } }, sort: { date: DESC }, limit: 50) {
      nodes {
        title
        path
        translations {
          title
        }
      }
    }
    resources: allResource(filter: { language: { eq: $language } }) {
      nodes {
        title
        path
        translations {
          title
        }
      }
    }
    campaigns: allDonationCampaign(filter: { language: { eq: $language } }) {
      nodes {
        title
        path
        translations {
          title
        }
      }
    }
    documents: allDocument(filter: { language: { eq: $language } }) {
      nodes {
        title
        path
        translations {
          title
        }
      }
    }
  }
`;
