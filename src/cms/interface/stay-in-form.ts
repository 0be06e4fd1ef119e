import { answerQuestions } from "../../patches/asked-questions";
import { keepBackup } from "../../patches/backup-soon";
import { isLeft } from "../../patches/form-anew";
import type { Phrases } from "../decap-cms";
import { isUnsaved } from "../files/open-form";

/**
 * Asks whether to leave a form with unsaved changes when its address gives way to another one, and puts it back for who
 * stays. Decap would leave the other address there, or go somewhere else: it knows only the addresses that it has set
 * itself. So neither Decap nor anything else hears of an address that did not stay. Whoever has agreed is not asked
 * again by Decap, nor is whoever has saved and begins another entry: Decap's question comes before it has heard of the save.
 * What is left is offered again when the form is opened.
 *
 * @param isChanged whether the open form holds changes that were never saved, as Decap's store knows at once
 */
export function stayInForm(phrases: Phrases, isChanged: () => boolean): void {
  const { onLeavePage: question } = (phrases.editor as Phrases).editor as Phrases;
  let endLeaving: (() => void) | undefined;
  answerQuestions((asked, ask) => {
    if (asked !== question) return ask(asked);
    if (!isChanged()) return true;
    // for as long as the address changes
    if (!endLeaving && ask(asked)) endLeaving = keepBackup();
    return endLeaving !== undefined;
  });
  const follow = (event: HashChangeEvent) => {
    if (isUnsaved() && isLeft(event) && !window.confirm(question as string)) {
      event.stopImmediatePropagation();
      history.pushState(null, "", event.oldURL);
    } else
      setTimeout(() => {
        endLeaving?.();
        endLeaving = undefined;
      });
  };
  window.addEventListener("hashchange", follow, { capture: true });
}
