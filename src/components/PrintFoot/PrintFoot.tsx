import { graphql } from "gatsby";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./PrintFoot.styles";

export const printedSourceFragment = graphql`
  fragment PrintedSource on Claim {
    slug
    ...ForeignText
    figure
    title
    source {
      title
      address
    }
  }
`;

export interface PrintFootProps {
  /** The figures on the page. */
  readonly claims: readonly Queries.PrintedSourceFragment[];
  /** Absolute address of the page. */
  readonly address: string;
}

/** On paper, the foot of a page: where its figures come from, and where the page itself is. Not on screens. */
export function PrintFoot({ claims, address }: PrintFootProps) {
  const { t } = useI18n();
  return (
    <div css={styles.foot} data-printed>
      {claims.length > 0 ? (
        <>
          <h2>{t("share:print.sources")}</h2>
          <ul>
            {claims.map(({ slug, figure, title, source, ...text }) => (
              <li key={slug} lang={foreignLang(text)}>
                {figure} · {title}: {source.title}
                {source.address ? ` (${source.address})` : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p>{t("share:print.address", { address })}</p>
    </div>
  );
}
