import { graphql } from "gatsby";
import { phoneAddress } from "../../domain/addresses";
import { Section } from "./Section";
import * as styles from "./TransparencyView.styles";

export const complaintsFragment = graphql`
  fragment Complaints on TransparencyPage {
    complaintsTitle
    complaintsLead
    complaints {
      title
      text
    }
  }
`;

export const complaintsAddressFragment = graphql`
  fragment ComplaintsAddress on SiteSettings {
    legalName
    email
    phone
    phoneHours
    address
  }
`;

export interface ComplaintsProps {
  readonly page: Queries.ComplaintsFragment;
  /** Where complaints are sent. */
  readonly organisation: Queries.ComplaintsAddressFragment;
}

/** How to complain, and what happens then. */
export function Complaints({ page, organisation }: ComplaintsProps) {
  const { legalName, email, phone, phoneHours, address } = organisation;
  return (
    <Section id="complaints" title={page.complaintsTitle} lead={page.complaintsLead}>
      <ol css={styles.steps}>
        {page.complaints.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <address css={styles.contact}>
        <a href={`mailto:${email}`}>{email}</a>
        <span>
          <a href={phoneAddress(phone)}>{phone}</a> {phoneHours}
        </span>
        <span>{[legalName, ...address].join(", ")}</span>
      </address>
    </Section>
  );
}
