import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { z } from "zod";
import { closingOf, reports } from "../../content-model/reports";
import { languageCodes } from "../../domain/languages";
import { localizedPath } from "../../domain/paths";
import { findText, type StringTree } from "../../domain/texts";
import { projectDirectory } from "../../patches/gatsby-store";
import { contentRoot } from "../content/content-root";
import { entriesOf } from "../content/translated-entries";
import { addResolvers } from "../schema/add-resolvers";
import { publicFolder } from "./built-pages";
import { csvText } from "./csv";
import { writePublicFile } from "./public-file";

type Report = Pick<z.output<typeof reports.schema>, "opening" | "income" | "spending" | "sample">;

/** Name of the file beside a report's page. */
const dataName = "money.csv";

/** Permanent address of a report's money as CSV. */
export function reportDataPath(slug: string, language: string): string {
  return localizedPath(reports.path({ slug }) + dataName, language);
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

/** Writes the money of each report that is on the site to `public/`, in each language, and removes what is not. */
export const writeReports: NonNullable<GatsbyNode["onPostBootstrap"]> = ({ store }) => {
  const directory = projectDirectory(store);
  for (const language of languageCodes) {
    removeReportData(path.join(publicFolder(store), localizedPath(reports.basePath, language)));
    const strings = path.join(directory, "locales", language, "transparency.json");
    const words = JSON.parse(readFileSync(strings, "utf8")) as StringTree;
    for (const { slug, fields } of entriesOf(contentRoot(directory), reports)) {
      writePublicFile(store, reportDataPath(slug, language), reportCsv(fields, words, language));
    }
  }
};

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
      resolve: ({ slug, language }: { readonly slug: string; readonly language: string }) =>
        reportDataPath(slug, language),
    },
  },
});
