import type { MouseEvent } from "react";
import { localizedPath } from "../../domain/paths";
import { useI18n } from "../../i18n/I18nContext";
import { rememberLanguage } from "../../i18n/language-memory";
import { visuallyHidden } from "../../theme/mixins";
import { useAddress } from "../address/useAddress";
import * as styles from "./LanguageSwitch.styles";

/**
 * Links to this page in every language, with its query and hash; nothing if there is only one language. The
 * choice is remembered for visits to `/`.
 */
export function LanguageSwitch() {
  const { t, language, languages, path } = useI18n();
  const rest = useAddress(addressRest, "");

  function follow(event: MouseEvent<HTMLAnchorElement>, code: string) {
    rememberLanguage(code);
    // `rest` may be outdated, since the router changes the address without an event; the not-found page answers for any
    const wanted = path === "/404/" ? location.pathname.replace(`/${language}/`, "/") : path;
    event.currentTarget.href = localizedPath(wanted, code) + addressRest();
  }

  if (languages.length < 2) return null;
  return (
    <div css={styles.group} role="group" aria-label={t("common:language.label")}>
      {languages.map(({ code, shortName, name }) => (
        <a
          key={code}
          css={styles.link}
          href={localizedPath(path, code) + rest}
          hrefLang={code}
          lang={code}
          aria-current={code === language || undefined}
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

/** Query and hash of the page's address: `?category=partnership#list`. */
function addressRest(): string {
  return location.search + location.hash;
}
