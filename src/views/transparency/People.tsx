import { graphql } from "gatsby";
import { Section } from "./Section";
import * as styles from "./TransparencyView.styles";

export const responsiblePeopleFragment = graphql`
  fragment ResponsiblePeople on TransparencyPage {
    peopleTitle
    people {
      title
      people {
        name
        role
      }
    }
  }
`;

/** Who is responsible: board, team and auditor, by name. */
export function People({ page }: { readonly page: Queries.ResponsiblePeopleFragment }) {
  return (
    <Section id="people" title={page.peopleTitle}>
      <div css={styles.groups}>
        {page.people.map(({ title, people }) => (
          <div key={title}>
            <h3>{title}</h3>
            <dl css={styles.facts}>
              {people.map(({ name, role }) => (
                <div key={name}>
                  <dt>{role}</dt>
                  <dd>{name}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}
