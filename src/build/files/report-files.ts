import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { z } from "zod";
import { keyOf } from "../../content-model/appearance";
import { closingOf, reports } from "../../content-model/reports";
import { previewFolder } from "../../domain/addresses";
import { languageCodes } from "../../domain/languages";
import { localizedPath } from "../../domain/paths";
import { findText, type StringTree } from "../../domain/texts";
import { projectDirectory } from "../../patches/gatsby-store";
import { entryNodes, type EntryNode } from "../nodes/domain-node";
import { addResolvers } from "../schema/add-resolvers";
import { publicFolder } from "./built-pages";
import { csvText } from "./csv";
import { writePublicFile } from "./public-file";

type Report = Pick<z.output<typeof reports.schema>, "opening" | "income" | "spending" | "sample">;

/** Name of the file beside a report's page. */
const dataName = "money.csv";

/** Address of a report's money as CSV, given that of its page. */
export function reportDataPath({ path: page }: Pick<EntryNode, "path">): string {
  return page + dataName;
}

/** The money of a quarter as CSV. Rows of a sample say so, so that copied rows keep the mark. */
export function reportCsv(report: Report, strings: StringTree, language: string): string {
  const t = (key: string) => findText({ transparency: strings }, language, `transparency:${key}`);
  const mark = report.sample ? t("csv.sample") : "";
  const row = (flow: string, what: string, amount: number) => [t(`csv.${flow}`), t(what), amount, mark];
  return csvText(
    [
      ["flow", "what", "amount", "note"].map((name) => t(`csv.${name}`)),
      row("balance", "money.opening", report.opening),
      ...report.income.map(({ source, amount }) => row("in", `income.${source}`, amount)),
      ...report.spending.map(({ purpose, amount }) => row("out", `spending.${purpose}`, amount)),
      row("balance", "money.closing", closingOf(report)),
    ],
    language,
  );
}

type ReportNode = Report & EntryNode;

/** Writes the money of each report that has a page, also of previews, and removes what has none any more. */
export const writeReports: NonNullable<GatsbyNode["onPostBootstrap"]> = ({ store, ...nodes }) => {
  const words = new Map(
    languageCodes.map((code) => [code as string, wordsIn(projectDirectory(store), code)]),
  );
  for (const folder of languageCodes.flatMap((code) => pageFolders.map((each) => localizedPath(each, code))))
    removeReportData(path.join(publicFolder(store), folder));
  for (const node of entryNodes(nodes, reports.typeName) as readonly ReportNode[]) {
    if (!node.onSite && !keyOf(node)) continue;
    writePublicFile(
      store,
      reportDataPath(node),
      reportCsv(node, words.get(node.language) ?? {}, node.language),
    );
  }
};

/** Where reports have their pages, and where previews have theirs. */
const pageFolders = [reports.basePath, previewFolder];

function wordsIn(directory: string, language: string): StringTree {
  return JSON.parse(
    readFileSync(path.join(directory, "locales", language, "transparency.json"), "utf8"),
  ) as StringTree;
}

/** Removes what earlier builds wrote: Gatsby removes their pages only. @param folder of the reports' pages */
export function removeReportData(folder: string): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (path.basename(file) === dataName) rmSync(path.join(folder, file));
  }
}

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
