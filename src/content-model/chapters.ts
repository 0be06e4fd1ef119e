import { z } from "zod";
import { basePaths, chapterPath } from "../domain/addresses";
import { claimsIn } from "../domain/figure";
import { appearance } from "./appearance";
import { defineCollection } from "./collection";
import { slugOf } from "./content-text";
import { longText, markdown, number, optional, reference, text, toggle } from "./field";
import { markdownImages } from "./markdown-references";
import { quoted, type Problem } from "./problem-text";
import { demandsOfEach, withRules, type Comparison, type Demand } from "./rule";
import { fieldsIn } from "./walk";

/** What a free resource has: nothing of it is for buyers only. */
const freeResource = { price: 0 };

const fields = z.strictObject({
  title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
  resource: reference(
    "resources",
    {
      label: { en: "Book or course", id: "Buku atau kursus" },
      hint: { en: "A resource with a price", id: "Bahan yang berbayar" },
      isFact: true,
    },
    freeResource,
  ),
  order: number({ label: { en: "Position", id: "Urutan" }, min: 1, max: 999 }),
  free: toggle({
    label: { en: "Free to read", id: "Gratis dibaca" },
    hint: {
      en: "It then has a page of its own on the site; the others are for buyers only",
      id: "Bagian ini lalu punya halaman sendiri di situs; yang lain hanya untuk pembeli",
    },
  }),
  summary: longText({
    label: { en: "Summary", id: "Ringkasan" },
    hint: { en: "Everybody reads it in the contents", id: "Dibaca semua orang di daftar isi" },
    max: 160,
  }),
  exercise: optional(
    markdown({
      label: { en: "Exercise", id: "Latihan" },
      isPrinted: true,
      hint: { en: "Only for a lesson of a course", id: "Hanya untuk pelajaran kursus" },
    }),
  ),
  answer: optional(
    markdown({ label: { en: "Answer to the exercise", id: "Jawaban latihan" }, isPrinted: true }),
  ),
  body: markdown({ label: { en: "Text", id: "Teks" }, isPrinted: true }),
  ...appearance,
});

/** Demands texts without pictures, which neither a lesson's page nor the files show. */
function pictureDemands(chapter: z.output<typeof fields>): Demand[] {
  return demandsOfEach(["exercise", "answer", "body"] as const, (name) => {
    if (markdownImages(chapter[name] ?? "").length === 0) return [];
    const expected = { en: "a text without pictures", id: "teks tanpa gambar" };
    const sentence = {
      en: "chapters and lessons show no pictures: take them out",
      id: "bab dan pelajaran tidak memuat gambar: hapus gambarnya",
    };
    return [{ path: [name], expected, sentence }];
  });
}

/** Demands neither an answer alone nor an exercise alone, which buyers could not check. */
function exerciseDemands({ exercise, answer }: z.output<typeof fields>): Demand[] {
  if ((answer === undefined) === (exercise === undefined)) return [];
  const expected = {
    en: "the exercise that the answer belongs to",
    id: "latihan yang dijawab oleh jawaban ini",
  };
  if (exercise === undefined) return [{ path: ["exercise"], expected }];
  return [{ path: ["answer"], expected: { en: "the answer to the exercise", id: "jawaban latihan ini" } }];
}

/** Problems of a chapter with its resource, which has a price, and with the others, which have other positions. */
function placeProblems({ text, entries, words, problem, titled }: Comparison): Problem[] {
  const { resource, order } = text.data;
  const isFree = entries("resources").some(
    ({ name, data }) => name === `resources/${String(resource)}` && data.price === freeResource.price,
  );
  const hasPlace = Boolean(resource) && typeof order === "number";
  const ofBook = entries("chapters").filter(({ data }) => hasPlace && data.resource === resource);
  const rival = ofBook.find(({ name, data }) => name !== text.name && data.order === order);
  let free = 1;
  while (ofBook.some(({ data }) => data.order === free)) free++;
  return [
    ...(isFree ? [problem("resource", words.pricedResource, words.pricedResource)] : []),
    ...(rival
      ? [problem("order", words.ownPlace, words.freePlace(titled("chapters", slugOf(rival)), free))]
      : []),
  ];
}

/** Names of claims, which nothing replaces in books. */
function figureProblems({ text, words, language }: Comparison): Problem[] {
  return fieldsIn(text.schema, text.data).flatMap(({ field, value }) => {
    const names = typeof value === "string" ? new Set(claimsIn(value)) : [];
    return [...names].map((name) => ({
      ...{ field, found: quoted(name, language), expected: words.noClaim, sentence: words.typeInBook },
    }));
  });
}

/** The chapters of books that are sold, and the lessons of courses. Only the free ones are public. */
export const chapters = defineCollection({
  name: "chapters",
  typeName: "Chapter",
  label: { en: "Chapters and lessons", id: "Bab dan pelajaran" },
  singular: { en: "Chapter or lesson", id: "Bab atau pelajaran" },
  shareSection: "sections.resources",
  basePath: basePaths.resources,
  isPaidFor: true,
  path: chapterPath,
  hasPage: ({ free }) => free === true,
  list: { order: "order", by: ["resource", "free"], group: "resource" },
  schema: withRules(fields, pictureDemands, exerciseDemands),
  rule: (comparison) => [...placeProblems(comparison), ...figureProblems(comparison)],
});
