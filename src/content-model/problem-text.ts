import type { z } from "zod";
import { dateMessage, exampleMessage, type AdminLanguage } from "./field";
import type { Difference } from "./shared-fields";

/** A mistake in an entry, ready to be shown: in the build's list and beside a field of the form. */
export interface Problem {
  /** `title`, `image.alt`, `tiers.2.amount`; empty for the file as a whole. */
  readonly field: string;
  readonly found: string;
  readonly expected: string;
}

type Issue = z.core.$ZodIssue;

const texts = {
  en: {
    nothing: "nothing",
    text: "text",
    number: "a number",
    wholeNumber: "a whole number",
    yesNo: "true or false",
    list: "a list",
    fields: "named fields",
    date: "a date such as 2025-09-30",
    oneOf: (values: string) => `one of ${values}`,
    notBlank: "a text that is not empty",
    longText: (length: number) => `a text of ${length} characters`,
    characters: (max: number) => `at most ${max} characters`,
    atLeast: (min: string) => `at least ${min}`,
    atMost: (max: string) => `at most ${max}`,
    items: (count: number) => (count === 1 ? "1 item" : `${count} items`),
    noSuchField: "no field of this name",
    suchAs: (example: string) => `something like ${example}`,
    asIn: (value: string, original: string) => `${value}, as in the ${original} text`,
    existing: "a file that exists",
    picture: (example: string) => `a picture such as ${example}`,
    alternative: "alternative text between the brackets",
    filledIn: (names: string) => (names ? `a text with ${names}` : "a text without {{braces}}"),
  },
  id: {
    nothing: "kosong",
    text: "teks",
    number: "angka",
    wholeNumber: "bilangan bulat",
    yesNo: "ya atau tidak",
    list: "daftar",
    fields: "kumpulan isian",
    date: "tanggal seperti 2025-09-30",
    oneOf: (values: string) => `salah satu dari ${values}`,
    notBlank: "teks yang tidak kosong",
    longText: (length: number) => `teks ${length} karakter`,
    characters: (max: number) => `paling banyak ${max} karakter`,
    atLeast: (min: string) => `paling sedikit ${min}`,
    atMost: (max: string) => `paling banyak ${max}`,
    items: (count: number) => `${count} butir`,
    noSuchField: "tidak ada isian dengan nama ini",
    suchAs: (example: string) => `misalnya ${example}`,
    asIn: (value: string, original: string) => `${value}, seperti pada teks bahasa ${original}`,
    existing: "berkas yang ada",
    picture: (example: string) => `gambar seperti ${example}`,
    alternative: "teks alternatif di antara kurung siku",
    filledIn: (names: string) => (names ? `teks dengan ${names}` : "teks tanpa {{kurung kurawal}}"),
  },
} as const;

type Texts = (typeof texts)[AdminLanguage];

/** A value as an editor wrote it, cut to fit in a line. */
export function quoted(value: unknown, language: AdminLanguage = "en"): string {
  if (value === undefined || value === null || value === "") return texts[language].nothing;
  const written = typeof value === "number" ? String(value) : JSON.stringify(value);
  return written.length > 60 ? `${written.slice(0, 57)}…` : written;
}

/** What files and pictures that an entry names should be. */
export function fileExpectation(
  language: AdminLanguage = "en",
): Pick<Texts, "existing" | "picture" | "alternative"> {
  return texts[language];
}

/** What a text should be that is blank. */
export function textExpected(language: AdminLanguage = "en"): string {
  return texts[language].notBlank;
}

/** What a text should hold that the page fills in: `a text with {{count}}`. */
export function placeholdersExpected(names: readonly string[], language: AdminLanguage = "en"): string {
  return texts[language].filledIn(names.map((name) => `{{${name}}}`).join(", "));
}

/** Turns one Zod issue into words that an editor understands; `data` is what was validated. */
export function describeIssue(issue: Issue, data: unknown, language: AdminLanguage = "en"): Problem[] {
  const t = texts[language];
  const field = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      field: [...issue.path, key].join("."),
      found: quoted(valueAt(data, [...issue.path, key]), language),
      expected: t.noSuchField,
    }));
  }
  const value = valueAt(data, issue.path);
  const tooLong = issue.code === "too_big" && issue.origin === "string" && typeof value === "string";
  const found = tooLong ? t.longText(value.length) : quoted(value, language);
  return [{ field, found, expected: expectation(issue, t) }];
}

/** Puts a shared field that differs from its default-language twin into words. */
export function describeDifference(
  { path, found, expected }: Difference,
  original: string,
  language: AdminLanguage = "en",
): Problem {
  const t = texts[language];
  const words = (value: unknown) => (Array.isArray(value) ? t.items(value.length) : quoted(value, language));
  const name = new Intl.DisplayNames([language], { type: "language" }).of(original) ?? original;
  return { field: path.join("."), found: words(found), expected: t.asIn(words(expected), name) };
}

function expectation(issue: Issue, t: Texts): string {
  switch (issue.code) {
    case "too_big":
      return issue.origin === "string"
        ? t.characters(Number(issue.maximum))
        : t.atMost(amount(issue.origin, issue.maximum, t));
    case "too_small":
      return issue.origin === "string"
        ? (wanted(issue, t) ?? t.notBlank)
        : t.atLeast(amount(issue.origin, issue.minimum, t));
    case "invalid_type":
      return wanted(issue, t) ?? typeName(issue.expected, t);
    case "invalid_value":
      return t.oneOf(issue.values.join(", "));
    default:
      return wanted(issue, t) ?? issue.message;
  }
}

/** What a field of a certain form wants, whichever way a value misses it. */
function wanted({ message }: Issue, t: Texts): string | undefined {
  if (message === dateMessage) return t.date;
  return message.startsWith(exampleMessage) ? t.suchAs(message.slice(exampleMessage.length)) : undefined;
}

function amount(origin: string, size: number | bigint, t: Texts): string {
  return origin === "array" ? t.items(Number(size)) : String(size);
}

function typeName(expected: string, t: Texts): string {
  const names: Readonly<Record<string, string>> = {
    string: t.text,
    number: t.number,
    int: t.wholeNumber,
    boolean: t.yesNo,
    array: t.list,
    object: t.fields,
  };
  return names[expected] ?? expected;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}
