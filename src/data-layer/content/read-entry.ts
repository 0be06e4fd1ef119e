import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { CopyFile } from "../../content-model/collection";
import { describeIssue, quoted, type Problem } from "../../content-model/problem-text";
import { withSharedFields } from "../../content-model/shared-fields";
import { defaultLanguage, languageCodes, type Language } from "../../i18n/languages";
import { copyFilePath, entryPath, type EntryFile } from "./entry-file";
import { fileProblems } from "./file-problems";
import { parseCopyFile, parseMarkdownEntry, type RawEntry } from "./parse-file";

/** An entry checked against the model: its data if it is right, otherwise what is wrong with it. */
export type ReadResult =
  | { readonly data: RawEntry; readonly problems: readonly [] }
  | { readonly data: null; readonly problems: readonly Problem[] };

/** Reads and checks one entry in one language. `contentRoot` is the absolute path of `content/`. */
export function readEntry(contentRoot: string, { collection, slug, language }: EntryFile): ReadResult {
  const fileOf = (code: string) => path.join(contentRoot, entryPath(collection, slug, code));
  const parsed = attempt(() => parseMarkdownEntry(readFileSync(fileOf(language), "utf8")));
  if (parsed.problem) return failed([parsed.problem]);
  const original =
    language !== defaultLanguage && existsSync(fileOf(defaultLanguage))
      ? attempt(() => parseMarkdownEntry(readFileSync(fileOf(defaultLanguage), "utf8"))).value
      : undefined;
  return check(collection.schema, parsed.value, original, path.dirname(fileOf(language)));
}

/**
 * Reads and checks a page-copy or settings file. A language that the file does not have is absent
 * from the answer; a file that cannot be read is a problem of the default language.
 */
export function readCopyFile(contentRoot: string, copyFile: CopyFile): ReadonlyMap<Language, ReadResult> {
  const file = path.join(contentRoot, copyFilePath(copyFile));
  const parsed = attempt(() => parseCopyFile(readFileSync(file, "utf8")));
  if (parsed.problem) return new Map([[defaultLanguage, failed([parsed.problem])]]);
  const original = parsed.value[defaultLanguage];
  const present = languageCodes.filter((code) => code === defaultLanguage || parsed.value[code]);
  return new Map(
    present.map((code) => {
      const twin = code === defaultLanguage ? undefined : original;
      const result = check(copyFile.schema, parsed.value[code], twin, path.dirname(file));
      return [code, result.data ? result : failed(result.problems.map((problem) => within(code, problem)))];
    }),
  );
}

function check(schema: z.ZodObject, raw: unknown, original: unknown, folder: string): ReadResult {
  const { data, differences } = withSharedFields(schema, raw, original);
  const parsed = schema.safeParse(data);
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.flatMap((issue) => describeIssue(issue, data))),
    ...differences.map(({ path: field, found, expected }) => ({
      field: field.join("."),
      found: quoted(found),
      expected: `${quoted(expected)}, as in the ${defaultLanguage} text (the same in every language)`,
    })),
    ...fileProblems(schema, data, folder),
  ];
  return problems.length > 0 || !parsed.success ? failed(problems) : { data: parsed.data, problems: [] };
}

const failed = (problems: readonly Problem[]): ReadResult => ({ data: null, problems });

const within = (language: string, { field, ...rest }: Problem): Problem => ({
  field: [language, field].filter(Boolean).join("."),
  ...rest,
});

type Attempt<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: Problem };

function attempt<Value>(read: () => Value): Attempt<Value> {
  try {
    return { value: read() };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
    return { problem: { field: "", found: reason, expected: "a file that can be read" } };
  }
}
