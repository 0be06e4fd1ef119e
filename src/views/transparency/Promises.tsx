import { graphql } from "gatsby";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { Section } from "./Section";
import * as styles from "./TransparencyView.styles";

export const promisesFragment = graphql`
  fragment Promises on TransparencyPage {
    promisesTitle
    promises {
      text
      page
    }
  }
`;

/** What the site promises to publish; each promise leads to the page where it is kept. */
export function Promises({ page }: { readonly page: Queries.PromisesFragment }) {
  return (
    <Section id="promises" title={page.promisesTitle}>
      <ul css={styles.rows}>
        {page.promises.map(({ text, page: address }) => (
          <li key={text}>
            <LocalizedLink to={address}>{text}</LocalizedLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
