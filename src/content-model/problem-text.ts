import { formatNumeral } from "../domain/format";
import type { AdminLanguage } from "./field-info";
import { problemWords } from "./problem-words";

/** A mistake in an entry, ready to be shown: in the build's list and beside a field of the form. */
export interface Problem {
  /** Path of the field: `title`, `image.alt`, `tiers.2.amount`; empty for the file as a whole. */
  readonly field: string;
  readonly found: string;
  readonly expected: string;
  /** The whole as an editor is told it, where the other words would show paths, Markdown or names of values. */
  readonly sentence?: string;
  /** Whether no language is told with it: all languages share the field, or it may be filled in in any of them. */
  readonly isShared?: boolean;
}

/** What editors call a file: its name, without the folders of the content. */
export function fileName(path: string): string {
  return path.split("/").pop() ?? path;
}

/** A value as an editor wrote it, shortened to fit on a line. */
export function quoted(value: unknown, language: AdminLanguage = "en"): string {
  if (value === undefined || value === null || value === "") return problemWords[language].nothing;
  if (typeof value === "boolean") return problemWords[language][value ? "on" : "off"];
  const written = typeof value === "number" ? formatNumeral(value, language) : JSON.stringify(value);
  return written.length > 60 ? `${written.slice(0, 57)}…` : written;
}

/** What is wrong with a field, as a person says it: `required`, or what was found and what is expected. */
export function problemSentence(
  { found, expected, sentence }: Omit<Problem, "field">,
  language: AdminLanguage = "en",
): string {
  if (sentence) return sentence;
  const t = problemWords[language];
  if (found !== t.nothing) return t.instead(inQuotationMarks(found), expected);
  return expected === t.text || expected === t.notBlank ? t.required : `${t.required}: ${expected}`;
}

/** A quoted text with the marks that editors know. */
export function inQuotationMarks(found: string): string {
  return found.startsWith('"') ? `“${found.slice(1).replace(/"$/, "").replaceAll('\\"', '"')}”` : found;
}

/** Expectation for a text with placeholders: `a text with {{count}}`. */
export function placeholdersExpected(names: readonly string[], language: AdminLanguage = "en"): string {
  return problemWords[language].filledIn(names.map((name) => `{{${name}}}`).join(", "));
}

/** The value that a path leads to. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}
