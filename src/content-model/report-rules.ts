import { formatAmount } from "../domain/format";
import { toMoney } from "../domain/money";
import type { Fields } from "../domain/record";
import type { ContentText } from "./content-text";
import type { Problem } from "./problem-text";
import { ofEach } from "./right-parts";
import type { Comparison, Demand } from "./rule";

interface Balance {
  readonly opening: number;
  readonly income: readonly { readonly source?: unknown; readonly amount: number }[];
  readonly spending: readonly { readonly purpose?: unknown; readonly amount: number }[];
}

/** What is in hand at the end of a report's quarter, in rupiah. */
export function closingOf({ opening, income: received, spending: spent }: Balance): number {
  return opening + sum(received) - sum(spent);
}

const sum = (items: readonly { readonly amount: number }[]) =>
  items.reduce((total, item) => total + item.amount, 0);

/** Demands one amount for each source. */
export function incomeDemands({ income }: Balance): Demand[] {
  const sources = ofEach(income, ({ source }) => source);
  return twice(sources, (index) => ["income", index, "source"]);
}

/** Demands one amount for each purpose. */
export function spendingDemands({ spending }: Balance): Demand[] {
  const purposes = ofEach(spending, ({ purpose }) => purpose);
  return twice(purposes, (index) => ["spending", index, "purpose"]);
}

function twice(values: readonly unknown[], pathAt: (index: number) => Demand["path"]): Demand[] {
  const expected = { en: "one that is not listed yet", id: "yang belum tercantum" };
  const sentence = { en: "is listed twice", id: "tercantum dua kali" };
  return values.flatMap((value, index) =>
    value !== undefined && values.indexOf(value) < index ? [{ path: pathAt(index), expected, sentence }] : [],
  );
}

/** Demands that no more is spent than there was. */
export function closingDemands(report: Balance): Demand[] {
  if (closingOf(report) >= 0) return [];
  const most = report.opening + sum(report.income);
  const money = toMoney("IDR", most);
  return [
    {
      path: ["spending"],
      expected: { en: `at most ${most} rupiah in all`, id: `paling banyak ${most} rupiah seluruhnya` },
      sentence: {
        en: `at most ${formatAmount(money, "en")} can be spent in all`,
        id: `seluruhnya paling banyak ${formatAmount(money, "id")}`,
      },
    },
  ];
}

/** Problems of a report with the others: one for each quarter, and it begins with what the one before left. */
export function reportProblems({ text, entries, words, problem }: Comparison): Problem[] {
  const { opening } = text.data;
  const own = positionOf(text.data);
  const others = entries("reports").filter(({ name }) => name !== text.name);
  const at = (position: number) => others.filter(({ data }) => positionOf(data) === position);
  const [closing] = at(own - 1).flatMap(knownClosing);
  const isWrong = typeof opening === "number" && closing !== undefined && closing !== opening;
  return [
    ...(at(own).length > 0 ? [problem("quarter", words.ownQuarter)] : []),
    ...(isWrong ? [problem("opening", words.closing(closing))] : []),
  ];
}

/** Quarters since the year 0; that of a draft may be unknown, and is like no other. */
const positionOf = ({ year, quarter }: Fields) =>
  typeof year === "number" && typeof quarter === "number" ? year * 4 + quarter : NaN;

/** What a report leaves; nothing if a figure or a list is missing or wrong. */
function knownClosing({ data, wrong = [] }: ContentText): number[] {
  const { opening, income, spending } = data as {
    readonly opening?: number;
    readonly income?: { readonly amount: number }[];
    readonly spending?: { readonly amount: number }[];
  };
  if (wrong.includes("income") || wrong.includes("spending")) return [];
  if (opening === undefined || !Array.isArray(income) || !Array.isArray(spending)) return [];
  const figures = [
    opening,
    ...[...income, ...spending].map(({ amount }: { readonly amount?: number }) => amount),
  ];
  return figures.every((figure) => typeof figure === "number")
    ? [closingOf({ opening, income, spending })]
    : [];
}
