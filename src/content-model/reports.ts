import { z } from "zod";
import { basePaths } from "../domain/addresses";
import { formatAmount } from "../domain/format";
import { toMoney } from "../domain/money";
import { appearance } from "./appearance";
import { defineCollection } from "./collection";
import { choice, date, group, list, longText, markdown, number, text, toggle } from "./field";
import { setback } from "./happenings";
import { programmes } from "./programmes";
import { withRule, type Demand } from "./rule";

const amount = () =>
  number({
    label: { en: "Rupiah", id: "Rupiah" },
    unit: "IDR",
    min: 1,
    max: 100_000_000_000,
    integer: false,
  });

const sources = ["donations", "grants", "sales", "other"] as const;

const income = group(
  {
    source: choice(sources, "transparency:income", {
      label: { en: "Where it came from", id: "Asalnya" },
      typeName: "IncomeSource",
    }),
    amount: amount(),
  },
  { label: { en: "Money in", id: "Uang masuk" }, typeName: "ReportIncome" },
);

const spending = group(
  {
    purpose: choice([...programmes, "running"] as const, "transparency:spending", {
      label: { en: "What it was for", id: "Peruntukannya" },
      typeName: "SpendingPurpose",
    }),
    amount: amount(),
  },
  { label: { en: "Money out", id: "Uang keluar" }, typeName: "ReportSpending" },
);

const fields = z.strictObject({
  title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
  lead: longText({
    label: { en: "Introduction", id: "Pengantar" },
    hint: { en: "Also shown in search results", id: "Juga tampil di hasil pencarian" },
    max: 170,
  }),
  year: number({ label: { en: "Year", id: "Tahun" }, min: 2000, max: 2100 }),
  quarter: number({ label: { en: "Quarter", id: "Triwulan" }, min: 1, max: 4 }),
  published: date({ label: { en: "Published on", id: "Terbit pada" } }),
  sample: toggle({
    label: { en: "Sample", id: "Contoh" },
    hint: {
      en: "The page then says that its figures are made up",
      id: "Halamannya lalu menyatakan bahwa angkanya rekaan",
    },
  }),
  opening: number({
    label: { en: "In hand at the start, in rupiah", id: "Saldo awal, dalam rupiah" },
    max: 100_000_000_000,
    integer: false,
  }),
  income: list(income, { label: { en: "Money in", id: "Uang masuk" }, min: 1, max: 4, shared: true }),
  spending: list(spending, { label: { en: "Money out", id: "Uang keluar" }, min: 1, max: 6, shared: true }),
  setbacks: list(setback, {
    label: { en: "What went wrong", id: "Yang tidak berjalan baik" },
    min: 1,
    max: 12,
  }),
  body: markdown({ label: { en: "What was done", id: "Yang dikerjakan" } }),
  ...appearance,
});

type Report = z.output<typeof fields>;

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
function reportDemands(report: Report): Demand[] {
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

/** Reports of a quarter: money in and out, what was done, and what went wrong. */
export const reports = defineCollection({
  name: "reports",
  typeName: "Report",
  label: { en: "Reports", id: "Laporan" },
  singular: { en: "Report", id: "Laporan" },
  basePath: basePaths.reports,
  sections: ["money", "done", "setbacks"],
  list: { order: "published", by: ["sample"] },
  schema: withRule(fields, reportDemands),
});
