import { checkFields } from "../../content-model/check-fields";
import type { ContentText } from "../../content-model/content-text";
import type { AdminLanguage } from "../../content-model/field-info";
import { isUnwritten } from "../../content-model/left-out";
import type { Problem } from "../../content-model/problem-text";
import { defaultLanguage } from "../../domain/languages";
import type { EntryProblem } from "./entry-problems";
import { fieldLabel } from "./field-label";

/** What breaks the model in a text that comes from no form; `texts` hold its default-language text. */
export function textProblems(
  text: ContentText,
  texts: readonly ContentText[],
  wordsIn?: AdminLanguage,
): readonly Problem[] {
  if (isUnwritten(text.schema, text.data)) return [];
  const isOriginal = ({ name, language }: ContentText) => name === text.name && language === defaultLanguage;
  const original = text.language === defaultLanguage ? undefined : texts.find(isOriginal)?.data;
  const options = { fileExists: () => true, ...(wordsIn && { wordsIn }) };
  return checkFields(text.schema, text.data, original, options).problems;
}

/** A problem whose field is named by its label in the form. */
export function inForm(text: ContentText, problem: Problem, language: AdminLanguage): EntryProblem {
  return {
    ...problem,
    path: problem.field,
    field: fieldLabel(text.schema, problem.field, language),
    language: text.language,
  };
}
