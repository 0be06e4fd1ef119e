import { graphql } from "gatsby";
import { InquiryForm } from "../../components/InquiryForm/InquiryForm";
import { RequestedFiles } from "../../components/InquiryForm/RequestedFiles";
import { askId } from "../../components/Order/sale";
import * as styles from "./ResourceView.styles";

export const requestSectionFragment = graphql`
  fragment RequestSection on ResourcesPage {
    requestTitle
    requestLead
  }
`;

export interface RequestSectionProps {
  readonly title: string;
  readonly lead: string;
  readonly resource: Queries.RequestedResourceFragment;
  /** E-mail address to offer when sending fails. */
  readonly teamEmail: string;
}

/** The inquiry form to request a resource. */
export function RequestSection({ title, lead, resource, teamEmail }: RequestSectionProps) {
  return (
    <section css={styles.request} id={askId} aria-labelledby="request-title">
      <h2 id="request-title">{title}</h2>
      <p>{lead}</p>
      <InquiryForm
        subject={resource.title}
        resource={resource.slug}
        files={resource.files.length > 0 ? <RequestedFiles {...resource} /> : null}
        teamEmail={teamEmail}
      />
    </section>
  );
}
