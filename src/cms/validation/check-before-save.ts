import type { DecapCms } from "../decap-cms";
import type { DecapEntry } from "../decap-entry";
import { adminLanguage } from "../interface/admin-language";
import { confirmHeavyFiles, showProblems } from "../interface/save-dialogs";
import { saveTexts } from "../interface/save-texts";
import { checkEntry } from "./check-entry";
import { heavyFiles } from "./media";

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
  const language = adminLanguage();
  const { saved, problems } = checkEntry(entry, language);
  if (problems.length > 0) {
    showProblems(problems);
    throw new Refusal(saveTexts[language].refused(problems.length));
  }
  const heavy = heavyFiles(saved.toJS().mediaFiles ?? []);
  if (heavy.length > 0 && !(await confirmHeavyFiles(heavy))) throw new Refusal(saveTexts[language].kept);
  return saved;
}
