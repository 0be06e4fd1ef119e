import type { Phrases } from "../decap-cms";

/** What Decap calls “Published” on the form of every entry that is saved, also of one that is a draft by its switch. */
const ownWords: Phrases = { editor: { editorToolbar: { published: "Saved" } } };

/** Decap's English phrases with our own in their places. */
export function withOwnWords(phrases: Phrases, own = ownWords): Phrases {
  const changed = Object.entries(own).map(([name, words]) => {
    const inner = phrases[name];
    return [
      name,
      typeof words === "object" && typeof inner === "object" ? withOwnWords(inner, words) : words,
    ];
  });
  return { ...phrases, ...(Object.fromEntries(changed) as Phrases) };
}
