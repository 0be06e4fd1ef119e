import { formatPeriod } from "../../src/domain/period";

test.each([
  ["day", "5 May 2031", "5 Mei 2031"],
  ["month", "May 2031", "Mei 2031"],
  ["year", "2031", "2031"],
] as const)("a date stands for a %s", (period, english, indonesian) => {
  expect(formatPeriod("2031-05-05", "en", period)).toBe(english);
  expect(formatPeriod("2031-05-05", "id", period)).toBe(indonesian);
});
