import { stringify } from "csv-stringify/sync";
import type { GatsbyNode } from "gatsby";
import type { z } from "zod";
import { trackingPage } from "../../content-model/pages/tracking";
import { formatMonth } from "../../i18n/format";
import { localizedPath } from "../../i18n/paths";
import { addResolvers } from "../schema/add-resolvers";
import { writePageFile } from "./page-files";

/** What a row of the table is made of, as the dashboard's page has it. */
export type SampleData = Pick<z.infer<typeof trackingPage.schema>, "sampleMark" | "chart" | "months"> & {
  readonly language: string;
};

/** Address of the dashboard's figures as a file; the same as long as the site lives. */
export function sampleDataPath(language: string): string {
  return localizedPath("/tracking/sample-data.csv", language);
}

/**
 * The dashboard's figures as CSV: RFC 4180, with a byte order mark, which spreadsheets need to read `₂`.
 * Every row says what the figures are, so that it stays said when rows are sorted or copied.
 */
export function sampleDataCsv({ sampleMark, chart, months, language }: SampleData): string {
  const head = [
    chart.month,
    `${chart.emissions} (${chart.unit})`,
    `${chart.reductions} (${chart.unit})`,
    chart.note,
  ];
  const rows = months.map(({ month, emissions, reductions }) => [
    formatMonth(month, language),
    emissions,
    reductions,
    sampleMark,
  ]);
  return stringify([head, ...rows], { bom: true, record_delimiter: "windows" });
}

/** Writes the file of each language into the site. */
export const writeSampleData = writePageFile<SampleData>({
  typeName: trackingPage.typeName,
  path: sampleDataPath,
  text: sampleDataCsv,
});

/** Tells pages where the file is. */
export const defineSampleDataField: NonNullable<GatsbyNode["createResolvers"]> = addResolvers({
  [trackingPage.typeName]: {
    csvPath: {
      type: "String!",
      description: "Address of the figures as CSV",
      resolve: ({ language }: SampleData) => sampleDataPath(language),
    },
  },
});
