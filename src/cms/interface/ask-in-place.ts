import { isLanguage, type Language } from "../../domain/languages";
import type { Phrases } from "../decap-cms";
import { adminLanguage } from "./admin-language";
import { tellFailure } from "./delete-dialog";
import { languageOfMenus } from "./fill-in";
import { mediaTexts } from "./media-texts";
import { itemOf } from "./menu-item";

/** What an editor is about to delete in a form. */
export interface FormDeletion {
  /** The published entry, the draft of its changes, or an entry that becomes a draft again. */
  readonly what: "entry" | "draft" | "unpublishing";
  /** Whether the form holds changes that were never saved. */
  readonly isUnsaved: boolean;
}

/** What has to do with filling in a language of the open form from another one. */
export interface Copies {
  /** Asks whether to fill in a language from another one; undefined if there is nothing to ask. */
  readonly ask: (from: Language, into: Language) => Promise<boolean> | undefined;
  /** Is told from which language the form is filled in at once. */
  readonly begin: (from: Language) => void;
}

/** Decap's questions before a deletion in a form, by their names in its phrases. */
const deletions: Readonly<Record<string, FormDeletion>> = {
  onUnpublishing: { what: "unpublishing", isUnsaved: false },
  onDeletePublishedEntry: { what: "entry", isUnsaved: false },
  onDeleteWithUnsavedChanges: { what: "entry", isUnsaved: true },
  onDeleteUnpublishedChanges: { what: "draft", isUnsaved: false },
  onDeleteUnpublishedChangesWithUnsavedChanges: { what: "draft", isUnsaved: true },
};

/** Decap's question at an upload whose name another file has; it has it in English only. */
const sameName = /^(?<name>.+) already exists\. Do you want to replace it\?$/;

/**
 * Asks before a deletion in a form, or before one of its languages is filled in from another one, in place of Decap: its
 * question is the browser's, and knows nothing of who refers to the entry, or of what is lost. Decap cannot wait for an
 * answer. So it is told no, and its button is pressed again once the editor has agreed. In the media library that cannot
 * be: it is told yes, and `later` is told to have the question asked. `copies` knows of the form, `replaces` is told which
 * file an upload takes the place of, about which nobody is asked if it `takesPlace` as it is, or the editor has said so.
 */
export function askInPlaceOfDecap(
  phrases: Phrases,
  agree: (deletion: FormDeletion) => Promise<boolean>,
  later: () => void,
  copies: Copies,
  replaces: (name: string) => void,
  takesPlace: (name: string) => boolean,
): void {
  const words = (phrases.editor as Phrases).editor as Phrases;
  const { i18n } = (phrases.editor as Phrases).editorControlPane as Phrases;
  const [copy = "", copyEnd = ""] = ((i18n as Phrases).copyFromLocaleConfirm as string).split("%{locale}");
  const library = (phrases.mediaLibrary as Phrases).mediaLibrary as Phrases;
  const asked = new Map(Object.entries(deletions).map(([name, deletion]) => [words[name], deletion]));
  const ask = window.confirm.bind(window);
  let pressed: HTMLElement | null = null;
  // around the menu that the item was pressed in, which is closed meanwhile
  let place: HTMLElement | null | undefined;
  let hasAgreed = false;
  let isLeaving = false;

  const settle = async (agreed: Promise<boolean>, button: HTMLElement, isUnsaved = false) => {
    // the editor answers by a press, which is followed, too
    const menu = place;
    button.setAttribute("aria-busy", "true");
    hasAgreed = await agreed;
    button.removeAttribute("aria-busy");
    if (hasAgreed) (menu ? await itemOf(menu, button.textContent) : button)?.click();
    // once it is deleted, Decap leaves the form, and would ask what becomes of the changes in it
    isLeaving = hasAgreed && isUnsaved;
    hasAgreed = false;
  };

  // Safari does not focus a button that is clicked
  const follow = ({ target }: MouseEvent) => {
    pressed = (target as Element).closest<HTMLElement>('button, [role="menuitem"]');
    place = pressed?.closest('[role="menu"]')?.parentElement;
    isLeaving = false;
  };
  document.addEventListener("click", follow, true);
  window.confirm = (question = "") => {
    if (isLeaving && question === words.onLeavePage) return true;
    if (question === library.onDelete) {
      later();
      return true;
    }
    const deletion = asked.get(question);
    const { name } = sameName.exec(question)?.groups ?? {};
    const from = question.startsWith(copy) ? question.slice(copy.length, -copyEnd.length).toLowerCase() : "";
    const into = languageOfMenus(place);
    if (isLanguage(from) && into) {
      const answer = hasAgreed ? undefined : copies.ask(from, into);
      if (answer && pressed) void settle(answer, pressed);
      if (!answer) copies.begin(from);
      return !answer;
    }
    if (!deletion) {
      const isSettled = name !== undefined && takesPlace(name);
      const hasAnswer = isSettled || ask(name ? mediaTexts[adminLanguage()].replaces(name) : question);
      if (hasAnswer && name) replaces(name);
      return hasAnswer;
    }
    if (!hasAgreed && pressed?.getAttribute("aria-busy") === null)
      void settle(agree(deletion).catch(tellFailure), pressed, deletion.isUnsaved);
    return hasAgreed;
  };
}
