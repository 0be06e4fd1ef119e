import { graphql, type PageProps } from "gatsby";
import { SiteFrame } from "../shell/SiteFrame";
import { InquirySentView } from "../views/inquiry-sent/InquirySentView";

export { InquirySentHead as Head } from "../shell/InquirySentHead";

export default function InquirySentPage({ data }: PageProps<Queries.InquirySentQuery>) {
  return (
    <SiteFrame basics={data} current="contact">
      <InquirySentView />
    </SiteFrame>
  );
}

export const query = graphql`
  query InquirySent($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "forms"] } }) {
      ...PageStrings
    }
    ...PageBasics
  }
`;
