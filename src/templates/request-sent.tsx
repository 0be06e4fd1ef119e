import { graphql, type HeadProps, type PageProps } from "gatsby";
import { pageTranslator } from "../i18n/page-text";
import type { PageContext } from "../shell/page-address";
import { SiteFrame } from "../shell/SiteFrame";
import { TitledHead } from "../shell/TitledHead";
import { InquirySentView } from "../views/inquiry-sent/InquirySentView";

export default function RequestSentPage({ data }: PageProps<Queries.RequestSentQuery>) {
  return (
    <SiteFrame basics={data} current="contact">
      <InquirySentView resource={data.resource} />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.RequestSentQuery, PageContext>) {
  const t = pageTranslator(data.locales);
  return (
    <TitledHead
      title={t("forms:inquiry.sent")}
      description={t("forms:confirmation.lead")}
      basics={data}
      pageContext={pageContext}
      indexed={false}
    />
  );
}

export const query = graphql`
  query RequestSent($language: String!, $slug: String!) {
    resource(language: { eq: $language }, slug: { eq: $slug }) {
      ...RequestedResource
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "forms"] } }) {
      ...PageStrings
    }
    ...PageBasics
  }
`;
