import { graphql } from "gatsby";
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

export interface ComplaintsProps {
  readonly page: Queries.ComplaintsFragment;
  /** Where complaints are sent. */
  readonly email: string;
}

/** How to complain, and what happens then. */
export function Complaints({ page, email }: ComplaintsProps) {
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
      <p css={styles.contact}>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </Section>
  );
}
