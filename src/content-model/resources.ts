import { z } from "zod";
import { basePaths } from "../domain/addresses";
import { resourceTypes } from "../domain/resource-types";
import { appearance } from "./appearance";
import { defineCollection } from "./collection";
import { choice, file, list, longText, markdown, number, optional, setting, text, toggle } from "./field";
import { layout, layoutDemand } from "./layout";
import { picture } from "./picture";
import { bookProblems, rateProblems } from "./resource-rules";
import { withRules, type Demand } from "./rule";

const icons = {
  book: { en: "Book", id: "Buku" },
  sheet: { en: "Sheet", id: "Lembar kerja" },
  checklist: { en: "Checklist", id: "Daftar periksa" },
  video: { en: "Video", id: "Video" },
  map: { en: "Map", id: "Peta" },
  calendar: { en: "Calendar", id: "Kalender" },
  chat: { en: "Conversation", id: "Percakapan" },
  handshake: { en: "Agreement", id: "Kesepakatan" },
  camera: { en: "Camera", id: "Kamera" },
} as const;

const placements = {
  card: { en: "Row in the list", id: "Baris di daftar" },
  freeList: { en: "“Free for everyone” box", id: "Kotak “Gratis untuk semua”" },
} as const;

const fields = z.strictObject({
  title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
  subtitle: optional(text({ label: { en: "Subtitle", id: "Subjudul" }, max: 120 })),
  description: longText({ label: { en: "Short description", id: "Deskripsi singkat" }, max: 160 }),
  summary: optional(
    longText({
      label: { en: "Text of the banner", id: "Teks spanduk" },
      hint: { en: "Only for the featured resource", id: "Hanya untuk bahan unggulan" },
      max: 400,
    }),
  ),
  type: choice(resourceTypes, "resources:type", {
    label: { en: "Type", id: "Jenis" },
    typeName: "ResourceType",
  }),
  icon: setting(icons, { label: { en: "Icon", id: "Ikon" }, typeName: "ResourceIcon" }),
  price: number({
    label: { en: "Price in US dollars", id: "Harga dalam dolar AS" },
    hint: {
      en: "0 for a free resource; an e-book is on sale once its files are made, a course once all its lessons are written in a language",
      id: "0 untuk bahan gratis; buku dijual setelah berkasnya dibuat, kursus setelah semua pelajarannya ditulis dalam suatu bahasa",
    },
    max: 100_000,
    integer: false,
    unit: "USD",
  }),
  rupiahPrice: optional(
    number({
      label: { en: "Price in rupiah", id: "Harga dalam rupiah" },
      hint: {
        en: "Shown first on Indonesian pages, and charged by whoever takes rupiah",
        id: "Tampil lebih dulu di halaman berbahasa Indonesia, dan ditagih oleh penyedia yang menerima rupiah",
      },
      min: 1,
      max: 999_999_999,
      unit: "IDR",
    }),
  ),
  featured: toggle({ label: { en: "Featured in the banner", id: "Unggulan di spanduk" } }),
  placement: setting(placements, {
    label: { en: "Shown as", id: "Ditampilkan sebagai" },
    typeName: "ResourcePlacement",
  }),
  order: number({ label: { en: "Position", id: "Urutan" }, min: 1, max: 999 }),
  downloads: optional(number({ label: { en: "Downloads of this edition", id: "Unduhan edisi ini" } })),
  totalDownloads: optional(number({ label: { en: "Downloads of all editions", id: "Unduhan semua edisi" } })),
  rating: optional(number({ label: { en: "Rating out of 5", id: "Nilai dari 5" }, max: 5, integer: false })),
  reviewCount: optional(number({ label: { en: "Number of reviews", id: "Jumlah ulasan" } })),
  sampleFigures: optional(
    toggle({
      label: { en: "Rating and downloads are samples", id: "Nilai dan unduhan hanya contoh" },
      hint: { en: "The page then says so", id: "Halamannya lalu menyatakannya" },
    }),
  ),
  image: optional(
    picture({
      en: "What happens in the picture, for people who cannot see it. Of an e-book’s cover, whose title stands beside it, only where the page is shared",
      id: "Apa yang terjadi di gambar, untuk orang yang tidak dapat melihatnya. Untuk sampul buku, yang judulnya ada di sebelahnya, hanya saat halamannya dibagikan",
    }),
  ),
  highlights: list(text({ label: { en: "Highlight", id: "Keunggulan" } }), {
    label: { en: "Highlights", id: "Keunggulan" },
    max: 8,
  }),
  file: optional(
    file({
      label: { en: "File to download", id: "Berkas unduhan" },
      hint: {
        en: "Markdown, CSV, PDF, Word or Excel; only for a free resource, for whoever opens the page can download it",
        id: "Markdown, CSV, PDF, Word, atau Excel; hanya untuk yang gratis, karena siapa pun dapat mengunduhnya",
      },
    }),
  ),
  layout: layout(),
  body: markdown({ label: { en: "Full text", id: "Teks lengkap" } }),
  ...appearance,
});

/** Demands that a free resource has no price in rupiah either. */
function priceDemands({ price, rupiahPrice }: z.output<typeof fields>): Demand[] {
  if (price > 0 || rupiahPrice === undefined) return [];
  const expected = {
    en: "nothing, for the price in dollars is 0: the resource is free",
    id: "kosong, karena harga dalam dolar 0: bahan ini gratis",
  };
  return [{ path: ["rupiahPrice"], expected }];
}

/** Demands a text that the layout can be made of. */
function layoutDemands({ layout: chosen, file: download }: z.output<typeof fields>): Demand[] {
  const unfit = layoutDemand(chosen, download);
  return unfit ? [{ path: ["layout"], ...unfit }] : [];
}

/** Demands that nobody can download for nothing what others pay for. */
function fileDemands({ price, file: download }: z.output<typeof fields>): Demand[] {
  if (price === 0 || download === undefined) return [];
  const expected = {
    en: "no file: this resource has a price, and anybody could download it",
    id: "tanpa berkas: bahan ini berbayar, dan siapa pun dapat mengunduhnya",
  };
  return [{ path: ["file"], expected }];
}

/** E-books, templates, guides and courses, free (price 0) or paid. */
export const resources = defineCollection({
  name: "resources",
  typeName: "Resource",
  label: { en: "Resources", id: "Pustaka" },
  singular: { en: "Resource", id: "Bahan" },
  shareSection: "sections.resources",
  basePath: basePaths.resources,
  isPaidFor: true,
  sections: ["highlights", "contact"],
  list: { order: "order", by: ["type", "placement", "featured"] },
  schema: withRules(fields, priceDemands, layoutDemands, fileDemands),
  rule: (comparison) => [...bookProblems(comparison), ...rateProblems(comparison)],
});
