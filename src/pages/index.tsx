import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHead, type PageContext } from "../shell/PageHead";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";

export default function HomePage({ data }: PageProps<Queries.HomeQuery>) {
  return (
    <SiteFrame site={required(data.siteSettings, "site settings")} home>
      <h1>{data.homePage?.hero.title}</h1>
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.HomeQuery, PageContext>) {
  return (
    <PageHead
      title={data.homePage?.seo.title ?? ""}
      description={data.homePage?.seo.description ?? ""}
      siteUrl={data.site?.siteMetadata?.siteUrl ?? ""}
      pageContext={pageContext}
    />
  );
}

export const query = graphql`
  query Home($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "home"] } }) {
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
      hero {
        title
      }
    }
  }
`;
