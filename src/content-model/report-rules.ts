import { formatAmount } from "../domain/format";
import { toMoney } from "../domain/money";
import type { Fields } from "../domain/record";
import type { Problem } from "./problem-text";
import type { Report } from "./reports";
import type { Comparison, Demand } from "./rule";

interface Balance {
  readonly opening: number;
  readonly income: readonly { readonly amount: number }[];
  readonly spending: readonly { readonly amount: number }[];
}

/** What is in hand at the end of a report's quarter, in rupiah. */
export function closingOf({ opening, income: received, spending: spent }: Balance): number {
  return opening + sum(received) - sum(spent);
}

const sum = (items: readonly { readonly amount: number }[]) =>
  items.reduce((total, item) => total + item.amount, 0);

/** Demands one amount for each source and each purpose, and that no more is spent than there was. */
export function reportDemands(report: Report): Demand[] {
  const once = { en: "one that is not listed yet", id: "yang belum tercantum" };
  const sentence = { en: "is listed twice", id: "tercantum dua kali" };
  const twice = (path: string, key: string, values: readonly string[]): Demand[] =>
    values.flatMap((value, index) =>
      values.indexOf(value) < index ? [{ path: [path, index, key], expected: once, sentence }] : [],
    );
  const most = report.opening + sum(report.income);
  const money = toMoney("IDR", most);
  return [
    ...twice(
      "income",
      "source",
      report.income.map(({ source }) => source),
    ),
    ...twice(
      "spending",
      "purpose",
      report.spending.map(({ purpose }) => purpose),
    ),
    ...(closingOf(report) < 0
      ? [
          {
            path: ["spending"],
            expected: { en: `at most ${most} rupiah in all`, id: `paling banyak ${most} rupiah seluruhnya` },
            sentence: {
              en: `at most ${formatAmount(money, "en")} can be spent in all`,
              id: `seluruhnya paling banyak ${formatAmount(money, "id")}`,
            },
          },
        ]
      : []),
  ];
}

/** Problems of a report with the others: one for each quarter, and it begins with what the one before left. */
export function reportProblems({ text, entries, words, problem }: Comparison): Problem[] {
  if (!isComplete(text.data)) return [];
  const own = positionOf(text.data);
  const others = entries("reports").flatMap(({ name, data }) =>
    name !== text.name && isComplete(data) ? [data] : [],
  );
  const before = others.find((other) => positionOf(other) === own - 1);
  return [
    ...(others.some((other) => positionOf(other) === own) ? [problem("quarter", words.ownQuarter)] : []),
    ...(before && closingOf(before) !== text.data.opening
      ? [problem("opening", words.closing(closingOf(before)))]
      : []),
  ];
}

/** Quarters since the year 0. */
const positionOf = ({ year, quarter }: Report) => year * 4 + quarter;

/** Whether a report has all figures of its quarter, which a draft may lack. */
function isComplete(data: Fields): data is Report {
  const { year, quarter, opening, income, spending } = data as Partial<Report>;
  if (!Array.isArray(income) || !Array.isArray(spending)) return false;
  const amounts = [...income, ...spending].map(({ amount }: { readonly amount?: number }) => amount);
  return [year, quarter, opening, ...amounts].every((figure) => typeof figure === "number");
}
