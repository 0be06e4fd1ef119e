import { thisCentury } from "../../content-model/field";
import { formatMonth } from "../../domain/format";
import { dateLocale } from "../../domain/languages";
import { folded } from "../lists/folded";

const languages = ["en", "id"];

const monthNames = languages.map((language) => {
  const format = new Intl.DateTimeFormat(dateLocale(language), { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => folded(format.format(Date.UTC(2000, month))));
});

/** Beginnings of Indonesian months that are written otherwise than the names begin, and the months' numbers. */
const otherMonths: Readonly<Record<string, number>> = { peb: 2, agt: 8, ags: 8, nop: 11 };

/** The day of the week before a date: `Rabu, `; not the month before its day: `Nov 3 2026`. */
const weekday = /^(?<name>[a-z']{3,})[., ]+(?=\d|[a-z]{3,}\.?[ -]*\d)(?!\d{1,2}(?:[ ,]+(?:\d{4}|\d{2}))?$)/;

/** A date as a person types it, day first: `21/11/2026`, `21.11.26`, `21112026`, `21 Nov 26`; also `2026-11-21`, `Nov 21 2026`. */
const patterns: readonly RegExp[] = [
  /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<day>\d{1,2})[ -]?(?<month>[a-z]{3,})\.?[ ,-]*(?<year>\d{4}|\d{2})$/,
  /^(?<month>[a-z]{3,})\.?[ -]*(?<day>\d{1,2})[ ,-]+(?<year>\d{4}|\d{2})$/,
];

/** The same without a year. */
const patternsWithoutYear: readonly RegExp[] = [
  /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})$/,
  /^(?<day>\d{1,2})[ -]?(?<month>[a-z]{3,})\.?$/,
  /^(?<month>[a-z]{3,})\.?[ -]*(?<day>\d{1,2})$/,
];

/** Reads a typed date as `2026-11-21`; empty for nothing, undefined if it is none, or on another day of the week. */
export function readDate(typed: string): string | undefined {
  const { date, isOnDay } = read(typed);
  return isOnDay ? date : undefined;
}

/** Whether a typed date is of a year that the model refuses. */
export function isOfOtherCentury(typed: string): boolean {
  const date = readDate(typed);
  return date !== undefined && date !== "" && !thisCentury.test(date);
}

/** The typed date if it is on another day of the week than the one that is typed before it. */
export function dateOnOtherDay(typed: string): string | undefined {
  const { date, isOnDay } = read(typed);
  return isOnDay ? undefined : date;
}

/** The name of a date's day of the week. */
export function weekdayOf(date: string, language: string): string {
  return new Intl.DateTimeFormat(dateLocale(language), { weekday: "long", timeZone: "UTC" }).format(
    new Date(date),
  );
}

/** A date with its day of the week: `Sabtu, 21 November 2026`. */
export function dayInWords(date: string, language: string): string {
  const parts = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  return new Intl.DateTimeFormat(dateLocale(language), { ...parts, timeZone: "UTC" }).format(new Date(date));
}

/** A day and a month that are typed without a year, in words: `2 Desember`. */
export function dayWithoutYear(typed: string, language: string): string | undefined {
  return daysIn(typed, patternsWithoutYear, language)[0];
}

/** A typed date of a day that its month does not have, in words: `31 Februari 2026`. */
export function dayThatIsNone(typed: string, language: string): string | undefined {
  return read(typed).date === undefined ? daysIn(typed, patterns, language)[0] : undefined;
}

/** What patterns find in a typed text that names a month, in words. */
function daysIn(typed: string, among: readonly RegExp[], language: string): readonly string[] {
  const rest = folded(typed.trim()).replace(weekday, "");
  return among.flatMap((pattern) => {
    const { day, month = "", year } = pattern.exec(rest)?.groups ?? {};
    const number = monthNumber(month);
    if (!day || number < 1 || number > 12) return [];
    return [[Number(day), formatMonth(number, language), year && fullYear(year)].filter(Boolean).join(" ")];
  });
}

function read(typed: string): { readonly date: string | undefined; readonly isOnDay: boolean } {
  const text = folded(typed.trim());
  if (text === "") return { date: "", isOnDay: true };
  const name = weekday.exec(text)?.groups?.name?.replaceAll("'", "");
  const rest = text.replace(weekday, "");
  const date = patterns.map((pattern) => dateOf(pattern.exec(rest)?.groups)).find(Boolean);
  const isOf = (language: string) =>
    name !== undefined && date !== undefined && folded(weekdayOf(date, language)).startsWith(name);
  return { date, isOnDay: name === undefined || languages.some(isOf) };
}

/** Writes a date as it is typed: `21/11/2026`. */
export function writeDate(date: string): string {
  const [year, month, day] = date.split("-");
  return day ? [day, month, year].join("/") : date;
}

function dateOf(parts: Readonly<Record<string, string>> | undefined): string | undefined {
  const { year = "", month = "", day = "" } = parts ?? {};
  const date = [fullYear(year), String(monthNumber(month)).padStart(2, "0"), day.padStart(2, "0")].join("-");
  // of a day that no month has, there is none, or it is one of the next month
  const moment = Date.parse(date);
  return parts && !Number.isNaN(moment) && new Date(moment).toJSON().startsWith(date) ? date : undefined;
}

const fullYear = (year: string) => year.padStart(4, "20");

const monthNumber = (month: string) => (/\D/.test(month) ? monthNamed(month) : Number(month));

/** The number of the month whose name begins so in any language; 0 if there is none. */
function monthNamed(beginning: string): number {
  const places = monthNames.map((names) => names.findIndex((name) => name.startsWith(beginning)));
  const named = (places.find((place) => place >= 0) ?? -1) + 1;
  return named || (otherMonths[beginning.slice(0, 3)] ?? 0);
}
