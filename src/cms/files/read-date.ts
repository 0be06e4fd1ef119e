import { dateLocale } from "../../domain/languages";
import { folded } from "../lists/folded";

const monthNames = ["en", "id"].map((language) => {
  const format = new Intl.DateTimeFormat(dateLocale(language), { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => folded(format.format(Date.UTC(2000, month))));
});

/** A date as a person types it, day first: `21/11/2026`, `21.11.26`, `21112026`, `21 Nov 2026`; also `2026-11-21`. */
const patterns: readonly RegExp[] = [
  /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<day>\d{1,2})[ -]?(?<month>[a-z]{3,})\.?[ ,-]*(?<year>\d{4})$/,
];

/** Reads a typed date as `2026-11-21`; empty for nothing, undefined if it is none. */
export function readDate(typed: string): string | undefined {
  const text = folded(typed.trim());
  if (text === "") return "";
  return patterns.map((pattern) => dateOf(pattern.exec(text)?.groups)).find((date) => date !== undefined);
}

/** Writes a date as it is typed: `21/11/2026`. */
export function writeDate(date: string): string {
  const [year, month, day] = date.split("-");
  return day ? [day, month, year].join("/") : date;
}

function dateOf(parts: Readonly<Record<string, string>> | undefined): string | undefined {
  const { year = "", month = "", day = "" } = parts ?? {};
  const number = /\D/.test(month) ? monthNamed(month) : Number(month);
  const date = [year.padStart(4, "20"), String(number).padStart(2, "0"), day.padStart(2, "0")].join("-");
  // of a day that no month has, there is none, or it is one of the next month
  const moment = Date.parse(date);
  return parts && !Number.isNaN(moment) && new Date(moment).toJSON().startsWith(date) ? date : undefined;
}

/** The number of the month whose name begins so in any language; 0 if there is none. */
function monthNamed(beginning: string): number {
  const places = monthNames.map((names) => names.findIndex((name) => name.startsWith(beginning)));
  return (places.find((place) => place >= 0) ?? -1) + 1;
}
