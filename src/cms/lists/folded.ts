import { withoutHiddenSigns } from "../../domain/one-line";

/**
 * A text as it is searched: without capitals and accents, with straight quotation marks and apostrophes. Each character
 * keeps its place, so that what is found can be shown as it is written.
 */
export function folded(text: string): string {
  const straight = text.replaceAll(/[‘’‚‛ʼ′]/g, "'").replaceAll(/[“”„‟″«»]/g, '"');
  return straight.replaceAll(/[\p{Lu}\p{Lt}]|[^\p{ASCII}]/gu, (character) => {
    const plain = character.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    return plain.length === character.length ? plain : character;
  });
}

/** A query, or a text that it is looked for in, in the one form in which they are compared. */
export function searched(text: string): string {
  return folded(inOneLine(text.normalize("NFC")));
}

/** Whether a text has all words of a query, each as any part of a word. */
export function hasAllWords(text: string, query: string): boolean {
  const whole = searched(text);
  return searched(query)
    .split(" ")
    .every((word) => whole.includes(word));
}

function inOneLine(text: string): string {
  return withoutHiddenSigns(text).replaceAll(/\s+/g, " ").trim();
}

/** Markdown without its marks and addresses, in one line. */
export function plainText(markdown: string): string {
  const plain = markdown
    .normalize("NFC")
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[-: \t]*$/gm, "")
    .replaceAll(/^\s*(?:#+|>|[-*+]|\d+\.)\s/gm, "")
    .replaceAll(/\*\*|__|~~|[`|]/g, "")
    .replaceAll(/(?<![\p{L}\p{N}\\])([*_])(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, "$2")
    .replaceAll(/<\/?[a-z][^>]*>/gi, "")
    .replaceAll(/\\([!-/:-@[-`{-~])/g, "$1");
  return inOneLine(plain);
}
