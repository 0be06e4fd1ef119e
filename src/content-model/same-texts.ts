import type { z } from "zod";
import { translatedTexts } from "./walk";

/** Names and short phrases may be the same in two languages; what has more words is hardly ever. */
const fewestWords = 5;

/** A text that is word for word the same in two languages. */
export interface SameText {
  /** Of its field in the model. */
  readonly path: string;
  readonly words: string;
}

/**
 * The texts that are the same in two languages, so that one of them is not translated.
 *
 * @param isCopied whether one language was filled in from the other: then short ones count, too
 */
export function sameTexts(schema: z.ZodType, one: unknown, other: unknown, isCopied = false): SameText[] {
  const counts = isCopied ? hasLetters : isLong;
  const originals = textsByPath(schema, one);
  return [...textsByPath(schema, other)]
    .map(([path, words]) => ({ path, words }))
    .filter(({ path, words }) => originals.get(path) === words && counts(words));
}

const isLong = (words: string) => words.split(/\s+/).length >= fewestWords;

/** The name of a figure is no word. */
const hasLetters = (words: string) => /\p{L}/u.test(words.replace(/\{\{.*?\}\}/g, ""));

function textsByPath(schema: z.ZodType, data: unknown): Map<string, string> {
  const written = translatedTexts(schema, data).filter(({ widget }) => widget !== "file");
  return new Map(written.map(({ field, text }) => [field, text]));
}
