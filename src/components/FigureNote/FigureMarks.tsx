import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./FigureNote.styles";

export interface FigureMarksProps {
  readonly kind: Queries.Claim["kind"];
  /** Whose figure it is and in which unit, where a total may stand beside one of its parts. */
  readonly of?: Pick<Queries.Claim, "owner" | "unit">;
}

/** A line below a figure that is of more than a project, or was not measured. */
export function FigureMarks({ of, kind }: FigureMarksProps) {
  const { t } = useI18n();
  const whole = of?.unit === "percent" ? "share" : "total";
  const marks = [
    ...(of?.owner === "programme" || of?.owner === "organisation"
      ? [t(`common:claim.${whole}.${of.owner}`)]
      : []),
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
