import type { GatsbyNode, NodePluginArgs } from "gatsby";
import type { z } from "zod";
import { claims, type Claim } from "../../content-model/claims";
import { trackingPage } from "../../content-model/pages/tracking";
import { trackingPath } from "../../domain/addresses";
import { formatMonthOf } from "../../domain/format";
import { localizedPath } from "../../domain/paths";
import { findText } from "../../domain/texts";
import { projectDirectory } from "../../patches/gatsby-store";
import { stringsIn } from "../content/strings-in";
import { entryNodes, type EntryNode } from "../nodes/domain-node";
import { addResolvers } from "../schema/add-resolvers";
import { csvText } from "./csv";
import { creditOf } from "./page-data";
import { writePageFile } from "./page-files";

/** The fields of the dashboard page that the CSV is generated from. */
export type SampleData = Pick<z.infer<typeof trackingPage.schema>, "sampleMark" | "chart" | "months"> & {
  readonly language: string;
};

/** Permanent address of the CSV in a language. */
export function sampleDataPath(language: string): string {
  return localizedPath(`${trackingPath}sample-data.csv`, language);
}

/**
 * The dashboard's figures as CSV. Every row says its year, is marked as sample data, so that sorted or copied rows keep
 * both, and names the licence.
 */
export function sampleDataCsv(
  { sampleMark, chart, months, language }: SampleData,
  year: number,
  licence: { readonly heading: string; readonly name: string },
): string {
  const head = [
    chart.month,
    `${chart.emissions} (${chart.unit})`,
    `${chart.reductions} (${chart.unit})`,
    chart.note,
    licence.heading,
  ];
  const rows = months.map(({ month, emissions, reductions }) => [
    formatMonthOf(year, month, language),
    emissions,
    reductions,
    sampleMark,
    licence.name,
  ]);
  return csvText([head, ...rows], language);
}

/** Writes the CSV of each language to `public/`. */
export const writeSampleData = writePageFile<SampleData>({
  typeName: trackingPage.typeName,
  path: sampleDataPath,
  text: (data, { store, ...nodes }) => {
    const { language } = data;
    const year = yearOf(data, nodes);
    if (year === undefined) return undefined;
    const strings = { transparency: stringsIn(projectDirectory(store), language, "transparency") };
    const heading = findText(strings, language, "transparency:csv.licence");
    return sampleDataCsv(data, year, { heading, name: creditOf(nodes).licence });
  },
});

/** The year of the months: that in which their total was counted. Undefined if that figure was left out as broken. */
function yearOf({ chart }: SampleData, nodes: Pick<NodePluginArgs, "getNodesByType">): number | undefined {
  const all = entryNodes(nodes, claims.typeName) as readonly (Claim & EntryNode)[];
  const total = all.find(({ slug }) => slug === chart.emissionsTotal);
  return total && Number(total.asOf.slice(0, 4));
}

/** GraphQL field: address of the CSV. */
export const defineSampleDataField: NonNullable<GatsbyNode["createResolvers"]> = addResolvers({
  [trackingPage.typeName]: {
    csvPath: {
      type: "String!",
      description: "Address of the figures as CSV",
      resolve: ({ language }: SampleData) => sampleDataPath(language),
    },
  },
});
