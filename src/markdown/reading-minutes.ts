/**
 * Words that an adult reads per minute. For English non-fiction, most adults are between 175 and 300, with a
 * mean of 238 (Brysbaert 2019, https://biblio.ugent.be/publication/8647789).
 */
export const wordsPerMinute = 220;

/** The address in `[words](address)`, which is not read. */
const linkTarget = /\]\([^)]*\)/g;

/** Reading time of a Markdown text in whole minutes, at least one. Syntax and addresses are not counted. */
export function readingMinutes(markdown: string): number {
  const words = markdown.replaceAll(linkTarget, "]").match(/\p{L}[\p{L}\p{N}’'-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
