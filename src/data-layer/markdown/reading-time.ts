/** Words that an adult reads in a minute: the middle of the range that reading research reports. */
const wordsPerMinute = 220;

/** The address in `[words](address)`, which nobody reads. */
const linkTarget = /\]\([^)]*\)/g;

/** Whole minutes that a text takes, at least one. Markdown signs and addresses count as nothing. */
export function readingMinutes(markdown: string): number {
  const words = markdown.replaceAll(linkTarget, "]").match(/\p{L}[\p{L}\p{N}’'-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

/** GraphQL field: reading time of an entry's body. */
export const readingMinutesField = {
  type: "Int!",
  description: `Minutes to read the text, at ${wordsPerMinute} words a minute`,
  resolve: ({ body }: { readonly body: string }) => readingMinutes(body),
};
