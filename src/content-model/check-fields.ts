import type { z } from "zod";
import { defaultLanguage } from "../i18n/languages";
import { withoutBlankFields } from "./blank-fields";
import type { AdminLanguage } from "./field-info";
import { fileProblems, type FileExists } from "./file-problems";
import type { RawEntry } from "./file-text";
import { describeDifference, describeIssue, type Problem } from "./problem-text";
import { withSharedFields } from "./shared-fields";

/** Fields checked against the model: the data if they are right, otherwise what is wrong with them. */
export type ReadResult =
  | { readonly data: RawEntry; readonly problems: readonly [] }
  | { readonly data: null; readonly problems: readonly Problem[] };

/** What a check needs besides the fields. */
export interface CheckOptions {
  readonly fileExists: FileExists;
  /** Of the problems' words; English unless told. */
  readonly wordsIn?: AdminLanguage;
}

/**
 * Checks one text in one language: before a build and before the editors' form saves. `original` is its
 * default-language twin, undefined if this is it.
 */
export function checkFields(
  schema: z.ZodObject,
  raw: unknown,
  original: unknown,
  { fileExists, wordsIn }: CheckOptions,
): ReadResult {
  const { data, differences } = withSharedFields(
    schema,
    withoutBlankFields(schema, raw),
    withoutBlankFields(schema, original),
  );
  const parsed = schema.safeParse(data);
  const issues = parsed.error?.issues ?? [];
  // where a shared value differs from the default language's, that is what there is to mend
  const told = differences.length === 0 ? issues : issues.filter(({ code }) => code !== "custom");
  const problems = [
    ...told.flatMap((issue) => describeIssue(issue, data, wordsIn)),
    ...differences.map((difference) => describeDifference(difference, defaultLanguage, wordsIn)),
    ...fileProblems(schema, data, fileExists, wordsIn),
  ];
  return problems.length > 0 || !parsed.success
    ? { data: null, problems }
    : { data: parsed.data, problems: [] };
}
