import type { GatsbyNode } from "gatsby";
import type { z } from "zod";
import { closingOf } from "../../content-model/report-rules";
import { reports } from "../../content-model/reports";
import { findText, type StringTree } from "../../domain/texts";
import type { EntryNode } from "../nodes/domain-node";
import { addResolvers } from "../schema/add-resolvers";
import { csvText } from "./csv";
import { writePageData, type Credit, type PageData } from "./page-data";

type Report = Pick<z.output<typeof reports.schema>, "title" | "opening" | "income" | "spending" | "sample">;

const reportData: PageData<Report & EntryNode> = {
  collection: reports,
  name: "money.csv",
  namespaces: ["transparency"],
  write: (report, { transparency = {} }, credit) => reportCsv(report, transparency, report.language, credit),
};

/** Address of a report's money as CSV, given that of its page. */
export function reportDataPath({ path: page }: Pick<EntryNode, "path">): string {
  return page + reportData.name;
}

/** The money of a quarter as CSV. Every row says of which quarter and whose it is, and whether it is a sample. */
export function reportCsv(report: Report, strings: StringTree, language: string, credit: Credit): string {
  const t = (key: string) => findText({ transparency: strings }, language, `transparency:${key}`);
  const mark = report.sample ? t("csv.sample") : "";
  const row = (flow: string, what: string, amount: number) => [
    ...[report.title, t(`csv.${flow}`), t(what), amount, mark],
    ...[credit.organisation, credit.licence],
  ];
  const columns = ["period", "flow", "what", "amount", "note", "organisation", "licence"];
  return csvText(
    [
      columns.map((name) => t(`csv.${name}`)),
      row("balance", "money.opening", report.opening),
      ...report.income.map(({ source, amount }) => row("in", `income.${source}`, amount)),
      ...report.spending.map(({ purpose, amount }) => row("out", `spending.${purpose}`, amount)),
      row("balance", "money.closing", closingOf(report)),
    ],
    language,
  );
}

/** Writes the money of each report that has a page. */
export const writeReports: NonNullable<GatsbyNode["onPostBootstrap"]> = (args) => {
  writePageData(args, reportData);
};

/** GraphQL fields of a report: what is left at the end of the quarter, and its data. */
export const defineReportFields: NonNullable<GatsbyNode["createResolvers"]> = addResolvers({
  [reports.typeName]: {
    closing: {
      type: "Float!",
      description: "In hand at the end, in rupiah: what there was and came in, less what was spent",
      resolve: (report: Report) => closingOf(report),
    },
    csvPath: {
      type: "String!",
      description: "Address of the money as CSV",
      resolve: reportDataPath,
    },
  },
});
