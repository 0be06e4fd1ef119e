import type { AdminLanguage } from "../../content-model/field-info";
import type { Fields } from "../../domain/record";
import { answerQuestions } from "../../patches/asked-questions";
import type { Phrases } from "../decap-cms";
import { entryTexts, type DecapEntry } from "../decap-entry";
import { openForm, openName } from "../files/open-form";
import type { BackupBase } from "../validation/backup-base";
import { titleOfAddress } from "../validation/borrowed-title";
import { adminLanguage } from "./admin-language";
import { saveTexts } from "./save-texts";
import { timeText } from "./window";

/**
 * Makes Decap's question about a backup say of which entry and time it is, and when the entry was saved since. Decap
 * deletes a backup that is not used: so who cancels is asked once more, and cancelling that uses it. That of a new entry
 * is kept for another time then.
 *
 * @param settle is told whether the backup of a new entry is used or thrown away
 * @param offered the entry as the backup has it
 */
export function askAboutBackup(
  phrases: Phrases,
  { isOld, madeAt, take }: Pick<BackupBase, "isOld" | "madeAt" | "take">,
  settle: (isSettled: boolean) => void,
  offered: () => DecapEntry,
): void {
  const { confirmLoadBackup } = (phrases.editor as Phrases).editor as Phrases;
  answerQuestions((question, ask) => {
    if (question !== confirmLoadBackup) return ask(question);
    const language = adminLanguage();
    const t = saveTexts[language];
    const [name, time] = [openName() || titleIn(offered(), language), madeAt()];
    const head = [name && `“${name}”`, time && t.backupOf(timeText(time, language))].filter(Boolean);
    const askOf = (words: string) => ask([head.join(", "), words].filter(Boolean).join("\n\n"));
    const isNew = openForm() === null;
    const isWanted = askOf(isOld() ? t.oldBackup : question);
    const isThrownAway = !isWanted && askOf(`${t.throwAway} ${isNew ? t.orKept : t.orUsed}`);
    if (isNew) settle(isWanted || isThrownAway);
    const isTaken = isWanted || (!isThrownAway && !isNew);
    if (isTaken) take();
    return isTaken;
  });
}

/** The title of an entry in a language, otherwise in another one; "" without any. */
function titleIn(entry: DecapEntry, language: AdminLanguage): string {
  // the site may have no text in the editor's language
  const texts: Readonly<Partial<Record<string, Fields>>> = entryTexts(entry);
  return titleOfAddress({ [language]: texts[language] })?.title ?? titleOfAddress(texts)?.title ?? "";
}
