import { z } from "zod";
import { basePaths } from "../domain/addresses";
import { defineCollection } from "./collection";
import { choice, file, list, longText, markdown, number, optional, setting, text, toggle } from "./field";
import { picture } from "./picture";

const types = ["ebook", "template", "guide", "videoCourse"] as const;

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

/** E-books, templates, guides and courses, free (price 0) or paid. */
export const resources = defineCollection({
  name: "resources",
  typeName: "Resource",
  label: { en: "Resources", id: "Sumber daya" },
  singular: { en: "Resource", id: "Sumber daya" },
  basePath: basePaths.resources,
  sections: ["highlights", "contact"],
  schema: z.strictObject({
    title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
    subtitle: optional(text({ label: { en: "Subtitle", id: "Subjudul" }, max: 120 })),
    description: longText({ label: { en: "Short description", id: "Deskripsi singkat" }, max: 160 }),
    summary: optional(
      longText({
        label: { en: "Text of the banner", id: "Teks spanduk" },
        hint: { en: "Only for the featured resource", id: "Hanya untuk sumber daya unggulan" },
        max: 400,
      }),
    ),
    type: choice(types, "resources:type", { label: { en: "Type", id: "Jenis" }, typeName: "ResourceType" }),
    icon: setting(icons, { label: { en: "Icon", id: "Ikon" }, typeName: "ResourceIcon" }),
    price: number({
      label: { en: "Price in US dollars", id: "Harga dalam dolar AS" },
      hint: {
        en: "0 for a free resource; a paid one is on sale once it has a file",
        id: "0 untuk sumber daya gratis; yang berbayar dijual setelah ada berkasnya",
      },
      max: 100_000,
      integer: false,
    }),
    featured: toggle({ label: { en: "Featured in the banner", id: "Unggulan di spanduk" } }),
    placement: setting(placements, {
      label: { en: "Shown as", id: "Ditampilkan sebagai" },
      typeName: "ResourcePlacement",
    }),
    order: number({ label: { en: "Position", id: "Urutan" }, min: 1, max: 999 }),
    downloads: optional(number({ label: { en: "Downloads of this edition", id: "Unduhan edisi ini" } })),
    totalDownloads: optional(
      number({ label: { en: "Downloads of all editions", id: "Unduhan semua edisi" } }),
    ),
    rating: optional(
      number({ label: { en: "Rating out of 5", id: "Nilai dari 5" }, max: 5, integer: false }),
    ),
    reviewCount: optional(number({ label: { en: "Number of reviews", id: "Jumlah ulasan" } })),
    pageCount: optional(number({ label: { en: "Pages", id: "Halaman" }, min: 1 })),
    partCount: optional(number({ label: { en: "Parts of the course", id: "Bagian kursus" }, min: 1 })),
    image: optional(picture()),
    highlights: list(text({ label: { en: "Highlight", id: "Keunggulan" } }), {
      label: { en: "Highlights", id: "Keunggulan" },
      max: 8,
    }),
    file: optional(
      file({
        label: { en: "File to download", id: "Berkas unduhan" },
        hint: {
          en: "CSV, Markdown or PDF; whoever opens the page can download it",
          id: "CSV, Markdown, atau PDF; siapa pun yang membuka halamannya dapat mengunduh",
        },
      }),
    ),
    body: markdown({ label: { en: "Full text", id: "Teks lengkap" } }),
  }),
});
