import { answerQuestions } from "../../patches/asked-questions";
import type { Phrases } from "../decap-cms";
import type { BackupBase } from "../validation/backup-base";
import { adminLanguage } from "./admin-language";
import { saveTexts } from "./save-texts";

/**
 * Makes Decap's question about a backup say when the entry was saved since the backup was made. Decap deletes a backup that
 * is not used: so who cancels is asked once more, and cancelling that uses it.
 */
export function askAboutBackup(phrases: Phrases, { isOld, take }: Pick<BackupBase, "isOld" | "take">): void {
  const { confirmLoadBackup } = (phrases.editor as Phrases).editor as Phrases;
  answerQuestions((question, ask) => {
    if (question !== confirmLoadBackup) return ask(question);
    const t = saveTexts[adminLanguage()];
    const isTaken = ask(isOld() ? t.oldBackup : question) || !ask(t.throwAway);
    if (isTaken) take();
    return isTaken;
  });
}
