import { existsSync } from "node:fs";
import path from "node:path";
import { checkFields, type ReadResult } from "../../content-model/check-fields";
import { entryPath, type EntryFile } from "../../content-model/entry-file";
import type { AdminLanguage } from "../../content-model/field-info";
import { hasFrontMatter, parseMarkdownEntry } from "../../content-model/file-text";
import type { Problem } from "../../content-model/problem-text";
import { slugProblems } from "../../content-model/site-pages";
import { languageCodes } from "../../domain/languages";
import type { Fields } from "../../domain/record";
import { attempt, type Attempt } from "./attempt";
import { fileExistsFrom, mediaFolders } from "./file-exists";
import { readText } from "./read-text";
import { remembered } from "./remembered";

/**
 * Reads and checks one entry in one language; the text of an unfinished draft has neither data nor problems.
 * `contentRoot` is the absolute path of `content/`.
 */
export function readEntry(contentRoot: string, entry: EntryFile, wordsIn: AdminLanguage = "en"): ReadResult {
  const { collection, slug, language } = entry;
  const fileOf = (code: string) => path.join(contentRoot, entryPath(collection, slug, code));
  const files = [...languageCodes.map(fileOf), ...mediaFolders(contentRoot)];
  return remembered(files, () => readAnew(entry, fileOf, wordsIn), `${language} ${wordsIn}`);
}

/** The fields of an entry's file as they are written, or the problem that prevents reading it. */
export function writtenFields(file: string): Attempt<Fields> {
  return remembered([file], () => attempt(() => readFields(file)), "written");
}

function readFields(file: string): Fields {
  const text = readText(file);
  if (!hasFrontMatter(text)) throw new Error("no front matter between two lines of --- before the text");
  return parseMarkdownEntry(text);
}

function readAnew(
  entry: EntryFile,
  fileOf: (language: string) => string,
  wordsIn: AdminLanguage,
): ReadResult {
  const { collection, language } = entry;
  const { problem } = writtenFields(fileOf(language));
  if (problem) return unreadable(problem);
  const written = languageCodes.filter((code) => existsSync(fileOf(code)));
  const texts = Object.fromEntries(written.map((code) => [code, writtenFields(fileOf(code)).value]));
  const options = { fileExists: fileExistsFrom(path.dirname(fileOf(language))), wordsIn };
  // Markdown that is nested too deeply makes its parser fail
  const checked = attempt(() => checkFields(collection.schema, texts, language, options));
  if (checked.problem) return unreadable(checked.problem);
  const taken = slugProblems(entry, wordsIn);
  if (taken.length === 0) return checked.value;
  const { problems, readable } = checked.value;
  return { data: null, problems: [...taken, ...problems], readable };
}

const unreadable = (problem: Problem): ReadResult => ({ data: null, problems: [problem], readable: {} });
