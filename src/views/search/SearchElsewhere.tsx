import { buttonStyles } from "../../components/Button/Button.styles";
import { formatLanguage } from "../../domain/format";
import { localizedPath } from "../../domain/paths";
import { searchPath } from "../../domain/search";
import { useI18n } from "../../i18n/I18nContext";
import { writeSearch } from "./search-address";

/** Links to the same search in the other languages. */
export function SearchElsewhere({ words }: { readonly words: string }) {
  const { t, language, languages } = useI18n();
  return languages
    .filter(({ code }) => code !== language)
    .map(({ code }) => (
      <a
        key={code}
        css={buttonStyles({ tone: "line", size: "small" })}
        href={localizedPath(searchPath, code) + writeSearch({ words, kind: null })}
        hrefLang={code}
      >
        {t("search:nothing.elsewhere", { language: formatLanguage(code, language) })}
      </a>
    ));
}
