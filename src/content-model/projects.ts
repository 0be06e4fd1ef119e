import { z } from "zod";
import { basePaths } from "../domain/addresses";
import { appearance } from "./appearance";
import { projectProblems } from "./claim-rules";
import { defineCollection } from "./collection";
import {
  choice,
  claim,
  group,
  list,
  longText,
  markdown,
  number,
  optional,
  reference,
  setting,
  text,
} from "./field";
import { picture } from "./picture";
import { projectEvidence } from "./project-evidence";
import { dayDemand, demandsOfEach, withRules, type Demand } from "./rule";

/** Kinds of work that a project can belong to; their words are in `locales/<language>/projects.json`. */
const categories = [
  "corporate",
  "municipal",
  "education",
  "technology",
  "energy",
  "agriculture",
  "forest",
  "community",
] as const;

const statuses = [
  "ongoing",
  "active",
  "phase2",
  "expansion",
  "pilot",
  "beta",
  "available",
  "completed",
] as const;

const placements = {
  home: { en: "Home page", id: "Beranda" },
  catalogue: { en: "Catalogue of all projects", id: "Katalog semua proyek" },
} as const;

/** Where a place may be, in degrees: the bounds of Indonesia, and of the map. */
export const placeBounds = {
  latitude: { min: -11.5, max: 6.5 },
  longitude: { min: 94.5, max: 141.5 },
} as const;

const place = group(
  {
    name: text({ label: { en: "Place", id: "Tempat" } }),
    province: text({ label: { en: "Province", id: "Provinsi" } }),
    latitude: number({
      label: { en: "Latitude", id: "Lintang" },
      hint: {
        en: "Degrees north; negative south of the equator",
        id: "Derajat utara; negatif di selatan khatulistiwa",
      },
      ...placeBounds.latitude,
      integer: false,
    }),
    longitude: number({
      label: { en: "Longitude", id: "Bujur" },
      hint: { en: "Degrees east", id: "Derajat timur" },
      ...placeBounds.longitude,
      integer: false,
    }),
  },
  { label: { en: "Where", id: "Lokasi" }, typeName: "Place" },
);

/** Categories that have a tab in the catalogue; projects of the others are listed under “all” only. */
export const catalogueTabs: readonly (typeof categories)[number][] = [
  "corporate",
  "municipal",
  "education",
  "technology",
];

const fields = z.strictObject({
  title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
  description: longText({
    label: { en: "Short description", id: "Deskripsi singkat" },
    hint: { en: "On the card, at most 200 characters", id: "Di kartu, paling banyak 200 karakter" },
    max: 200,
  }),
  image: picture(),
  category: choice(categories, "projects:category", {
    label: { en: "Category", id: "Kategori" },
    typeName: "ProjectCategory",
  }),
  status: choice(statuses, "projects:status", {
    label: { en: "Status", id: "Status" },
    typeName: "ProjectStatus",
  }),
  claim: optional(
    claim({
      label: { en: "Impact: figure", id: "Dampak: angka" },
      hint: {
        en: "A figure of this project, or the total of its programme",
        id: "Angka proyek ini, atau jumlah seluruh programnya",
      },
    }),
  ),
  impact: text({
    label: { en: "Impact", id: "Dampak" },
    hint: {
      en: "One line, which goes on after the figure: “hectares restored”",
      id: "Satu baris, lanjutan angkanya: “hektare dipulihkan”",
    },
    max: 80,
  }),
  year: optional(number({ label: { en: "Year", id: "Tahun" }, min: 2000, max: 2100 })),
  placement: setting(placements, {
    label: { en: "Shown on", id: "Ditampilkan di" },
    typeName: "ProjectPlacement",
  }),
  order: number({ label: { en: "Position", id: "Urutan" }, min: 1, max: 999 }),
  place,
  donationEffect: longText({
    label: { en: "What a donation does", id: "Manfaat donasi" },
    max: 300,
  }),
  campaign: optional(
    reference("donations", {
      label: { en: "Campaign", id: "Kampanye" },
      hint: {
        en: "Where its donate buttons lead; without one, to the default campaign, marked for this project",
        id: "Tujuan tombol donasinya; jika kosong, kampanye utama, dicatat untuk proyek ini",
      },
    }),
  ),
  body: markdown({ label: { en: "Full text", id: "Teks lengkap" } }),
  features: optional(
    list(text({ label: { en: "Feature", id: "Fitur" }, max: 80 }), {
      label: { en: "Key features of this project", id: "Fitur utama proyek ini" },
      hint: { en: "On its page and in its dialog", id: "Di halamannya dan dalam dialog proyek" },
      max: 6,
    }),
  ),
  evidence: optional(projectEvidence),
  ...appearance,
});

/** Demands that the values of a series stand in the order of their dates. */
function seriesDemands({ evidence }: z.output<typeof fields>): Demand[] {
  return demandsOfEach(evidence?.series ?? [], ({ points }, index) =>
    demandsOfEach(points, ({ date }, at) => {
      const before = points[at - 1]?.date;
      const path = ["evidence", "series", index, "points", at, "date"];
      return before !== undefined && date <= before
        ? [dayDemand(path, { en: "later than", id: "setelah" }, before)]
        : [];
    }),
  );
}

/** Projects, shown on the home page or in the catalogue depending on `placement`. */
export const projects = defineCollection({
  name: "projects",
  typeName: "Project",
  label: { en: "Projects", id: "Proyek" },
  singular: { en: "Project", id: "Proyek" },
  shareSection: "sections.projects",
  basePath: basePaths.projects,
  isPaidFor: true,
  sections: ["related"],
  list: { order: "order", by: ["status", "category", "placement"] },
  schema: withRules(fields, seriesDemands),
  rule: projectProblems,
});
