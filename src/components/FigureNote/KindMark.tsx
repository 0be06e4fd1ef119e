import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./FigureNote.styles";

export interface KindMarkProps {
  readonly claim: Pick<Queries.FigureNoteFragment, "kind">;
}

/** Below what a large figure counts: that it is an estimate or a sample. Nothing if it was measured. */
export function KindMark({ claim: { kind } }: KindMarkProps) {
  const { t } = useI18n();
  return kind === "measured" ? null : <small css={styles.mark}>{t(`common:claim.kind.${kind}`)}</small>;
}
