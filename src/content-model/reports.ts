import { z } from "zod";
import { basePaths } from "../domain/addresses";
import { appearance } from "./appearance";
import { defineCollection } from "./collection";
import { choice, date, group, list, longText, markdown, number, text, toggle } from "./field";
import { setback } from "./happenings";
import { programmes } from "./programmes";
import { closingDemands, incomeDemands, reportProblems, spendingDemands } from "./report-rules";
import { withRules } from "./rule";

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
    unit: "IDR",
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

/** The fields of a report. */
export type Report = z.output<typeof fields>;

/** Reports of a quarter: money in and out, what was done, and what went wrong. */
export const reports = defineCollection({
  name: "reports",
  typeName: "Report",
  label: { en: "Reports", id: "Laporan" },
  singular: { en: "Report", id: "Laporan" },
  shareSection: "footer.organisation.transparency",
  basePath: basePaths.reports,
  sections: ["money", "done", "setbacks"],
  list: { order: "published", by: ["sample"] },
  schema: withRules(fields, incomeDemands, spendingDemands, closingDemands),
  rule: reportProblems,
});
