import type { z } from "zod";
import { never, startOf } from "../../content-model/appearance";
import { checkFields, type CheckOptions } from "../../content-model/check-fields";
import { fieldInfo } from "../../content-model/field-info";
import { isLeftOut, saysNothing } from "../../content-model/left-out";
import type { Problem } from "../../content-model/problem-text";
import { structureOf } from "../../content-model/walk";
import { defaultLanguage, languageCodes, type Language } from "../../domain/languages";
import type { Fields } from "../../domain/record";

/** A problem and the language of the text that has it. */
export interface EntryProblem extends Problem {
  readonly language: Language;
  /** Path of the field in the model, where `field` is its label. */
  readonly path?: string;
  /** Address of the form to open at the field, if it is another entry's problem. */
  readonly form?: string;
}

/** The form's fields by language; undefined for a language without any. */
export type EntryTexts = Readonly<Partial<Record<Language, Fields>>>;

/** The problems without those that a translation only has because it shares the value with the default language. */
export function toldOnce(schema: z.ZodType, problems: readonly EntryProblem[]): EntryProblem[] {
  const originals = problems.filter(({ language }) => language === defaultLanguage);
  const isTold = ({ field, expected }: EntryProblem) =>
    isSharedAt(schema, field.split(".")) &&
    originals.some((original) => original.field === field && original.expected === expected);
  return problems.filter((problem) => problem.language === defaultLanguage || !isTold(problem));
}

/** Whether a field, given the names that lead there, has the same value in every language. */
function isSharedAt(schema: z.ZodType | undefined, [name, ...names]: readonly string[]): boolean {
  if (!schema) return false;
  if (fieldInfo.get(schema)?.shared) return true;
  const { fields, item } = structureOf(schema);
  return name !== undefined && isSharedAt(item ?? fields?.[name], names);
}

/**
 * The problems that prevent saving: everything that would stop the build, and texts that are missing in a
 * language where they are required. A draft needs one language.
 */
export function entryProblems(schema: z.ZodObject, texts: EntryTexts, options: CheckOptions): EntryProblem[] {
  const isDraft = startOf(texts[defaultLanguage] ?? {}) === never;
  const written = languageCodes.filter((code) => !saysNothing(schema, texts[code]));
  const needed = isDraft && written.length > 0 ? written : languageCodes;
  return needed.flatMap((language) => {
    if (isLeftOut(schema, texts[language], language)) return [];
    const original = language === defaultLanguage ? undefined : texts[defaultLanguage];
    const { problems } = checkFields(schema, texts[language] ?? {}, original, options);
    const isElsewhere = ({ field }: Problem) =>
      !needed.includes(defaultLanguage) && isSharedAt(schema, field.split("."));
    return problems.map((problem) => ({
      ...problem,
      language: isElsewhere(problem) ? defaultLanguage : language,
    }));
  });
}
