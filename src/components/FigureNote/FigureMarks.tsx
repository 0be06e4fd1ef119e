import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./FigureNote.styles";

export interface FigureMarksProps {
  readonly kind: Queries.Claim["kind"];
  /** Whose figure it is, where a total may stand beside one of its parts. */
  readonly owner?: Queries.Claim["owner"];
}

/** A line below a figure that is a total, or was not measured. */
export function FigureMarks({ owner, kind }: FigureMarksProps) {
  const { t } = useI18n();
  const marks = [
    ...(owner === "programme" || owner === "organisation" ? [t(`common:claim.total.${owner}`)] : []),
    ...(kind === "measured" ? [] : [t(`common:claim.kind.${kind}`)]),
  ];
  if (marks.length === 0) return null;
  return (
    <>
      {" "}
      <small css={styles.mark}>{marks.join(" · ")}</small>
    </>
  );
}
