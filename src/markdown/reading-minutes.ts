/** Words that an adult reads in a minute: the middle of the range that reading research reports. */
export const wordsPerMinute = 220;

/** The address in `[words](address)`, which nobody reads. */
const linkTarget = /\]\([^)]*\)/g;

/** Whole minutes that a text takes, at least one. Markdown signs and addresses count as nothing. */
export function readingMinutes(markdown: string): number {
  const words = markdown.replaceAll(linkTarget, "]").match(/\p{L}[\p{L}\p{N}’'-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
