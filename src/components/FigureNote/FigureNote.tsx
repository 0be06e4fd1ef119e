import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { claimPath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { visuallyHidden } from "../../theme/mixins";
import * as styles from "./FigureNote.styles";

export const figureNoteFragment = graphql`
  fragment FigureNote on Claim {
    slug
    ...ForeignText
    figure
    counts
    excludes
    kind
    asOf
    source {
      title
    }
  }
`;

export interface FigureNoteProps {
  readonly claim: Queries.FigureNoteFragment;
  /** What the figure is shown as; the figure alone by default. */
  readonly children?: ReactNode;
}

/** A figure that opens a short note on what it counts and how it is known. An element around it is positioned. */
export function FigureNote({ claim, children = claim.figure }: FigureNoteProps) {
  const { t, format } = useI18n();
  const { counts, excludes, kind, asOf, source } = claim;
  return (
    <details css={styles.note} name="figure">
      <summary>
        {children}
        <span css={visuallyHidden}> ({t("common:claim.note")})</span>
      </summary>
      <div css={styles.panel}>
        <p lang={foreignLang(claim)}>{counts}</p>
        {excludes ? <p lang={foreignLang(claim)}>{t("common:claim.excludes", { text: excludes })}</p> : null}
        <p>
          {t(`common:claim.kind.${kind}`)} · {t("common:claim.asOf", { date: format.date(asOf) })}
        </p>
        <p>{t("common:claim.source", { title: source.title })}</p>
        <LocalizedLink to={claimPath(claim)}>{t("common:claim.more")}</LocalizedLink>
      </div>
    </details>
  );
}
