import { z } from "zod";
import { basePaths } from "../domain/addresses";
import { appearance } from "./appearance";
import { defineCollection } from "./collection";
import { choice, date, longText, markdown, optional, reference, text } from "./field";
import { picture } from "./picture";

const categories = ["productUpdate", "partnership", "resource", "milestone"] as const;

/** News articles, each optionally linked to a project. */
export const news = defineCollection({
  name: "news",
  typeName: "NewsArticle",
  label: { en: "News", id: "Berita" },
  singular: { en: "Article", id: "Artikel" },
  shareSection: "sections.news",
  basePath: basePaths.news,
  list: { order: "date", by: ["category", "project"] },
  schema: z.strictObject({
    title: text({ label: { en: "Title", id: "Judul" }, max: 120 }),
    excerpt: longText({
      label: { en: "Excerpt", id: "Ringkasan" },
      hint: {
        en: "One or two sentences, at most 200 characters",
        id: "Satu atau dua kalimat, paling banyak 200 karakter",
      },
      max: 200,
    }),
    author: text({ label: { en: "Author", id: "Penulis" }, max: 80, shared: true }),
    date: date({ label: { en: "Date", id: "Tanggal" }, dayOf: "writing" }),
    category: choice(categories, "news:categories", {
      label: { en: "Category", id: "Kategori" },
      typeName: "NewsCategory",
    }),
    image: picture(),
    project: optional(
      reference("projects", {
        label: { en: "Part of the project", id: "Bagian dari proyek" },
        isFact: true,
      }),
    ),
    body: markdown({ label: { en: "Text", id: "Teks" } }),
    ...appearance,
  }),
});
