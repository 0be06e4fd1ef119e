import { z } from "zod";
import { defineCollection } from "./collection";
import { choice, group, longText, markdown, number, optional, text } from "./field";
import { picture } from "./picture";

/** Kinds of work that a project can belong to; their words are in `locales/<language>/projects.json`. */
const categories = {
  corporate: { en: "Corporate", id: "Perusahaan" },
  municipal: { en: "Municipal", id: "Kota" },
  education: { en: "Education", id: "Pendidikan" },
  technology: { en: "Technology", id: "Teknologi" },
  energy: { en: "Energy", id: "Energi" },
  agriculture: { en: "Agriculture", id: "Pertanian" },
  forest: { en: "Forest", id: "Hutan" },
  community: { en: "Community", id: "Komunitas" },
} as const;

const statuses = {
  ongoing: { en: "Ongoing", id: "Sedang Berjalan" },
  active: { en: "Active", id: "Aktif" },
  phase2: { en: "Phase 2 active", id: "Tahap 2 Aktif" },
  expansion: { en: "Expansion phase", id: "Fase Perluasan" },
  pilot: { en: "Pilot project", id: "Pilot Project" },
  beta: { en: "Beta", id: "Beta" },
  available: { en: "Available", id: "Tersedia" },
  completed: { en: "Completed", id: "Selesai" },
} as const;

const placements = {
  home: { en: "Home page", id: "Beranda" },
  catalogue: { en: "Catalogue of all projects", id: "Katalog semua proyek" },
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
      min: -11.5,
      max: 6.5,
      integer: false,
    }),
    longitude: number({
      label: { en: "Longitude", id: "Bujur" },
      hint: { en: "Degrees east", id: "Derajat timur" },
      min: 94.5,
      max: 141.5,
      integer: false,
    }),
  },
  { label: { en: "Where", id: "Lokasi" }, typeName: "Place" },
);

/** Categories that have a tab in the catalogue; projects of the others are listed under “all” only. */
export const catalogueTabs: readonly (keyof typeof categories)[] = [
  "corporate",
  "municipal",
  "education",
  "technology",
];

/** Projects, shown on the home page or in the catalogue depending on `placement`. */
export const projects = defineCollection({
  name: "projects",
  typeName: "Project",
  label: { en: "Projects", id: "Proyek" },
  singular: { en: "Project", id: "Proyek" },
  basePath: "/projects/",
  sections: ["features", "related"],
  schema: z.strictObject({
    title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
    description: longText({
      label: { en: "Short description", id: "Deskripsi singkat" },
      hint: { en: "On the card, at most 200 characters", id: "Di kartu, paling banyak 200 karakter" },
      max: 200,
    }),
    image: picture(),
    category: choice(categories, { label: { en: "Category", id: "Kategori" }, typeName: "ProjectCategory" }),
    status: choice(statuses, { label: { en: "Status", id: "Status" }, typeName: "ProjectStatus" }),
    impact: text({
      label: { en: "Impact", id: "Dampak" },
      hint: {
        en: "One line; only a figure that you can show",
        id: "Satu baris; hanya angka yang dapat dibuktikan",
      },
      max: 80,
    }),
    year: optional(number({ label: { en: "Year", id: "Tahun" }, min: 2000, max: 2100 })),
    placement: choice(placements, {
      label: { en: "Shown on", id: "Ditampilkan di" },
      typeName: "ProjectPlacement",
    }),
    order: number({ label: { en: "Position", id: "Urutan" }, min: 1, max: 999 }),
    place,
    donationEffect: longText({
      label: { en: "What a donation does", id: "Manfaat donasi" },
      max: 300,
    }),
    body: markdown({ label: { en: "Full text", id: "Teks lengkap" } }),
  }),
});
