import { graphql, type PageProps } from "gatsby";
import { SiteFrame } from "../shell/SiteFrame";
import { InquirySentView } from "../views/inquiry-sent/InquirySentView";

export { InquirySentHead as Head } from "../shell/InquirySentHead";

export default function RequestSentPage({ data }: PageProps<Queries.RequestSentQuery>) {
  return (
    <SiteFrame basics={data} current="contact">
      <InquirySentView resource={data.resource} />
    </SiteFrame>
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
