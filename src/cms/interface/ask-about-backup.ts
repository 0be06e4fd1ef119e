import { answerQuestions } from "../../patches/asked-questions";
import type { Phrases } from "../decap-cms";
import type { BackupBase } from "../validation/backup-base";
import { adminLanguage } from "./admin-language";
import { saveTexts } from "./save-texts";

/** Makes Decap's question about a backup say when the entry was saved since the backup was made. */
export function askAboutBackup(phrases: Phrases, { isOld, take }: Pick<BackupBase, "isOld" | "take">): void {
  const { confirmLoadBackup } = (phrases.editor as Phrases).editor as Phrases;
  answerQuestions((question, ask) => {
    if (question !== confirmLoadBackup || !isOld()) return ask(question);
    const isTaken = ask(saveTexts[adminLanguage()].oldBackup);
    if (isTaken) take();
    return isTaken;
  });
}
