import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PrintFoot } from "../components/PrintFoot/PrintFoot";
import { basePaths } from "../domain/addresses";
import { pageTranslator } from "../i18n/page-text";
import { EntryHead } from "../shell/EntryHead";
import { pageAddress } from "../shell/page-address";
import type { PageContext } from "../shell/page-address";
import { required } from "../shell/required";
import { resourceSchema } from "../shell/schemas/resource-schema";
import { SiteFrame } from "../shell/SiteFrame";
import { ResourceView } from "../views/resource/ResourceView";

export default function ResourcePage({
  data,
  pageContext,
}: PageProps<Queries.ResourcePageQuery, PageContext>) {
  const site = required(data.siteSettings, "SiteSettings");
  const resource = required(data.resource, "Resource");
  const address = pageAddress(data, pageContext);
  return (
    <SiteFrame basics={data} current="resources">
      <ResourceView
        resource={resource}
        page={required(data.resourcesPage, "ResourcesPage")}
        organisation={site}
        address={address}
      />
      <PrintFoot claims={resource.claims} address={address} />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ResourcePageQuery, PageContext>) {
  const resource = required(data.resource, "Resource");
  const { title, description, image, writtenIn, shareCard: card } = resource;
  const { legalName } = required(data.siteSettings, "SiteSettings");
  const t = pageTranslator(data.locales);
  const between = [{ name: t("resources:list"), path: basePaths.resources }];
  return (
    <EntryHead
      basics={data}
      {...{ title, description, card, writtenIn, pageContext, t, between }}
      structuredData={(page) => [resourceSchema(page, resource, image?.src.share?.resize?.src, legalName)]}
    />
  );
}

export const query = graphql`
  query ResourcePage($language: String!, $slug: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "resources", "forms", "server", "share"] } }
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
      ...SharedPage
      ...ResourceView
      claims {
        ...PrintedSource
      }
      description
      path
      ...Price
      deliverable
      image {
        ...SharePicture
      }
    }
  }
`;
