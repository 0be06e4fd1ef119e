import type { z } from "zod";
import { defaultLanguage, type Language } from "../domain/languages";
import { isRecord, type Fields } from "../domain/record";
import { never, startOf } from "./appearance";
import { withoutBlankFields } from "./blank-fields";
import { describeDifference } from "./describe-difference";
import { describeIssue } from "./describe-issue";
import type { AdminLanguage } from "./field-info";
import { fileProblems, type FileExists } from "./file-problems";
import type { RawEntry } from "./file-text";
import { confirmedField, type TextsByLanguage } from "./freshness";
import { htmlProblems } from "./html-problems";
import { issuesIn } from "./issues-in";
import { linkProblems } from "./link-problems";
import { demandsMissing, isMissing, languageOfTitle } from "./missing";
import type { Problem } from "./problem-text";
import { problemWords } from "./problem-words";
import { rightParts, withoutWrong } from "./right-parts";
import { describeDemand, unmetDemands } from "./rule";
import { withSharedFields } from "./shared-fields";

/** Result of checking fields against the model: the parsed data, or the problems. */
export type ReadResult =
  | {
      readonly data: RawEntry;
      readonly problems: readonly [];
      readonly readable: Fields;
      readonly unfinished?: undefined;
    }
  | {
      readonly data: null;
      readonly problems: readonly Problem[];
      /** The fields that are right by themselves, to be compared with other texts. */
      readonly readable: Fields;
      /** Only of a draft without problems that lacks something: what it has. */
      readonly unfinished?: Fields;
    };

/** What a check needs besides the fields. */
export interface CheckOptions {
  readonly fileExists: FileExists;
  /** Language of the problem messages; English by default. */
  readonly wordsIn?: AdminLanguage;
}

/**
 * Checks the fields of one of the texts of an entry, page copy or settings, before a build and before the editors' form
 * saves. A draft may lack anything but a title, which it needs in one language; what is between its fields is asked
 * once it has them all.
 */
export function checkFields(
  schema: z.ZodObject,
  texts: TextsByLanguage,
  language: Language,
  { fileExists, wordsIn = "en" }: CheckOptions,
): ReadResult {
  const original = language === defaultLanguage ? undefined : texts[defaultLanguage];
  const { data, differences } = withSharedFields(
    schema,
    withoutBlankFields(schema, withoutConfirmed(texts[language])),
    withoutBlankFields(schema, original),
  );
  const isDraft = isRecord(data) && startOf(data) === never;
  const needsTitle = isDraft && language === languageOfTitle(schema, texts);
  const parsed = schema.safeParse(data);
  const issues = parsed.success ? [] : issuesIn(schema, data);
  const lacking = isDraft ? issues.filter((issue) => isMissing(issue, data)) : [];
  // a shared value that differs from the default language's may be what breaks a rule: report only that
  const differing = new Set(differences.map(({ path }) => path.join(".")));
  const demands = lacking.length > 0 ? [] : unmetDemands(schema, rightParts(schema, data, differing));
  const untitled = needsTitle ? lacking.filter(({ path }) => path[0] === "title") : [];
  const problems = [
    ...untitled
      .flatMap((issue) => describeIssue(issue, data, wordsIn))
      .map((problem) => ({ ...problem, sentence: problemWords[wordsIn].titleRequired, isShared: true })),
    ...issues
      .filter((issue) => !lacking.includes(issue))
      .flatMap((issue) => describeIssue(issue, data, wordsIn)),
    ...demands
      .filter((demand) => !isDraft || !demandsMissing(demand, data))
      .map((demand) => describeDemand(demand, data, wordsIn)),
    ...differences.map((difference) => describeDifference(difference, schema, language, wordsIn)),
    ...fileProblems(schema, data, fileExists, wordsIn),
    ...linkProblems(schema, data, wordsIn),
    ...htmlProblems(schema, data, wordsIn),
  ];
  if (problems.length + demands.length === 0 && parsed.success)
    return { data: parsed.data, problems: [], readable: parsed.data };
  const readable = withoutWrong(rightParts(schema, data));
  return { data: null, problems, readable, ...(isDraft && problems.length === 0 && { unfinished: data }) };
}

/** Whether a text is that of a draft, and lacks something. Files that it names are not looked for. */
export function isUnfinished(schema: z.ZodObject, texts: TextsByLanguage, language: Language): boolean {
  // of nearly all texts this is known without reading them as Markdown
  const mayBeDraft = [language, defaultLanguage].some((code) => startOf(texts[code] ?? {}) === never);
  return (
    mayBeDraft && checkFields(schema, texts, language, { fileExists: () => true }).unfinished !== undefined
  );
}

/** The fields without what was confirmed of the translation, which belongs to no model. */
function withoutConfirmed(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  return Object.fromEntries(Object.entries(raw).filter(([name]) => name !== confirmedField));
}
