import type { Phrases } from "../decap-cms";
import { adminLanguage } from "./admin-language";
import { tellFailure, type AskedLater } from "./delete-dialog";
import { mediaTexts } from "./media-texts";
import { withLanguageName } from "./name-controls";

/** What an editor is about to delete in a form. */
export interface FormDeletion {
  /** The published entry, or the draft of its changes. */
  readonly what: "entry" | "draft";
  /** Whether the form holds changes that were never saved. */
  readonly isUnsaved: boolean;
}

/** Decap's questions before a deletion in a form, by their names in its phrases. */
const deletions: Readonly<Record<string, FormDeletion>> = {
  onDeletePublishedEntry: { what: "entry", isUnsaved: false },
  onDeleteWithUnsavedChanges: { what: "entry", isUnsaved: true },
  onDeleteUnpublishedChanges: { what: "draft", isUnsaved: false },
  onDeleteUnpublishedChangesWithUnsavedChanges: { what: "draft", isUnsaved: true },
};

/** Decap's question at an upload whose name another file has; it has it in English only. */
const replaces = /^(?<name>.+) already exists\. Do you want to replace it\?$/;

/**
 * Asks before a deletion in a form, in place of Decap: its question is the browser's, says only “this entry” and knows
 * nothing of who refers to it. Decap cannot wait for an answer. So it is told no, and its button is pressed again
 * once the editor has agreed. Where that cannot be, it is told yes, and `later` is told to have the question asked.
 */
export function askInPlaceOfDecap(
  phrases: Phrases,
  agree: (deletion: FormDeletion) => Promise<boolean>,
  later: (what: AskedLater) => void,
): void {
  const words = (phrases.editor as Phrases).editor as Phrases;
  const library = (phrases.mediaLibrary as Phrases).mediaLibrary as Phrases;
  const askedLater = new Map<unknown, AskedLater>([
    [words.onUnpublishing, "unpublishing"],
    [library.onDelete, "media"],
  ]);
  const asked = new Map(Object.entries(deletions).map(([name, deletion]) => [words[name], deletion]));
  const ask = window.confirm.bind(window);
  let pressed: HTMLElement | null = null;
  let hasAgreed = false;
  let isLeaving = false;

  const settle = async (deletion: FormDeletion, button: HTMLElement) => {
    button.setAttribute("aria-busy", "true");
    hasAgreed = await agree(deletion).catch(tellFailure);
    button.removeAttribute("aria-busy");
    if (hasAgreed) button.click();
    // once it is deleted, Decap leaves the form, and would ask what becomes of the changes in it
    isLeaving = hasAgreed && deletion.isUnsaved;
    hasAgreed = false;
  };

  // Safari does not focus a button that is clicked
  const follow = ({ target }: MouseEvent) => {
    pressed = (target as Element).closest("button");
    isLeaving = false;
  };
  document.addEventListener("click", follow, true);
  window.confirm = (question = "") => {
    if (isLeaving && question === words.onLeavePage) return true;
    const what = askedLater.get(question);
    if (what) {
      later(what);
      return true;
    }
    const deletion = asked.get(question);
    const { name } = replaces.exec(question)?.groups ?? {};
    if (!deletion) return ask(name ? mediaTexts[adminLanguage()].replaces(name) : withLanguageName(question));
    if (!hasAgreed && pressed?.getAttribute("aria-busy") === null) void settle(deletion, pressed);
    return hasAgreed;
  };
}
