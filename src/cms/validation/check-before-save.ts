import type { DecapCms } from "../decap-cms";
import type { DecapEntry } from "../decap-entry";
import { adminLanguage } from "../interface/admin-language";
import { confirmHeavyFiles, confirmOverwriting, showProblems } from "../interface/save-dialogs";
import { saveTexts } from "../interface/save-texts";
import { checkEntry } from "./check-entry";
import { heavyFiles } from "./media";
import { Refusal } from "./refusal";

/** Names the files of an entry that somebody else has saved meanwhile, as far as the backend can know. */
export type FindOthersChanges = (entry: DecapEntry) => Promise<readonly string[]>;

/** Makes the form refuse what the build would refuse, in the same words, and keep what was typed. */
export function checkBeforeSave(CMS: DecapCms, findOthersChanges: FindOthersChanges): void {
  CMS.registerEventListener({
    name: "preSave",
    // Decap saves the entry that the event holds when all handlers are done; a handler's result can
    // replace the default language's text only.
    handler: async (event) => {
      event.entry = await checkedEntry(event.entry, findOthersChanges);
    },
  });
}

/** @throws Refusal after telling the editor why. */
async function checkedEntry(entry: DecapEntry, findOthersChanges: FindOthersChanges): Promise<DecapEntry> {
  const language = adminLanguage();
  const kept = saveTexts[language].kept;
  const { saved, problems } = checkEntry(entry, language);
  if (problems.length > 0) {
    showProblems(problems);
    throw new Refusal(saveTexts[language].refused(problems.length));
  }
  const heavy = heavyFiles(saved.toJS().mediaFiles ?? []);
  if (heavy.length > 0 && !(await confirmHeavyFiles(heavy))) throw new Refusal(kept);
  const changed = await findOthersChanges(entry);
  if (changed.length > 0 && !(await confirmOverwriting(changed))) throw new Refusal(kept);
  return saved;
}
