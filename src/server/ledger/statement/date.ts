/** Month names in Indonesian and English, by their first three letters. */
const months: ReadonlyMap<string, number> = new Map(
  [
    ["jan"],
    ["feb", "peb"],
    ["mar"],
    ["apr"],
    ["mei", "may"],
    ["jun"],
    ["jul"],
    ["agu", "agt", "ags", "aug"],
    ["sep"],
    ["okt", "oct"],
    ["nov", "nop"],
    ["des", "dec"],
  ].flatMap((names, index) => names.map((name): [string, number] => [name, index + 1])),
);

/** Which of two numbers comes first in a date: banks of Indonesia write the day first. */
export type DateOrder = "day" | "month";

/**
 * Reads the date of a line: `2026-11-03`, `03/11/2026`, `3-11-26`, `03 Nov 2026`, `03 Agustus 2026`, with a time
 * or without; `03/11` is of the last such day up to `today`. Undefined if the text is no date.
 */
export function readDate(text: string, order: DateOrder, today: string): string | undefined {
  const parts = text
    .trim()
    .replace(/^'/, "")
    .split(/[\s/.,-]+|(?<=\d)T(?=\d)/);
  const [first = "", second = "", third = ""] = parts;
  if (/^\d{4}$/.test(first)) return toDate(Number(first), Number(second), Number(third));
  const named = months.get(second.slice(0, 3).toLowerCase());
  const [day, month] =
    named !== undefined || order === "day"
      ? [Number(first), named ?? Number(second)]
      : [Number(second), Number(first)];
  if (/^\d{4}$/.test(third)) return toDate(Number(third), month, day);
  if (/^\d{2}$/.test(third)) return toDate(2000 + Number(third), month, day);
  if (third !== "" && !third.includes(":")) return undefined;
  const year = Number(today.slice(0, 4));
  return [year, year - 1].map((each) => toDate(each, month, day)).find((date) => date && date <= today);
}

/** A calendar date, or undefined if there is no such day. */
function toDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

const dayFirst = /^'?(1[3-9]|2\d|3[01])[/.-](0?[1-9]|1[0-2])\b/;
const monthFirst = /^'?(0?[1-9]|1[0-2])[/.-](1[3-9]|2\d|3[01])\b/;

/** The day comes first unless more dates can only have the month first, `11/25/2026`, than only the day. */
export function orderOf(dates: readonly string[]): DateOrder {
  const count = (form: RegExp) => dates.filter((date) => form.test(date)).length;
  return count(monthFirst) > count(dayFirst) ? "month" : "day";
}
