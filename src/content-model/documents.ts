import { z } from "zod";
import { defineCollection } from "./collection";
import { date, longText, markdown, text } from "./field";

/** Plain pages: help, privacy policy, terms, accessibility statement. Their slug is their address. */
export const documents = defineCollection({
  name: "documents",
  typeName: "InfoPage",
  label: { en: "Information pages", id: "Halaman informasi" },
  singular: { en: "Information page", id: "Halaman informasi" },
  basePath: "/",
  schema: z.strictObject({
    title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
    lead: longText({
      label: { en: "Introduction", id: "Pengantar" },
      hint: { en: "Also shown in search results", id: "Juga tampil di hasil pencarian" },
      max: 170,
    }),
    updated: date({ label: { en: "Last changed", id: "Terakhir diubah" } }),
    body: markdown({ label: { en: "Text", id: "Teks" } }),
  }),
});
