import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { PageContext } from "../shell/page-address";
import { PageHead } from "../shell/PageHead";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { ResourcesView } from "../views/resources/ResourcesView";

export default function ResourcesPage({ data }: PageProps<Queries.ResourcesQuery>) {
  const site = required(data.siteSettings, "SiteSettings");
  return (
    <SiteFrame basics={data} current="resources">
      <ResourcesView
        page={required(data.resourcesPage, "ResourcesPage")}
        resources={data.allResource.nodes}
        imprint={site.name}
      />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ResourcesQuery, PageContext>) {
  const { seo, writtenIn, shareCard: card } = required(data.resourcesPage, "ResourcesPage");
  return <PageHead {...seo} {...{ writtenIn, card, pageContext }} basics={data} />;
}

export const query = graphql`
  query Resources($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "resources"] } }) {
      ...PageStrings
    }
    ...PageBasics
    resourcesPage(language: { eq: $language }) {
      ...SharedPage
      seo {
        title
        description
      }
      ...ResourcesView
    }
    allResource(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ListedResource
      }
    }
  }
`;
