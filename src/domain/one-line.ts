/** The soft hyphen, the zero-width space, the word joiner and the byte order mark; emoji and scripts need other joiners. */
const hidden = /[\u00AD\u200B\u2060\uFEFF]/g;

/** A text without signs that nobody sees, which come along with what is pasted. */
export function withoutHiddenSigns(text: string): string {
  return text.replaceAll(hidden, "");
}

/** A text of one line as it is stored. A space that keeps a number beside its unit is there on purpose. */
export function oneLine(text: string): string {
  return withoutHiddenSigns(text)
    .replaceAll(/[^\S\u00A0\u202F]+/g, " ")
    .trim();
}
