import { checkFields } from "../../content-model/check-fields";
import { brokenReferences, referenceTargets } from "../../content-model/broken-references";
import { readTexts, type ContentText } from "../../content-model/content-text";
import { entryFile } from "../../content-model/entry-file";
import type { AdminLanguage } from "../../content-model/field-info";
import type { Problem } from "../../content-model/problem-text";
import { referencesOf } from "../../content-model/references";
import { slugProblems } from "../../content-model/site-pages";
import { isLeftOut } from "../../content-model/written";
import { defaultLanguage } from "../../i18n/languages";
import type { DataFile, DecapBackend } from "../backend/decap-backend";
import { pathInContent, readContent } from "../backend/read-content";
import { adminLanguage } from "../interface/admin-language";
import { showProblems } from "../interface/save-dialogs";
import { saveTexts } from "../interface/save-texts";
import type { EntryProblem } from "./entry-problems";
import { fieldLabel } from "./field-label";
import { Refusal } from "./refusal";

/**
 * Refuses to save an entry that refers to what there is not, or whose page would be at an address of the site
 * itself. Only here is it known under which name Decap saves a new entry, and in which languages.
 * @returns the files to write: without those of languages where the text was left out
 * @throws Refusal after telling the editor why
 */
export async function checkBeforeWrite(
  files: readonly DataFile[],
  backend: DecapBackend,
): Promise<readonly DataFile[]> {
  const language = adminLanguage();
  const textsOf = ({ path, raw }: DataFile) => readTexts(pathInContent(path), raw);
  const leftOut = files.filter((file) => textsOf(file).some(isLeftOutEntry));
  const written = files.filter((file) => !leftOut.includes(file));
  const texts = written.flatMap(textsOf);
  const problems = [
    ...texts.flatMap((text) => addressProblems(text, language)),
    ...(await referenceProblems(texts, backend, language)),
    ...(await emptied(leftOut.flatMap(textsOf), backend, language)),
  ];
  if (problems.length === 0) return written;
  showProblems(problems);
  throw new Refusal(saveTexts[language].refused(problems.length));
}

/** Of page copy, a language that is left out is not in the file. */
function isLeftOutEntry({ file, schema, data, language }: ContentText): boolean {
  return entryFile(file) !== null && isLeftOut(schema, data, language);
}

/** A text that is there cannot be left out any more: its file would stay as it was. */
async function emptied(
  texts: readonly ContentText[],
  backend: DecapBackend,
  language: AdminLanguage,
): Promise<EntryProblem[]> {
  if (texts.length === 0) return [];
  const files = (await readContent(backend)).map(({ file }) => file);
  return texts
    .filter(({ file }) => files.includes(file))
    .flatMap((text) =>
      checkFields(text.schema, text.data, undefined, {
        fileExists: () => true,
        wordsIn: language,
      }).problems.map((problem) => inForm(text, problem, language)),
    );
}

/** Decap makes the address from the title in the default language. */
function addressProblems(text: ContentText, language: AdminLanguage): EntryProblem[] {
  const entry = entryFile(text.file);
  if (entry?.language !== defaultLanguage) return [];
  return slugProblems(entry, language).map((problem) =>
    inForm(text, { ...problem, field: "title" }, language),
  );
}

async function referenceProblems(
  texts: readonly ContentText[],
  backend: DecapBackend,
  language: AdminLanguage,
): Promise<EntryProblem[]> {
  if (texts.every((text) => referencesOf(text).every(({ kind }) => kind === "file"))) return [];
  const targets = referenceTargets([...(await readContent(backend)), ...texts]);
  return texts.flatMap((text) =>
    brokenReferences(text, targets, language).map((problem) => inForm(text, problem, language)),
  );
}

/** A problem with the field's name as the form shows it. */
function inForm(text: ContentText, problem: Problem, language: AdminLanguage): EntryProblem {
  return { ...problem, field: fieldLabel(text.schema, problem.field, language), language: text.language };
}
