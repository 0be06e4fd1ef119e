import { collections, copyFiles } from "../../content-model/content-model";
import type { DecapCms } from "../decap-cms";
import { entryTexts, type DecapEntry } from "../decap-entry";
import { adminLanguage } from "../interface/admin-language";
import { confirmHeavyFiles, showProblems } from "../interface/save-dialogs";
import { saveTexts } from "../interface/save-texts";
import { copySharedLists } from "./copy-shared-lists";
import { entryProblems } from "./entry-problems";
import { fieldLabel } from "./field-label";
import { fileExistsAmong, heavyFiles } from "./media";

/** Why an entry was not saved, as Decap's message shows it. */
class Refusal extends Error {
  override toString(): string {
    return this.message;
  }
}

/** Makes the form refuse what the build would refuse, in the same words, and keep what was typed. */
export function checkBeforeSave(CMS: DecapCms): void {
  CMS.registerEventListener({
    name: "preSave",
    // Decap saves the entry that the event holds when all handlers are done; a handler's result can
    // replace the default language's text only.
    handler: async (event) => {
      event.entry = await checkedEntry(event.entry);
    },
  });
}

/** @throws Refusal after telling the editor why. */
async function checkedEntry(entry: DecapEntry): Promise<DecapEntry> {
  const schema = schemaOf(entry);
  if (!schema) return entry;
  const language = adminLanguage();
  const completed = copySharedLists(schema, entry);
  const media = completed.toJS().mediaFiles ?? [];
  const problems = entryProblems(schema, entryTexts(completed), {
    fileExists: fileExistsAmong(media),
    wordsIn: language,
  });
  if (problems.length > 0) {
    showProblems(
      problems.map((problem) => ({ ...problem, field: fieldLabel(schema, problem.field, language) })),
    );
    throw new Refusal(saveTexts[language].refused(problems.length));
  }
  const heavy = heavyFiles(media);
  if (heavy.length > 0 && !(await confirmHeavyFiles(heavy))) throw new Refusal(saveTexts[language].kept);
  return completed;
}

function schemaOf(entry: DecapEntry) {
  const collection = entry.get("collection");
  const file = copyFiles.find(({ folder, name }) => folder === collection && name === entry.get("slug"));
  return (file ?? collections.find(({ name }) => name === collection))?.schema;
}
