import type { z } from "zod";
import { checkFields, type CheckOptions, type ReadResult } from "../../content-model/check-fields";
import { fieldInfo } from "../../content-model/field-info";
import { isLeftOut } from "../../content-model/left-out";
import type { Problem } from "../../content-model/problem-text";
import { sharesAnything } from "../../content-model/shared-fields";
import { structureOf } from "../../content-model/walk";
import { defaultLanguage, languageCodes, type Language } from "../../domain/languages";
import { isRecord, type Fields } from "../../domain/record";

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

/** The same fields as those of a draft. */
export function asDraft(texts: EntryTexts): EntryTexts {
  const drafts = languageCodes.map((code) => {
    const { appearance, ...fields } = texts[code] ?? {};
    return [code, { ...fields, appearance: { ...(isRecord(appearance) && appearance), draft: true } }];
  });
  return Object.fromEntries(drafts) as EntryTexts;
}

/** The problems without those that a translation only has because it shares the value with the default language. */
export function toldOnce(problems: readonly EntryProblem[]): EntryProblem[] {
  const originals = problems.filter(({ language }) => language === defaultLanguage);
  const isTold = ({ field, expected, isShared }: EntryProblem) =>
    isShared && originals.some((original) => original.field === field && original.expected === expected);
  return problems.filter((problem) => problem.language === defaultLanguage || !isTold(problem));
}

/** A problem as one of a text in a language. */
export function inLanguage(schema: z.ZodObject, problem: Problem, language: Language): EntryProblem {
  return { ...problem, language, ...(isSharedAt(schema, problem.field.split(".")) && { isShared: true }) };
}

/**
 * Whether a field, given the names that lead there, has the same value in every language. A group with such fields is
 * wrong as a whole only if it is in the default language, too: a translation has what it shares.
 */
export function isSharedAt(schema: z.ZodType | undefined, [name, ...names]: readonly string[]): boolean {
  if (!schema) return false;
  if (fieldInfo.get(schema)?.shared) return true;
  const { fields, item } = structureOf(schema);
  if (name === undefined) return fields !== undefined && sharesAnything(schema);
  return isSharedAt(item ?? fields?.[name], names);
}

/** A text as it was checked. */
export interface CheckedText {
  readonly language: Language;
  readonly result: ReadResult;
}

/** Checks the texts of an entry in all languages in which they are required, also where they are missing. */
export function checkTexts(schema: z.ZodObject, texts: EntryTexts, options: CheckOptions): CheckedText[] {
  const needed = languageCodes.filter((code) => !isLeftOut(schema, texts[code], code));
  return needed.map((language) => {
    const given = { ...texts, [language]: texts[language] ?? {} };
    return { language, result: checkFields(schema, given, language, options) };
  });
}

/**
 * The problems of texts that were checked, which prevent saving: everything that would stop the build, and texts that are
 * missing in a language where they are required.
 */
export function problemsOf(schema: z.ZodObject, checked: readonly CheckedText[]): EntryProblem[] {
  return checked.flatMap(({ language, result }) =>
    result.problems.map((problem) => inLanguage(schema, problem, language)),
  );
}
