import { css } from "@emotion/react";
import { useI18n } from "../i18n/I18nContext";

/** Stays in sight below the header, which is fixed. */
const note = css`
  position: sticky;
  top: var(--header);
  z-index: 40;
  padding: 0.6rem var(--gutter);
  background: var(--highlight);
  color: var(--on-highlight);
  text-align: center;
`;

export interface PreviewNoteProps {
  /** The day on which the entry appears; null if it is a draft. */
  readonly from: string | null;
}

/** Says above the page of an entry that it is not on the site. */
export function PreviewNote({ from }: PreviewNoteProps) {
  const { t, format } = useI18n();
  return (
    <aside css={note}>
      {from === null ? t("common:preview.draft") : t("common:preview.scheduled", { date: format.date(from) })}
    </aside>
  );
}
