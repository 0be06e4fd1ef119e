import { css } from "@emotion/react";
import { Languages } from "lucide-react";
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
}

/** Says that a text is shown in another language because it is not translated; otherwise renders nothing. */
export function TranslationNotice({ contentLanguage }: TranslationNoticeProps) {
  const { t, format, language } = useI18n();
  if (contentLanguage === language) return null;
  return (
    <p css={notice} role="note">
      <Languages aria-hidden="true" />
      {t("common:notTranslated", { language: format.language(contentLanguage) })}
    </p>
  );
}
