import { dateLocale } from "./languages";

/** How long each value of a series stands for. */
export type Period = "day" | "month" | "year";

const parts: Readonly<Record<Period, Intl.DateTimeFormatOptions>> = {
  day: { day: "numeric", month: "short", year: "numeric" },
  month: { month: "short", year: "numeric" },
  year: { year: "numeric" },
};

/** The period that a date stands for: `2026-08-31` → `31 Aug 2026`, `Aug 2026` or `2026`. */
export function formatPeriod(isoDate: string, language: string, period: Period): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), { ...parts[period], timeZone: "UTC" });
  return format.format(new Date(isoDate));
}
