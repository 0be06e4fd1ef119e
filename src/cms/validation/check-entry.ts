import type { z } from "zod";
import { isUnfinished } from "../../content-model/check-fields";
import type { Collection, CopyFile } from "../../content-model/collection";
import { collections, copyFiles } from "../../content-model/content-model";
import { withWrong, type ContentText } from "../../content-model/content-text";
import { countedDemands } from "../../content-model/days";
import type { AdminLanguage } from "../../content-model/field-info";
import { stringProblems, type InterfaceString } from "../../content-model/interface-strings";
import { copyText, entryText } from "../../content-model/read-texts";
import { describeDemand } from "../../content-model/rule";
import { languageCodes, type Language } from "../../domain/languages";
import { dateInZone } from "../../domain/zone-time";
import { stringsName } from "../config/config";
import { entryTexts, type DecapEntry } from "../decap-entry";
import { stringLabel, stringValues } from "../files/field-values";
import {
  asDraft,
  checkTexts,
  inLanguage,
  problemsOf,
  toldOnce,
  type CheckedText,
  type EntryProblem,
  type EntryTexts,
} from "./entry-problems";
import { fieldLabel } from "./field-label";
import { keepListsOnce } from "./keep-lists-once";
import { fileExistsAmong } from "./media";
import { withOneLineTexts } from "./one-line-texts";
import { titleProblems } from "./title-problems";

/** An entry as it would be saved, and its problems; their `field` is the name that the form shows. */
interface CheckedEntry {
  readonly saved: DecapEntry;
  readonly problems: readonly EntryProblem[];
  /** Whether the entry has problems, and would have none if it were a draft. */
  readonly canWait: boolean;
}

/** Finds the problems of an entry's texts with all others. */
type AskBeside = (texts: readonly ContentText[]) => readonly EntryProblem[];

/**
 * Checks a form's fields. The problems are in the editor's language, `wordsIn`.
 *
 * @param beside asks what does not fit the other texts; without it, only the fields are checked
 * @throws Error for an unknown collection or file
 */
export function checkEntry(
  entry: DecapEntry,
  wordsIn: AdminLanguage,
  beside: AskBeside = () => [],
): CheckedEntry {
  const model = modelOf(entry);
  if (!model) return { saved: entry, problems: ofStrings(entry, wordsIn), canWait: false };
  const { schema } = model;
  const saved = withOneLineTexts(schema, keepListsOnce(schema, entry));
  const options = { fileExists: fileExistsAmong(saved.toJS().mediaFiles ?? []), wordsIn };
  const problemsIn = (texts: EntryTexts): EntryProblem[] => {
    const checked = checkTexts(schema, texts, options);
    const named = entry.get("newRecord") ? titleProblems(texts, wordsIn) : [];
    const ahead = checked.flatMap(({ language, result: { readable } }) =>
      countedDemands({ schema, data: readable }, dateInZone()).map((demand) =>
        inLanguage(schema, describeDemand(demand, readable, wordsIn), language),
      ),
    );
    const own = [...named, ...toldOnce([...problemsOf(schema, checked), ...ahead])].map((problem) => ({
      ...{ ...problem, path: problem.field, field: fieldLabel(schema, problem.field, wordsIn) },
    }));
    return [...own, ...toldOnce(beside(checked.map((text) => contentText(model, entry, text))))];
  };
  const texts = entryTexts(saved);
  const problems = problemsIn(texts);
  const canWait =
    problems.length > 0 && "appearance" in schema.shape && problemsIn(asDraft(texts)).length === 0;
  return { saved, problems, canWait };
}

/** A checked text as one of the content. A new entry has no slug yet. */
function contentText(model: Model, entry: DecapEntry, { language, result }: CheckedText): ContentText {
  const { readable, problems } = result;
  const slug = entry.get("newRecord") ? "" : entry.get("slug");
  const text =
    "folder" in model
      ? copyText(model, language, readable)
      : entryText({ collection: model, slug, language }, readable);
  return withWrong(text, problems);
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
    stringProblems(
      listIn(language),
      wordsIn,
      languageCodes.filter((code) => code !== language).map(listIn),
    ).map((problem) => {
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
  return modelOf(entry)?.schema ?? null;
}

type Model = Collection | CopyFile;

function modelOf(entry: DecapEntry): Model | null {
  const name = entry.get("collection");
  if (name === stringsName) return null;
  const isFile = ({ folder, name: file }: (typeof copyFiles)[number]) =>
    folder === name && file === entry.get("slug");
  const found = copyFiles.find(isFile) ?? collections.find((collection) => collection.name === name);
  if (!found) throw new Error(`The content model has no ${name}`);
  return found;
}
