import { day, hour, minute } from "../../src/domain/durations";
import {
  columnSeparator,
  formatCompact,
  formatDate,
  formatDuration,
  formatFileSize,
  formatMinutes,
  formatMoment,
  formatMonthOf,
  formatAmount,
  formatNumber,
} from "../../src/domain/format";
import { dollars } from "../../src/domain/money";
import { plain } from "../setup/plain";

it.each([
  [5000, "5,000", "5.000"],
  [4.8, "4.8", "4,8"],
  [1_000_000, "1,000,000", "1.000.000"],
])("writes the number %d", (value, english, indonesian) => {
  expect(formatNumber(value, "en")).toBe(english);
  expect(formatNumber(value, "id")).toBe(indonesian);
});

it("writes a month with its year", () => {
  expect(formatMonthOf(2024, 5, "en")).toBe("May 2024");
  expect(formatMonthOf(2024, 5, "id")).toBe("Mei 2024");
});

it.each([
  [2500, "2.5K", "2,5 rb"],
  [5200, "5.2K", "5,2 rb"],
  [950, "950", "950"],
])("cuts the count %d short", (value, english, indonesian) => {
  expect(plain(formatCompact(value, "en"))).toBe(english);
  expect(plain(formatCompact(value, "id"))).toBe(indonesian);
});

it.each([
  [50, "$50", "US$50"],
  [29.99, "$29.99", "US$29,99"],
  [12.5, "$12.50", "US$12,50"],
  [1000, "$1,000", "US$1.000"],
])("writes %d dollars", (amount, english, indonesian) => {
  expect(plain(formatAmount(dollars(amount), "en")).replace("US$ ", "US$")).toBe(english);
  expect(plain(formatAmount(dollars(amount), "id")).replace("US$ ", "US$")).toBe(indonesian);
});

it.each([
  ["2025-06-30", "30 June 2025", "30 Juni 2025"],
  ["2024-06-01", "1 June 2024", "1 Juni 2024"],
])("writes the date %s as it stands, wherever the reader is", (date, english, indonesian) => {
  expect(formatDate(date, "en")).toBe(english);
  expect(formatDate(date, "id")).toBe(indonesian);
});

it("writes a size in kilobytes, and from a million bytes on in megabytes", () => {
  expect([4213, 999_949, 1_122_521].map((bytes) => plain(formatFileSize(bytes, "id")))).toEqual([
    "4,2 kB",
    "999,9 kB",
    "1,1 MB",
  ]);
});

it("separates the columns of a CSV as spreadsheets set to the language do", () => {
  expect([columnSeparator("en"), columnSeparator("id")]).toEqual([",", ";"]);
});

it("writes a moment in the time of western Indonesia, and says so", () => {
  const moment = new Date("2026-01-16T20:01:00Z");
  expect(plain(formatMoment(moment, "en"))).toBe("17 January 2026 at 03:01 WIB");
  expect(plain(formatMoment(moment, "id"))).toBe("17 Januari 2026 pukul 03.01 WIB");
});

it("gives a language that it does not know to Intl as it is", () => {
  expect(formatNumber(1234.5, "de")).toBe("1.234,5");
});

it.each([
  [1, "1 minute", "1 menit"],
  [15, "15 minutes", "15 menit"],
])("writes %d minutes", (minutes, english, indonesian) => {
  expect(plain(formatMinutes(minutes, "en"))).toBe(english);
  expect(plain(formatMinutes(minutes, "id"))).toBe(indonesian);
});

it.each([
  [2 * day, "2 days", "2 hari"],
  [6 * hour, "6 hours", "6 jam"],
  [90 * minute, "90 minutes", "90 menit"],
])("writes a length of %d ms", (length, english, indonesian) => {
  expect(plain(formatDuration(length, "en"))).toBe(english);
  expect(plain(formatDuration(length, "id"))).toBe(indonesian);
});
