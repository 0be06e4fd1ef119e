import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHead, type PageContext } from "../shell/PageHead";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { HomeView } from "../views/home/HomeView";

export default function HomePage({ data }: PageProps<Queries.HomeQuery>) {
  return (
    <SiteFrame site={required(data.siteSettings, "site settings")} home>
      <HomeView
        page={required(data.homePage, "home page")}
        switches={required(data.sectionSwitches, "section switches")}
        articles={data.allNewsArticle.nodes}
      />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.HomeQuery, PageContext>) {
  const { seo } = required(data.homePage, "home page");
  return (
    <PageHead
      title={seo.title}
      description={seo.description}
      siteUrl={data.site?.siteMetadata?.siteUrl ?? ""}
      pageContext={pageContext}
    />
  );
}

export const query = graphql`
  query Home($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "home", "news"] } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    siteSettings(language: { eq: $language }) {
      ...SiteChrome
    }
    homePage(language: { eq: $language }) {
      seo {
        title
        description
      }
      ...HomeView
    }
    sectionSwitches(language: { eq: $language }) {
      ...HomeSwitches
    }
    allNewsArticle(filter: { language: { eq: $language } }, sort: [{ date: DESC }, { slug: ASC }], limit: 4) {
      nodes {
        ...NewsCard
      }
    }
  }
`;
