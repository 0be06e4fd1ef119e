import { graphql, type HeadProps, type PageProps } from "gatsby";
import { pageTranslator } from "../i18n/page-text";
import { EntryHead } from "../shell/EntryHead";
import type { PageContext } from "../shell/page-address";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { DocumentView } from "../views/document/DocumentView";

export default function DocumentPage({ data }: PageProps<Queries.DocumentPageQuery>) {
  return (
    <SiteFrame basics={data}>
      <DocumentView document={required(data.document, "Document")} />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DocumentPageQuery, PageContext>) {
  const { title, lead, writtenIn, shareCard: card } = required(data.document, "Document");
  const t = pageTranslator(data.locales);
  return <EntryHead basics={data} description={lead} {...{ title, card, writtenIn, pageContext, t }} />;
}

export const query = graphql`
  query DocumentPage($language: String!, $slug: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...PageStrings
    }
    ...PageBasics
    document(language: { eq: $language }, slug: { eq: $slug }) {
      ...SharedPage
      lead
      ...DocumentView
    }
  }
`;
