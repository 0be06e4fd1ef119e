import { day, hour, minute } from "./durations";
import { dateLocale, intlLocale } from "./languages";
import { formatMoney, type Money } from "./money";
import { timeZone, zoneName } from "./zone";

/** `5000` → `5,000` (en), `5.000` (id). */
export function formatNumber(value: number, language: string): string {
  return new Intl.NumberFormat(intlLocale(language)).format(value);
}

/** A number of any kind, also a year: `50000` → `50,000` (en), `50.000` (id), but `2026` stays. */
export function formatNumeral(value: number, language: string): string {
  return new Intl.NumberFormat(intlLocale(language), {
    useGrouping: "min2",
    maximumFractionDigits: 10,
  }).format(value);
}

/** A share of a whole: `0.254` → `25%`. */
export function formatPercent(share: number, language: string): string {
  return new Intl.NumberFormat(intlLocale(language), { style: "percent" }).format(share);
}

/** A count, abbreviated for a card: `2500` → `2.5K` (en), `2,5 rb` (id). */
export function formatCompact(value: number, language: string): string {
  return new Intl.NumberFormat(intlLocale(language), { notation: "compact" }).format(value);
}

/** An amount, cents only where there are any: `$29.99`, `$50` (en), `US$29,99`, `Rp50.000` (id). */
export function formatAmount(money: Money, language: string): string {
  return formatMoney(money, language, "stripIfInteger");
}

/** A calendar date without a time: `2025-06-30` → `30 June 2025` (en), `30 Juni 2025` (id). */
export function formatDate(isoDate: string, language: string): string {
  const format =
    longDates.get(language) ??
    new Intl.DateTimeFormat(dateLocale(language), { dateStyle: "long", timeZone: "UTC" });
  longDates.set(language, format);
  return format.format(new Date(isoDate));
}

/** Formats of dates by language: to make one takes far longer than to use it, and lists have many dates. */
const longDates = new Map<string, Intl.DateTimeFormat>();

/** Date and time where the organisation is, with the zone's name: `30 September 2025 pukul 14.00 WIB`. */
export function formatMoment(moment: Date, language: string): string {
  const written = new Intl.DateTimeFormat(dateLocale(language), {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(moment);
  return `${written} ${zoneName}`;
}

/** A size in bytes: `4213` → `4.2 kB` (en), `4,2 kB` (id); from a million on in megabytes. */
export function formatFileSize(bytes: number, language: string): string {
  const [unit, size] = bytes < 1_000_000 ? ["kilobyte", 1000] : ["megabyte", 1_000_000];
  return new Intl.NumberFormat(intlLocale(language), {
    style: "unit",
    unit,
    maximumFractionDigits: 1,
  }).format(bytes / size);
}

/** Name of a month, 1 to 12: `5` → `May` (en), `Mei` (id). */
export function formatMonth(month: number, language: string, style: "long" | "short" = "long"): string {
  return new Intl.DateTimeFormat(intlLocale(language), { month: style, timeZone: "UTC" }).format(
    Date.UTC(2024, month - 1),
  );
}

/** A month of a year: `2024`, `5` → `May 2024` (en), `Mei 2024` (id). */
export function formatMonthOf(year: number, month: number, language: string): string {
  return new Intl.DateTimeFormat(dateLocale(language), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.UTC(year, month - 1));
}

/** The name of a language in another: `("en", "id")` → `Inggris`. */
export function formatLanguage(code: string, language: string): string {
  return new Intl.DisplayNames([intlLocale(language)], { type: "language" }).of(code) ?? code;
}

/** What separates columns in a CSV: `,` (en), `;` (id), where spreadsheets read a comma as the decimal sign. */
export function columnSeparator(language: string): "," | ";" {
  return formatNumber(1.5, language).includes(",") ? ";" : ",";
}

/** The sign before the decimals in the CSV files of a language. */
export function decimalSign(language: string): "," | "." {
  return columnSeparator(language) === ";" ? "," : ".";
}

/** A length of time: `15` → `15 minutes` (en), `15 menit` (id). */
export function formatMinutes(minutes: number, language: string): string {
  return formatLong(minutes, "minute", language);
}

/** A length of time in ms, in the largest unit of which it is a whole number: `172800000` → `2 days` (en), `2 hari` (id). */
export function formatDuration(length: number, language: string): string {
  if (length % day === 0) return formatLong(length / day, "day", language);
  if (length % hour === 0) return formatLong(length / hour, "hour", language);
  return formatMinutes(length / minute, language);
}

function formatLong(value: number, unit: "day" | "hour" | "minute", language: string): string {
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(intlLocale(language), style).format(value);
}
