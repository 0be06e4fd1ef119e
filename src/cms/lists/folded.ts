/**
 * A text as it is searched: without capitals and accents. Each character keeps its place, so that what is found
 * can be shown as it is written.
 */
export function folded(text: string): string {
  return text.replaceAll(/[\p{Lu}\p{Lt}]|[^\p{ASCII}]/gu, (character) => {
    const plain = character.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    return plain.length === character.length ? plain : character;
  });
}

/** Whether a text has all words of a query, each as any part of a word. */
export function hasAllWords(text: string, query: string): boolean {
  const searched = folded(text);
  return folded(query.normalize("NFC"))
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Markdown without its marks and addresses, in one line. */
export function plainText(markdown: string): string {
  return markdown
    .normalize("NFC")
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[-: \t]*$/gm, "")
    .replaceAll(/^\s*(?:#+|>|[-*+]|\d+\.)\s/gm, "")
    .replaceAll(/\*\*|__|~~|[`|]/g, "")
    .replaceAll(/(?<![\p{L}\p{N}\\])([*_])(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, "$2")
    .replaceAll(/<\/?[a-z][^>]*>/gi, "")
    .replaceAll(/\\([!-/:-@[-`{-~])/g, "$1")
    .replaceAll(/\s+/g, " ")
    .trim();
}
