import { graphql } from "gatsby";
import { InquiryForm } from "../../components/InquiryForm/InquiryForm";
import * as styles from "./ResourceView.styles";

export const requestSectionFragment = graphql`
  fragment RequestSection on ResourcesPage {
    requestTitle
    requestLead
  }
`;

/** Where links to the form lead. */
export const requestId = "contact";

export interface RequestSectionProps {
  readonly page: Queries.RequestSectionFragment;
  /** Title of the resource. */
  readonly subject: string;
  /** Where to write instead. */
  readonly teamEmail: string;
}

/** Asks for a resource by an inquiry about it. */
export function RequestSection({ page, subject, teamEmail }: RequestSectionProps) {
  return (
    <section css={styles.request} id={requestId} aria-labelledby="request-title">
      <h2 id="request-title">{page.requestTitle}</h2>
      <p>{page.requestLead}</p>
      <InquiryForm subject={subject} teamEmail={teamEmail} />
    </section>
  );
}
