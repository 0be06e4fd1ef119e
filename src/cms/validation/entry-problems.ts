import type { z } from "zod";
import { checkFields, type CheckOptions } from "../../content-model/check-fields";
import type { Problem } from "../../content-model/problem-text";
import type { Fields } from "../../content-model/record";
import { isLeftOut } from "../../content-model/written";
import { defaultLanguage, languageCodes, type Language } from "../../i18n/languages";

/** A mistake and the language that it is in. */
export interface EntryProblem extends Problem {
  readonly language: Language;
}

/** An entry as the form holds it: what is written in each language, undefined where nothing is. */
export type EntryTexts = Readonly<Partial<Record<Language, Fields>>>;

/**
 * What keeps an entry from being saved: all that would stop the build, and a text that is missing in a
 * language where it may not be left out.
 */
export function entryProblems(schema: z.ZodObject, texts: EntryTexts, options: CheckOptions): EntryProblem[] {
  return languageCodes.flatMap((language) => {
    if (isLeftOut(schema, texts[language], language)) return [];
    const original = language === defaultLanguage ? undefined : texts[defaultLanguage];
    const { problems } = checkFields(schema, texts[language] ?? {}, original, options);
    return problems.map((problem) => ({ ...problem, language }));
  });
}
