import { css } from "@emotion/react";
import Languages from "lucide-react/icons/languages";
import { localizedPath } from "../../domain/paths";
import { useI18n } from "../../i18n/I18nContext";

const notice = css`
  display: flex;
  gap: 0.6rem;
  align-items: baseline;
  margin-top: 1rem;
  padding: 0.7rem 1rem;
  border: 1px solid var(--border);
  border-radius: var(--r-field);
  font-size: var(--fs-small);
  line-height: 1.5;
  max-width: var(--measure);
  svg {
    width: 1.15em;
    height: 1.15em;
    flex: none;
    transform: translateY(0.18em);
  }
`;

export interface TranslationNoticeProps {
  /** `contentLanguage` of what is shown. */
  readonly contentLanguage: string;
  /** Language in which the page's text is newer, if any. */
  readonly newerIn?: string | null;
  /** Language in which parts of the page's text still are, if any. */
  readonly partlyIn?: string | null;
}

/**
 * Says that a text is shown in another language because it is not translated, or leads to the text in another
 * language that is newer or that parts of this one are still to be translated from; otherwise renders nothing.
 */
export function TranslationNotice({ contentLanguage, newerIn, partlyIn }: TranslationNoticeProps) {
  const { t, format, language, path } = useI18n();
  const other = newerIn ?? partlyIn;
  const words =
    contentLanguage !== language ? (
      t("common:notTranslated", { language: format.language(contentLanguage) })
    ) : other ? (
      <a href={localizedPath(path, other)} hrefLang={other}>
        {t(newerIn ? "common:newerText" : "common:partlyTranslated", { language: format.language(other) })}
      </a>
    ) : null;
  if (words === null) return null;
  return (
    <p css={notice} role="note">
      <Languages aria-hidden="true" />
      {words}
    </p>
  );
}
