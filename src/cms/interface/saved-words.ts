import type { AdminLanguage } from "../../content-model/field-info";
import type { Phrases } from "../decap-cms";

/** Where whatever is saved is published, a form calls an entry saved, since it may be a draft by its switch. */
const savedWords: Readonly<Record<AdminLanguage, Phrases>> = {
  en: { editor: { editorToolbar: { published: "Saved" } } },
  id: { editor: { editorToolbar: { published: "Tersimpan" } } },
};

/**
 * Where a save makes a draft, Decap says “unpublishing” at each save of a published entry. It stays published until it
 * is taken off the site.
 */
const draftWords: Readonly<Record<AdminLanguage, Phrases>> = {
  en: { editor: { editorToolbar: { unpublishing: "Published" } } },
  id: { editor: { editorToolbar: { unpublishing: "Sudah terbit" } } },
};

/**
 * Phrases in place of those in which Decap uses a wide plus sign that few fonts have, calls a file that is not saved yet a
 * draft, gives the cause of a failed sign-in without a sentence around it, does not say why it asks whether to leave, or
 * speaks of locales, local backups, backends and persisting.
 */
const anywhere: Readonly<Record<AdminLanguage, Phrases>> = {
  en: {
    collection: { collectionTop: { newButton: "+ %{collectionLabel}" } },
    editor: {
      editor: {
        onLeavePage:
          "There are unsaved changes. Leave this page? Your browser keeps a backup of them, and offers it when you open this form again.",
        confirmLoadBackup: "Your browser has a backup of this entry. Use it?",
      },
      editorControlPane: { i18n: { copyFromLocale: "Fill in from another language" } },
    },
    mediaLibrary: { mediaLibraryCard: { draft: "Not saved yet" } },
    ui: {
      toast: {
        onFailToAuth: "You could not sign in: %{details}",
        onFailToPersist: "Not saved yet: %{details}",
        onBackendDown: "Saving is out of order at the moment. See %{details}",
      },
    },
  },
  id: {},
};

/** Decap's phrases, with words that are true of what is saved and published in this area. */
export function withSavedWords(phrases: Phrases, language: AdminLanguage, usesDrafts: boolean): Phrases {
  return merged(merged(phrases, anywhere[language]), (usesDrafts ? draftWords : savedWords)[language]);
}

function merged(phrases: Phrases, own: Phrases): Phrases {
  const changed = Object.entries(own).map(([name, words]) => {
    const inner = phrases[name];
    return [name, typeof words === "object" && typeof inner === "object" ? merged(inner, words) : words];
  });
  return { ...phrases, ...(Object.fromEntries(changed) as Phrases) };
}
