import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PrintFoot } from "../components/PrintFoot/PrintFoot";
import { basePaths } from "../domain/addresses";
import { pageTranslator } from "../i18n/page-text";
import { EntryHead } from "../shell/EntryHead";
import { pageAddress } from "../shell/page-address";
import type { PageContext } from "../shell/page-address";
import { required } from "../shell/required";
import { SiteFrame } from "../shell/SiteFrame";
import { ReportView } from "../views/report/ReportView";

export default function ReportPage({ data, pageContext }: PageProps<Queries.ReportPageQuery, PageContext>) {
  const report = required(data.report, "Report");
  const address = pageAddress(data, pageContext);
  return (
    <SiteFrame basics={data}>
      <ReportView
        report={report}
        copy={required(data.transparencyPage, "transparency page")}
        figures={required(data.figuresPage, "figures page")}
        address={address}
      />
      <PrintFoot claims={report.claims} address={address} />
    </SiteFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ReportPageQuery, PageContext>) {
  const { title, lead, writtenIn, shareCard: card } = required(data.report, "Report");
  const { title: name } = required(data.transparencyPage, "transparency page");
  const t = pageTranslator(data.locales);
  return (
    <EntryHead
      {...{ title, card, writtenIn, pageContext, t }}
      basics={data}
      description={lead}
      between={[{ name, path: basePaths.reports }]}
    />
  );
}

export const query = graphql`
  query ReportPage($language: String!, $slug: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "transparency", "share"] } }
    ) {
      ...PageStrings
    }
    ...PageBasics
    transparencyPage(language: { eq: $language }) {
      ...ReportCopy
    }
    figuresPage(language: { eq: $language }) {
      ...DataLicence
    }
    report(language: { eq: $language }, slug: { eq: $slug }) {
      ...SharedPage
      ...ReportView
      claims {
        ...PrintedSource
      }
    }
  }
`;
