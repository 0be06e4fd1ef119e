import type { AdminLanguage } from "../../content-model/field-info";
import type { Phrases } from "../decap-cms";

const savedWords: Readonly<Record<AdminLanguage, Phrases>> = {
  en: { editor: { editorToolbar: { published: "Saved" } } },
  id: { editor: { editorToolbar: { published: "Tersimpan" } } },
};

/**
 * Phrases for a backend that publishes whatever is saved: its forms call an entry saved, not published, since it may
 * be a draft by its switch.
 */
export function withSavedWords(phrases: Phrases, language: AdminLanguage): Phrases {
  return merged(phrases, savedWords[language]);
}

function merged(phrases: Phrases, own: Phrases): Phrases {
  const changed = Object.entries(own).map(([name, words]) => {
    const inner = phrases[name];
    return [name, typeof words === "object" && typeof inner === "object" ? merged(inner, words) : words];
  });
  return { ...phrases, ...(Object.fromEntries(changed) as Phrases) };
}
