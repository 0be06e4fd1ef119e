import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./OfflineView.styles";
import type { FieldPackProps } from "./useFieldPack";

export interface PackStatusLineProps extends FieldPackProps {
  /** Bytes of the choice. */
  readonly size: number;
}

/** Says how far keeping has come, and what went wrong. */
export function PackStatusLine({ state: { status, done }, size }: PackStatusLineProps) {
  const { t, format } = useI18n();
  const isSilent = status === "loading" || status === "ready" || status === "keeping";
  return (
    <div css={styles.status}>
      {status === "keeping" ? (
        <p>
          <progress max={size} value={done} aria-label={t("offline:keeping")} />
          {t("offline:done", { done: format.fileSize(done), size: format.fileSize(size) })}
        </p>
      ) : null}
      <p role="status">{isSilent ? null : t(`offline:status.${status}`)}</p>
    </div>
  );
}
