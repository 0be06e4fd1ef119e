import type { z } from "zod";
import { withoutBlankFields } from "../../content-model/blank-fields";
import { describeDifference, describeIssue, type Problem } from "../../content-model/problem-text";
import { withSharedFields } from "../../content-model/shared-fields";
import { defaultLanguage } from "../../i18n/languages";
import { fileProblems } from "./file-problems";
import type { RawEntry } from "./parse-file";

/** Fields checked against the model: the data if they are right, otherwise what is wrong with them. */
export type ReadResult =
  | { readonly data: RawEntry; readonly problems: readonly [] }
  | { readonly data: null; readonly problems: readonly Problem[] };

/**
 * Checks one text in one language. `original` is its default-language twin, undefined if this is it;
 * `folder` is the absolute path that the files it names are relative to.
 */
export function checkFields(
  schema: z.ZodObject,
  raw: unknown,
  original: unknown,
  folder: string,
): ReadResult {
  const { data, differences } = withSharedFields(
    schema,
    withoutBlankFields(schema, raw),
    withoutBlankFields(schema, original),
  );
  const parsed = schema.safeParse(data);
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.flatMap((issue) => describeIssue(issue, data))),
    ...differences.map((difference) => describeDifference(difference, defaultLanguage)),
    ...fileProblems(schema, data, folder),
  ];
  return problems.length > 0 || !parsed.success
    ? { data: null, problems }
    : { data: parsed.data, problems: [] };
}
