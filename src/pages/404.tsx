import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { useInBrowser } from "../components/useInBrowser";
import { pageTranslator } from "../i18n/page-text";
import type { PageContext } from "../shell/page-address";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { TitledHead } from "../shell/TitledHead";
import { NotFoundView } from "../views/not-found/NotFoundView";

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundQuery>) {
  const pathname = useWrongPath(location.pathname);
  const { projects, articles, resources, campaigns, documents } = data;
  return (
    <SiteFrame basics={data}>
      <NotFoundView
        page={required(data.notFoundPage, "NotFoundPage")}
        pages={[projects, articles, resources, campaigns, documents].flatMap(({ nodes }) => nodes)}
        pathname={pathname}
      />
    </SiteFrame>
  );
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
    ...PageBasics
    notFoundPage(language: { eq: $language }) {
      ...NotFoundView
    }
    projects: allProject(filter: { language: { eq: $language } }) {
      nodes {
        title
        path
      }
    }
    articles: allNewsArticle(filter: { language: { eq: $language } }, sort: { date: DESC }, limit: 50) {
      nodes {
        title
        path
      }
    }
    resources: allResource(filter: { language: { eq: $language } }) {
      nodes {
        title
        path
      }
    }
    campaigns: allDonationCampaign(filter: { language: { eq: $language } }) {
      nodes {
        title
        path
      }
    }
    documents: allDocument(filter: { language: { eq: $language } }) {
      nodes {
        title
        path
      }
    }
  }
`;
