import { entryFile } from "../../content-model/entry-file";
import { slugProblems } from "../../content-model/site-pages";
import { defaultLanguage } from "../../i18n/languages";
import { pathInContent } from "../backend/read-content";
import { adminLanguage } from "../interface/admin-language";
import { showProblems } from "../interface/save-dialogs";
import { saveTexts } from "../interface/save-texts";
import { fieldLabel } from "./field-label";
import { Refusal } from "./refusal";

/**
 * Refuses to save an entry whose page would be at an address of the site itself. Decap makes the address of
 * a new entry from its title in the default language.
 * @throws Refusal after telling the editor why
 */
export function checkAddress(paths: readonly string[]): void {
  const language = adminLanguage();
  const problems = paths.flatMap((path) => {
    const entry = entryFile(pathInContent(path));
    if (entry?.language !== defaultLanguage) return [];
    const field = fieldLabel(entry.collection.schema, "title", language);
    return slugProblems(entry, language).map((problem) => ({ ...problem, field, language: defaultLanguage }));
  });
  if (problems.length === 0) return;
  showProblems(problems);
  throw new Refusal(saveTexts[language].refused(problems.length));
}
