import { graphql } from "gatsby";
import { basePaths } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { Section } from "./Section";
import * as styles from "./TransparencyView.styles";

export const methodsFragment = graphql`
  fragment Methods on TransparencyPage {
    methodsTitle
    methods {
      title
      text
    }
  }
`;

/** How things are counted, and where the data is. */
export function Methods({ page }: { readonly page: Queries.MethodsFragment }) {
  const { t } = useI18n();
  return (
    <Section id="methods" title={page.methodsTitle}>
      <ul css={styles.rows}>
        {page.methods.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
        <li>
          <LocalizedLink to={basePaths.claims}>{t("transparency:allFigures")}</LocalizedLink>
        </li>
      </ul>
    </Section>
  );
}
