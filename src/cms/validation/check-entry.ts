import type { z } from "zod";
import { isUnfinished } from "../../content-model/check-fields";
import { collections, copyFiles } from "../../content-model/content-model";
import type { AdminLanguage } from "../../content-model/field-info";
import { stringProblems, type InterfaceString } from "../../content-model/interface-strings";
import { languageCodes, type Language } from "../../domain/languages";
import { stringsName } from "../config/config";
import { entryTexts, type DecapEntry } from "../decap-entry";
import { stringLabel, stringValues } from "../files/field-values";
import { asDraft, entryProblems, toldOnce, type EntryProblem } from "./entry-problems";
import { fieldLabel } from "./field-label";
import { keepListsOnce } from "./keep-lists-once";
import { fileExistsAmong } from "./media";

/** An entry as it would be saved, and its problems; their `field` is the name that the form shows. */
interface CheckedEntry {
  readonly saved: DecapEntry;
  readonly problems: readonly EntryProblem[];
  /** Whether the entry has problems, and would have none if it were a draft. */
  readonly canWait: boolean;
}

/**
 * Checks a form's fields. The problems are in the editor's language, `wordsIn`.
 * @throws Error for an unknown collection or file
 */
export function checkEntry(entry: DecapEntry, wordsIn: AdminLanguage): CheckedEntry {
  const schema = schemaOf(entry);
  if (!schema) return { saved: entry, problems: ofStrings(entry, wordsIn), canWait: false };
  const saved = keepListsOnce(schema, entry);
  const options = { fileExists: fileExistsAmong(saved.toJS().mediaFiles ?? []), wordsIn };
  const texts = entryTexts(saved);
  const problems = toldOnce(entryProblems(schema, texts, options));
  return {
    saved,
    canWait:
      problems.length > 0 &&
      "appearance" in schema.shape &&
      entryProblems(schema, asDraft(texts), options).length === 0,
    problems: problems.map((problem) => ({
      ...problem,
      path: problem.field,
      field: fieldLabel(schema, problem.field, wordsIn),
    })),
  };
}

/** Whether the entry of a form is a draft that no language has the whole of, so that there is no preview of it. */
export function isParked(entry: DecapEntry): boolean {
  const schema = schemaOf(entry);
  return schema !== null && languageCodes.every((code) => isUnfinished(schema, entryTexts(entry), code));
}

function ofStrings(entry: DecapEntry, wordsIn: AdminLanguage): EntryProblem[] {
  const texts = entryTexts(entry);
  const listIn = (code: Language) => (texts[code]?.[stringsName] ?? []) as readonly InterfaceString[];
  const values = languageCodes.flatMap((code) => stringValues(listIn(code), code));
  return languageCodes.flatMap((language) =>
    stringProblems(listIn(language), wordsIn).map((problem) => {
      const { field: path } = problem;
      return { ...problem, path, field: stringLabel(path, language, values), language };
    }),
  );
}

/**
 * The schema of a form's fields; null for interface strings, which have none.
 * @throws Error for an unknown collection or file
 */
export function schemaOf(entry: DecapEntry): z.ZodObject | null {
  const name = entry.get("collection");
  if (name === stringsName) return null;
  const isFile = ({ folder, name: file }: (typeof copyFiles)[number]) =>
    folder === name && file === entry.get("slug");
  const found = copyFiles.find(isFile) ?? collections.find((collection) => collection.name === name);
  if (!found) throw new Error(`The content model has no ${name}`);
  return found.schema;
}
