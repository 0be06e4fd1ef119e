import { answerQuestions } from "../../patches/asked-questions";
import type { Phrases } from "../decap-cms";
import { itemOf } from "./menu-item";

/** What an editor pressed before Decap asked. */
export interface Press {
  /** Around the menu that the pressed item was in, which is closed meanwhile. */
  readonly place: HTMLElement | null | undefined;
  /**
   * Whether the editor has agreed already, or has nothing to agree to: then `ask` returns undefined. Otherwise the editor
   * is asked, and agrees by pressing the same again, unseen.
   *
   * @param isUnsaved whether Decap leaves the form then, with what was never saved
   */
  readonly isAgreed: (ask: () => Promise<boolean> | undefined, isUnsaved?: boolean) => boolean;
}

/** Answers a question of Decap's; with undefined if it is about something else. */
export type Answer = (question: string, press: Press) => boolean | undefined;

/**
 * Answers Decap's questions in place of the browser, whose dialog cannot say who refers to an entry or what would be lost.
 * Decap cannot wait for an answer, so it is told no, and its button is pressed again once the editor has agreed.
 */
export function askInPlaceOfDecap(phrases: Phrases, answers: readonly Answer[]): void {
  const { onLeavePage } = (phrases.editor as Phrases).editor as Phrases;
  let pressed: HTMLElement | null = null;
  let place: HTMLElement | null | undefined;
  let hasAgreed = false;
  let isLeaving = false;

  const settle = async (answer: Promise<boolean>, button: HTMLElement, isUnsaved: boolean) => {
    // the editor answers by a press, which is followed, too
    const menu = place;
    button.setAttribute("aria-busy", "true");
    hasAgreed = await answer;
    button.removeAttribute("aria-busy");
    if (hasAgreed) (menu ? await itemOf(menu, button.textContent) : button)?.click();
    // once it is deleted, Decap leaves the form, and would ask what becomes of the changes in it
    isLeaving = hasAgreed && isUnsaved;
    hasAgreed = false;
  };
  const isAgreed: Press["isAgreed"] = (asked, isUnsaved = false) => {
    if (hasAgreed) return true;
    if (!pressed || pressed.hasAttribute("aria-busy")) return false;
    const answer = asked();
    if (answer) void settle(answer, pressed, isUnsaved);
    return answer === undefined;
  };

  // Safari does not focus a button that is clicked
  const follow = ({ target }: MouseEvent) => {
    pressed = (target as Element).closest<HTMLElement>('button, [role="menuitem"]');
    place = pressed?.closest('[role="menu"]')?.parentElement;
    isLeaving = false;
  };
  document.addEventListener("click", follow, true);
  answerQuestions((question, ask) => {
    if (isLeaving && question === onLeavePage) return true;
    for (const answer of answers) {
      const said = answer(question, { place, isAgreed });
      if (said !== undefined) return said;
    }
    return ask(question);
  });
}
