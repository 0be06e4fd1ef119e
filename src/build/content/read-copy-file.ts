import path from "node:path";
import { checkFields, type ReadResult } from "../../content-model/check-fields";
import type { CopyFile } from "../../content-model/collection";
import { copyFilePath } from "../../content-model/entry-file";
import type { AdminLanguage } from "../../content-model/field-info";
import { parseCopyFile, type RawEntry } from "../../content-model/file-text";
import { quoted, type Problem } from "../../content-model/problem-text";
import { defaultLanguage, isLanguage, languageCodes, type Language } from "../../domain/languages";
import { attempt } from "./attempt";
import { fileExistsFrom, mediaFolders } from "./file-exists";
import { readText } from "./read-text";
import { remembered } from "./remembered";

/** Result of reading a page-copy or settings file. */
export interface CopyFileResult {
  /** Fields by language, null if they break the model; languages that the file lacks are absent. */
  readonly languages: ReadonlyMap<Language, RawEntry | null>;
  /** The result of checking each of them. */
  readonly checked: ReadonlyMap<Language, ReadResult>;
  readonly problems: readonly Problem[];
}

/** Reads and checks every language of a file. `contentRoot` is the absolute path of `content/`. */
export function readCopyFile(
  contentRoot: string,
  copyFile: CopyFile,
  wordsIn: AdminLanguage = "en",
): CopyFileResult {
  const file = path.join(contentRoot, copyFilePath(copyFile));
  return remembered([file, ...mediaFolders(contentRoot)], () => readAnew(file, copyFile, wordsIn), wordsIn);
}

function readAnew(file: string, copyFile: CopyFile, wordsIn: AdminLanguage): CopyFileResult {
  const { value, problem } = attempt(() => parseCopyFile(readText(file)));
  if (problem) return resultOf([problem]);
  const problems = unknownLanguages(value);
  const checked = new Map<Language, ReadResult>();
  for (const code of languageCodes) {
    if (code !== defaultLanguage && !value[code]) continue;
    const options = { fileExists: fileExistsFrom(path.dirname(file)), wordsIn };
    const result = attempt(() => checkFields(copyFile.schema, value, code, options));
    if (result.problem) return resultOf([result.problem]);
    checked.set(code, result.value);
    problems.push(...result.value.problems.map((found) => inLanguage(code, found)));
  }
  return resultOf(problems, checked);
}

function resultOf(problems: readonly Problem[], checked: CopyFileResult["checked"] = new Map()): CopyFileResult {
  const languages = new Map([...checked].map(([code, { data }]) => [code, data]));
  return { languages, checked, problems };
}

/** A problem of one of a file's languages as one of the file. */
export function inLanguage(language: string, { field, ...rest }: Problem): Problem {
  return { field: [language, field].filter(Boolean).join("."), ...rest };
}

function unknownLanguages(value: Readonly<Record<string, RawEntry>>): Problem[] {
  return Object.entries(value)
    .filter(([key]) => !isLanguage(key))
    .map(([key, fields]) => ({
      field: key,
      found: quoted(fields),
      expected: `no language but ${languageCodes.join(", ")}`,
    }));
}
