import type { z } from "zod";
import { sameTexts, type SameText } from "../../content-model/same-texts";
import { defaultLanguage, languageCodes, type Language } from "../../domain/languages";
import type { EntryTexts } from "./entry-problems";

/** A text that is the same as in the default language. */
export interface UntranslatedField extends SameText {
  readonly language: Language;
}

/**
 * Finds the texts of an entry that are the same in two languages.
 *
 * @param isCopied whether they were just filled in from the other language: then short ones count, too
 */
export function untranslated(
  schema: z.ZodType,
  texts: EntryTexts,
  isCopied = false,
): readonly UntranslatedField[] {
  return languageCodes
    .filter((code) => code !== defaultLanguage)
    .flatMap((language) =>
      sameTexts(schema, texts[defaultLanguage], texts[language], isCopied).map((same) => ({
        ...same,
        language,
      })),
    );
}
