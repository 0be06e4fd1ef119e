import { withPrefix } from "gatsby";
import { scriptsRun } from "../../components/starting";
import { draftKeys } from "../../components/tab-storage";
import { searchKeySwitch, searchPath } from "../../domain/search";
import { languageStorageKey } from "../../i18n/language-memory";
import { openSearchByKey, type SearchKeyFacts } from "./open-search-by-key";
import { startWhenNeeded, type StartFacts } from "./start-when-needed";

/**
 * The inline script that starts a page's scripts when they are needed, and answers the search key: see
 * {@link startWhenNeeded} and {@link openSearchByKey}.
 */
export function startScript(): string {
  const facts: StartFacts = {
    scriptsRun,
    languageKey: languageStorageKey,
    draftKeys,
    pageData: withPrefix("/page-data"),
  };
  const search: SearchKeyFacts = { searchPath, switchKey: searchKeySwitch };
  return [call(startWhenNeeded, facts), call(openSearchByKey, search)].join(";");
}

function call<Facts>(script: (facts: Facts) => void, facts: Facts): string {
  return `(${script.toString()})(${JSON.stringify(facts)})`;
}
