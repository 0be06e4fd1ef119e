import type { z } from "zod";
import { visitFields } from "../../content-model/walk";
import { defaultLanguage, languageCodes, type Language } from "../../domain/languages";
import type { EntryTexts } from "./entry-problems";

/** Names and short phrases may be the same in two languages; what has more words is hardly ever. */
const fewestWords = 5;

/** A text that says word for word the same as in the default language, so that one of them is not translated. */
export interface SameText {
  /** Of its field in the model. */
  readonly path: string;
  readonly language: Language;
  readonly words: string;
}

/**
 * Finds the texts of an entry that are the same in two languages.
 *
 * @param isCopied whether they were just filled in from the other language: then short ones count, too
 */
export function untranslated(schema: z.ZodType, texts: EntryTexts, isCopied = false): readonly SameText[] {
  const counts = isCopied ? hasLetters : isLong;
  const originals = textsByPath(schema, texts[defaultLanguage]);
  return languageCodes
    .filter((code) => code !== defaultLanguage)
    .flatMap((language) =>
      [...textsByPath(schema, texts[language])].map(([path, words]) => ({ path, language, words })),
    )
    .filter(({ path, words }) => originals.get(path) === words && counts(words));
}

const isLong = (words: string) => words.split(/\s+/).length >= fewestWords;

/** The name of a figure is no word. */
const hasLetters = (words: string) => /\p{L}/u.test(words.replace(/\{\{.*?\}\}/g, ""));

function textsByPath(schema: z.ZodType, data: unknown): Map<string, string> {
  const found = new Map<string, string>();
  visitFields(schema, data, ({ widget, shared }, value, path) => {
    if (shared || !["string", "text", "markdown", "alternative"].includes(widget)) return;
    if (typeof value === "string" && value.trim() !== "") found.set(path.join("."), value.trim());
  });
  return found;
}
