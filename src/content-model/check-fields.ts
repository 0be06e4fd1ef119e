import type { z } from "zod";
import { defaultLanguage } from "../domain/languages";
import { isRecord } from "../domain/record";
import { withoutBlankFields } from "./blank-fields";
import type { AdminLanguage } from "./field-info";
import { fileProblems, type FileExists } from "./file-problems";
import type { RawEntry } from "./file-text";
import { confirmedField } from "./freshness";
import { describeDifference, describeIssue, type Problem } from "./problem-text";
import { withSharedFields } from "./shared-fields";

/** Result of checking fields against the model: the parsed data, or the problems. */
export type ReadResult =
  | { readonly data: RawEntry; readonly problems: readonly [] }
  | { readonly data: null; readonly problems: readonly Problem[] };

/** What a check needs besides the fields. */
export interface CheckOptions {
  readonly fileExists: FileExists;
  /** Language of the problem messages; English by default. */
  readonly wordsIn?: AdminLanguage;
}

/**
 * Checks the fields of one text in one language, before a build and before the editors' form saves.
 * `original` holds the fields of its default-language text; undefined if this is that text or it is missing.
 */
export function checkFields(
  schema: z.ZodObject,
  raw: unknown,
  original: unknown,
  { fileExists, wordsIn }: CheckOptions,
): ReadResult {
  const { data, differences } = withSharedFields(
    schema,
    withoutBlankFields(schema, withoutConfirmed(raw)),
    withoutBlankFields(schema, original),
  );
  const parsed = schema.safeParse(data);
  const issues = parsed.error?.issues ?? [];
  // a shared value that differs from the default language's may be what breaks a rule: report only that
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

/** The fields without what was confirmed of the translation, which belongs to no model. */
function withoutConfirmed(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  return Object.fromEntries(Object.entries(raw).filter(([name]) => name !== confirmedField));
}
