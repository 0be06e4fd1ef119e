import { isLanguage, type Language } from "../../domain/languages";
import type { Phrases } from "../decap-cms";
import { adminLanguage } from "./admin-language";
import type { Answer } from "./ask-in-place";
import { tellFailure } from "./delete-dialog";
import { languageOfMenus } from "./fill-in";
import { mediaTexts } from "./media-texts";

/** What an editor is about to delete in a form. */
export interface FormDeletion {
  /** The published entry, the draft of its changes, or an entry that becomes a draft again. */
  readonly what: "entry" | "draft" | "unpublishing";
  /** Whether the form holds changes that were never saved. */
  readonly isUnsaved: boolean;
}

/** Decap's questions before a deletion in a form, by their names in its phrases. */
const deletions: Readonly<Record<string, FormDeletion>> = {
  onUnpublishing: { what: "unpublishing", isUnsaved: false },
  onDeletePublishedEntry: { what: "entry", isUnsaved: false },
  onDeleteWithUnsavedChanges: { what: "entry", isUnsaved: true },
  onDeleteUnpublishedChanges: { what: "draft", isUnsaved: false },
  onDeleteUnpublishedChangesWithUnsavedChanges: { what: "draft", isUnsaved: true },
};

/** Answers what Decap asks before a deletion in a form. */
export function aboutDeletions(
  phrases: Phrases,
  agree: (deletion: FormDeletion) => Promise<boolean>,
): Answer {
  const words = (phrases.editor as Phrases).editor as Phrases;
  const asked = new Map(Object.entries(deletions).map(([name, deletion]) => [words[name], deletion]));
  return (question, { isAgreed }) => {
    const deletion = asked.get(question);
    return deletion && isAgreed(() => agree(deletion).catch(tellFailure), deletion.isUnsaved);
  };
}

/** What has to do with filling in a language of the open form from another one. */
interface Copies {
  /** Asks whether to fill in a language from another one; undefined if there is nothing to ask. */
  readonly ask: (from: Language, into: Language) => Promise<boolean> | undefined;
  /** Is told from which language the form is filled in at once. */
  readonly begin: (from: Language) => void;
}

/** Answers what Decap asks before it fills in a language of the form from another one. */
export function aboutCopies(phrases: Phrases, { ask, begin }: Copies): Answer {
  const { i18n } = (phrases.editor as Phrases).editorControlPane as Phrases;
  const [head = "", end = ""] = ((i18n as Phrases).copyFromLocaleConfirm as string).split("%{locale}");
  return (question, { place, isAgreed }) => {
    const from = question.startsWith(head) ? question.slice(head.length, -end.length).toLowerCase() : "";
    const into = languageOfMenus(place);
    if (!isLanguage(from) || !into) return undefined;
    const isToBegin = isAgreed(() => ask(from, into));
    if (isToBegin) begin(from);
    return isToBegin;
  };
}

/** Decap's question at an upload whose name another file has; it has it in English only. */
const sameName = /^(?<name>.+) already exists\. Do you want to replace it\?$/;

/** What has to do with the files of the media library. */
interface Files {
  /** Has a deletion asked about when it begins: in the library, Decap's button cannot be pressed again. */
  readonly askLater: () => void;
  /** Is told which file an upload takes the place of. */
  readonly replace: (name: string) => void;
  /** Whether an upload takes the place of the file with its name without a question: it is the same, or was agreed to. */
  readonly takesPlace: (name: string) => boolean;
}

/** Answers what Decap asks in the media library. */
export function aboutFiles(phrases: Phrases, { askLater, replace, takesPlace }: Files): Answer {
  const { onDelete } = (phrases.mediaLibrary as Phrases).mediaLibrary as Phrases;
  const ask = window.confirm.bind(window);
  return (question) => {
    if (question === onDelete) {
      askLater();
      return true;
    }
    const { name } = sameName.exec(question)?.groups ?? {};
    if (name === undefined) return undefined;
    const isReplaced = takesPlace(name) || ask(mediaTexts[adminLanguage()].replaces(name));
    if (isReplaced) replace(name);
    return isReplaced;
  };
}
