import { withPrefix } from "gatsby";
import { draftKeys } from "../../components/InquiryForm/draft";
import { scriptsRun } from "../../components/starting";
import { languageStorageKey } from "../../i18n/language-memory";
import { startWhenNeeded, type StartFacts } from "./start-when-needed";

/** The inline script that starts a page's scripts when they are needed: see {@link startWhenNeeded}. */
export function startScript(): string {
  const facts: StartFacts = {
    scriptsRun,
    languageKey: languageStorageKey,
    draftKeys,
    pageData: withPrefix("/page-data"),
  };
  return `(${startWhenNeeded.toString()})(${JSON.stringify(facts)})`;
}
