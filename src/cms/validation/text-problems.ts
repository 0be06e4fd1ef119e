import { checkFields } from "../../content-model/check-fields";
import type { ContentText } from "../../content-model/content-text";
import type { AdminLanguage } from "../../content-model/field-info";
import type { Problem } from "../../content-model/problem-text";
import { byLanguage } from "../../content-model/translations";
import { inLanguage, type EntryProblem } from "./entry-problems";
import { fieldLabel } from "./field-label";

/** What breaks the model in a text that comes from no form; `texts` hold it in its other languages. */
export function textProblems(
  text: ContentText,
  texts: readonly ContentText[],
  wordsIn?: AdminLanguage,
): readonly Problem[] {
  const own = [...texts.filter(({ name }) => name === text.name), text];
  const options = { fileExists: () => true, ...(wordsIn && { wordsIn }) };
  return checkFields(text.schema, byLanguage(own), text.language, options).problems;
}

/** A problem whose field is named by its label in the form. */
export function inForm(text: ContentText, problem: Problem, language: AdminLanguage): EntryProblem {
  return {
    ...inLanguage(text.schema, problem, text.language),
    path: problem.field,
    field: fieldLabel(text.schema, problem.field, language),
  };
}
