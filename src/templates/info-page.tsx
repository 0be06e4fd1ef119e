import { graphql, type HeadProps, type PageProps } from "gatsby";
import { headTranslator } from "../i18n/head-text";
import { PageHead, type PageContext } from "../shell/PageHead";
import { required } from "../shell/required";
import { breadcrumbSchema } from "../shell/schemas/breadcrumb-schema";
import { SiteFrame } from "../shell/SiteFrame";
import { DocumentView } from "../views/document/DocumentView";

export default function InfoPage({ data }: PageProps<Queries.InfoPageQuery>) {
  return (
    <SiteFrame basics={data}>
      <DocumentView document={required(data.infoPage, "InfoPage")} />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.InfoPageQuery, PageContext>) {
  const { title, lead } = required(data.infoPage, "InfoPage");
  const { name } = required(data.siteSettings, "SiteSettings");
  const t = headTranslator(data.locales);
  return (
    <PageHead
      title={`${title} — ${name}`}
      description={lead}
      basics={data}
      pageContext={pageContext}
      structuredData={(page) => [breadcrumbSchema(page, t, [], title)]}
    />
  );
}

export const query = graphql`
  query InfoPage($language: String!, $slug: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...PageStrings
    }
    ...PageBasics
    infoPage(language: { eq: $language }, slug: { eq: $slug }) {
      lead
      ...DocumentView
    }
  }
`;
