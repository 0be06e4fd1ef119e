import { z } from "zod";
import { appearance } from "./appearance";
import { defineCollection } from "./collection";
import { date, longText, markdown, number, optional, text } from "./field";

/** Plain pages: help, privacy policy, terms, accessibility statement. Their slug is their address. */
export const documents = defineCollection({
  name: "documents",
  typeName: "Document",
  label: { en: "Information pages", id: "Halaman informasi" },
  singular: { en: "Information page", id: "Halaman informasi" },
  shareSection: "",
  basePath: "/",
  list: { order: "updated", by: [] },
  schema: z.strictObject({
    title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
    lead: longText({
      label: { en: "Introduction", id: "Pengantar" },
      hint: { en: "Also shown in search results", id: "Juga tampil di hasil pencarian" },
      max: 170,
    }),
    footer: optional(
      number({
        label: { en: "Position in the footer", id: "Urutan di kaki halaman" },
        hint: { en: "Leave it empty to leave the page out", id: "Kosongkan agar tidak ditampilkan" },
        min: 1,
        max: 99,
      }),
    ),
    keptMonths: optional(
      number({
        label: { en: "Months that data is kept", id: "Lama data disimpan, dalam bulan" },
        hint: {
          en: "Only in the privacy policy, as its text says; the server has to be set to the same number",
          id: "Hanya di kebijakan privasi, sama dengan teksnya; server harus disetel dengan angka yang sama",
        },
        min: 1,
        max: 120,
      }),
    ),
    updated: date({ label: { en: "Last changed", id: "Terakhir diubah" } }),
    body: markdown({ label: { en: "Text", id: "Teks" } }),
    ...appearance,
  }),
});
