import { graphql, type HeadProps, type PageProps } from "gatsby";
import { headTranslator } from "../i18n/head-text";
import { PageHead, type PageContext } from "../shell/PageHead";
import { required } from "../shell/required";
import { breadcrumbSchema } from "../shell/schemas/breadcrumb-schema";
import { SiteFrame } from "../shell/SiteFrame";
import { ResourceView } from "../views/resource/ResourceView";

export default function ResourcePage({ data }: PageProps<Queries.ResourcePageQuery>) {
  const site = required(data.siteSettings, "SiteSettings");
  return (
    <SiteFrame basics={data} current="resources">
      <ResourceView
        resource={required(data.resource, "Resource")}
        page={required(data.resourcesPage, "ResourcesPage")}
        organisation={site}
      />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ResourcePageQuery, PageContext>) {
  const { title, description, image } = required(data.resource, "Resource");
  const { name } = required(data.siteSettings, "SiteSettings");
  const t = headTranslator(data.locales);
  return (
    <PageHead
      title={`${title} — ${name}`}
      description={description}
      basics={data}
      pageContext={pageContext}
      image={image}
      structuredData={(page) => [
        breadcrumbSchema(page, t, [{ name: t("resources:list"), path: "/resources/" }], title),
      ]}
    />
  );
}

export const query = graphql`
  query ResourcePage($language: String!, $slug: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "resources", "forms", "server"] } }
    ) {
      ...PageStrings
    }
    ...PageBasics
    siteSettings(language: { eq: $language }) {
      email
    }
    resourcesPage(language: { eq: $language }) {
      donateTitle
      ...RequestSection
    }
    resource(language: { eq: $language }, slug: { eq: $slug }) {
      ...ResourceView
      description
      image {
        ...SharePicture
      }
    }
  }
`;
