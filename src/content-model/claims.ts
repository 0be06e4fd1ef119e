import { z } from "zod";
import { basePaths, claimPath } from "../domain/addresses";
import { claimOwners } from "../domain/claim-owners";
import { units } from "../domain/units";
import { appearance } from "./appearance";
import { claimKind } from "./claim-kinds";
import { claimProblems } from "./claim-rules";
import { defineCollection } from "./collection";
import {
  choice,
  date,
  group,
  longText,
  markdown,
  number,
  optional,
  reference,
  setting,
  text,
  toggle,
} from "./field";
import { programmes } from "./programmes";
import { dayDemand, demandsOfEach, withRules, type Demand } from "./rule";

const precisions = {
  exact: { en: "Exactly (such as 5,000)", id: "Tepat (seperti 5.000)" },
  atLeast: { en: "At least (such as 5,000+)", id: "Paling sedikit (seperti 5.000+)" },
  moreThan: { en: "More than (such as >70%)", id: "Lebih dari (seperti >70%)" },
  about: { en: "About (such as ≈30%)", id: "Sekitar (seperti ≈30%)" },
} as const;

const source = group(
  {
    title: text({ label: { en: "What it is called", id: "Namanya" }, max: 160 }),
    report: optional(
      reference("reports", { label: { en: "Report of ours", id: "Laporan kami" }, isFact: true }),
    ),
    address: optional(
      text({
        label: { en: "Address on another site", id: "Alamat di situs lain" },
        pattern: { regex: /^https:\/\/\S+\.\S+$/, example: "https://www.fao.org/peatlands" },
        shared: true,
      }),
    ),
  },
  { label: { en: "Source", id: "Sumber" }, typeName: "ClaimSource" },
);

const fields = z.strictObject({
  title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
  value: number({
    label: { en: "Value", id: "Nilai" },
    max: 1_000_000_000_000,
    integer: false,
    unitIn: "unit",
  }),
  precision: setting(precisions, {
    label: { en: "How exactly it is known", id: "Seberapa tepat diketahui" },
    typeName: "ClaimPrecision",
  }),
  short: toggle({
    label: { en: "Abbreviated", id: "Disingkat" },
    hint: { en: "10K instead of 10,000", id: "10 ribu, bukan 10.000" },
  }),
  unit: choice(units, "figures:unit", { label: { en: "Unit", id: "Satuan" }, typeName: "ClaimUnit" }),
  counts: longText({ label: { en: "What it counts", id: "Yang dihitung" }, max: 240 }),
  excludes: optional(
    longText({ label: { en: "What it does not count", id: "Yang tidak dihitung" }, max: 240 }),
  ),
  owner: choice(claimOwners, "figures:owner", {
    label: { en: "Whose figure it is", id: "Milik siapa angka ini" },
    typeName: "ClaimOwner",
  }),
  programme: optional(
    choice(programmes, "figures:programme", {
      label: { en: "Programme", id: "Program" },
      typeName: "Programme",
    }),
  ),
  project: optional(reference("projects", { label: { en: "Project", id: "Proyek" }, isFact: true })),
  campaign: optional(reference("donations", { label: { en: "Campaign", id: "Kampanye" }, isFact: true })),
  whole: optional(
    reference("claims", {
      label: { en: "Part of", id: "Bagian dari" },
      isFact: true,
      hint: {
        en: "The larger figure that this one is a share of, in the same unit",
        id: "Angka lebih besar yang mencakup angka ini, dengan satuan yang sama",
      },
    }),
  ),
  since: optional(date({ label: { en: "Counted since", id: "Dihitung sejak" } })),
  asOf: date({ label: { en: "As of", id: "Per tanggal" }, dayOf: "count" }),
  kind: claimKind,
  source,
  review: date({ label: { en: "To be looked at again by", id: "Ditinjau lagi paling lambat" } }),
  body: markdown({ label: { en: "Method", id: "Metode" } }),
  ...appearance,
});

/** The fields of a claim. */
export type Claim = z.output<typeof fields>;

/** Demands the entry that owns a claim, and no other. */
function ownerDemands(claim: Claim): Demand[] {
  return demandsOfEach(["programme", "project", "campaign"] as const, (name) => {
    const has = claim[name] !== undefined;
    if (has === (claim.owner === name)) return [];
    const expected = has
      ? { en: "nothing: the figure belongs to another", id: "kosong: angka ini milik yang lain" }
      : { en: "whose figure it is", id: "pemilik angka ini" };
    return [{ path: [name], expected }];
  });
}

/** Demands a source that can be looked up. */
function sourceDemands({ kind, source: named }: Claim): Demand[] {
  if (kind === "sample" || named.report !== undefined || named.address !== undefined) return [];
  const expected = {
    en: "a report or an address, for this figure is no sample",
    id: "laporan atau alamat, karena angka ini bukan contoh",
  };
  return [{ path: ["source"], isMissing: true, expected }];
}

/** Demands a day to count from that is not after the day of the value. */
function sinceDemands({ since, asOf }: Claim): Demand[] {
  return since !== undefined && since > asOf
    ? [dayDemand(["since"], { en: "at latest", id: "paling lambat" }, asOf)]
    : [];
}

/** Demands a review after the day of the value. */
function reviewDemands({ review, asOf }: Claim): Demand[] {
  return review <= asOf ? [dayDemand(["review"], { en: "later than", id: "setelah" }, asOf)] : [];
}

/** What the site claims in figures. Every page takes them from here; `/figures/` lists them. */
export const claims = defineCollection({
  name: "claims",
  typeName: "Claim",
  label: { en: "Figures", id: "Angka" },
  singular: { en: "Figure", id: "Angka" },
  basePath: basePaths.claims,
  path: claimPath,
  hasPage: () => false,
  list: { order: "asOf", by: ["kind", "owner", "programme", "project"] },
  schema: withRules(fields, ownerDemands, sourceDemands, sinceDemands, reviewDemands),
  rule: claimProblems,
});
