import type { MouseEvent } from "react";
import { useI18n } from "../../i18n/I18nContext";
import { rememberLanguage } from "../../i18n/language-memory";
import { localizedPath } from "../../i18n/paths";
import { visuallyHidden } from "../../theme/mixins";
import * as styles from "./LanguageSwitch.styles";
import { addressRest, useAddressRest } from "./use-address-rest";

/** Links to this page in every language, query and hash kept. The choice is remembered for visits to `/`. */
export function LanguageSwitch() {
  const { t, language, languages, path } = useI18n();
  const rest = useAddressRest();

  function follow(event: MouseEvent<HTMLAnchorElement>, code: string) {
    rememberLanguage(code);
    // A filter may have rewritten the query without an event to tell of it.
    event.currentTarget.href = localizedPath(path, code) + addressRest();
  }

  return (
    <div css={styles.group} role="group" aria-label={t("common:language.label")}>
      {languages.map(({ code, shortName, name }) => (
        <a
          key={code}
          css={styles.link}
          href={localizedPath(path, code) + rest}
          hrefLang={code}
          lang={code}
          aria-current={code === language ? "true" : undefined}
          onClick={(event) => follow(event, code)}
        >
          <span>
            {shortName} <span css={visuallyHidden}>{name}</span>
          </span>
        </a>
      ))}
    </div>
  );
}
