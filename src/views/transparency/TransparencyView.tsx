import { graphql } from "gatsby";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { PageParts } from "../../components/PageParts/PageParts";
import { SampleNotice } from "../../components/SampleNotice/SampleNotice";
import { Complaints, type ComplaintsProps } from "./Complaints";
import { Methods } from "./Methods";
import { People } from "./People";
import { Promises } from "./Promises";
import { Registration, type RegistrationProps } from "./Registration";
import { ReportList } from "./ReportList";

export const transparencyViewFragment = graphql`
  fragment TransparencyView on TransparencyPage {
    title
    lead
    sample
    sampleMark
    sampleNotice
    reportsTitle
    reportsLead
    setbacksTitle
    methodsTitle
    registrationTitle
    peopleTitle
    complaintsTitle
    promisesTitle
    ...Methods
    ...Registration
    ...ResponsiblePeople
    ...Complaints
    ...Promises
  }
`;

export interface TransparencyViewProps extends Pick<RegistrationProps, "giving"> {
  readonly page: Queries.TransparencyViewFragment;
  /** Newest first. */
  readonly reports: readonly Queries.ListedReportFragment[];
  readonly organisation: RegistrationProps["organisation"] & ComplaintsProps["organisation"];
}

/** Anchors of the sections, in their order. */
const parts = ["reports", "methods", "registration", "people", "complaints", "promises"] as const;

/** Where the money goes, how things are counted, and who is responsible. */
export function TransparencyView({ page, reports, giving, organisation }: TransparencyViewProps) {
  return (
    <Page>
      <Breadcrumbs trail={[]} current={page.title} />
      <PageHeader title={page.title} lead={page.lead}>
        {page.sample ? <SampleNotice mark={page.sampleMark} text={page.sampleNotice} /> : null}
        <PageParts parts={parts.map((id) => ({ id, title: page[`${id}Title`] }))} />
      </PageHeader>
      <ReportList
        title={page.reportsTitle}
        lead={page.reportsLead}
        setbacksTitle={page.setbacksTitle}
        reports={reports}
      />
      <Methods page={page} />
      <Registration {...{ page, giving, organisation }} />
      <People page={page} />
      <Complaints page={page} organisation={organisation} />
      <Promises page={page} />
    </Page>
  );
}
