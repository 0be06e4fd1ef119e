import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { PageContext } from "../shell/page-address";
import { PageHead } from "../shell/PageHead";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { TransparencyView } from "../views/transparency/TransparencyView";

export default function TransparencyPage({ data }: PageProps<Queries.TransparencyQuery>) {
  return (
    <SiteFrame basics={data}>
      <TransparencyView
        page={required(data.transparencyPage, "transparency page")}
        reports={data.allReport.nodes}
        giving={required(data.givingSettings, "giving settings")}
        organisation={required(data.siteSettings, "site settings")}
      />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.TransparencyQuery, PageContext>) {
  const { seo, writtenIn, shareCard: card } = required(data.transparencyPage, "transparency page");
  return <PageHead {...seo} {...{ writtenIn, card, pageContext }} basics={data} />;
}

export const query = graphql`
  query Transparency($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "transparency"] } }) {
      ...PageStrings
    }
    ...PageBasics
    transparencyPage(language: { eq: $language }) {
      ...SharedPage
      seo {
        title
        description
      }
      ...TransparencyView
    }
    allReport(filter: { language: { eq: $language } }, sort: [{ year: DESC }, { quarter: DESC }]) {
      nodes {
        ...ListedReport
      }
    }
    givingSettings(language: { eq: $language }) {
      ...RegisteredPermit
    }
    siteSettings(language: { eq: $language }) {
      ...RegisteredName
      ...ComplaintsAddress
    }
  }
`;
