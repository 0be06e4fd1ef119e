import { entryChanges } from "../../../src/cms/history/entry-changes";
import { previewPath } from "../../../src/domain/addresses";
import { localizedPath } from "../../../src/domain/paths";
import { entries, markdownEntry } from "../../build/content-tree";

const wordsIn = (language: "en" | "id") => ({ language, string: (key: string) => `(${key})` });

const article = "content/news/two-wet-seasons.en.md";

it("lists the fields that differ, as the form names them", () => {
  const before = { [article]: markdownEntry(entries.news, "Peat is wet.") };
  const after = { [article]: markdownEntry({ ...entries.news, title: "Three seasons" }, "Peat is dry.") };
  expect(entryChanges(before, after, wordsIn("id"))).toEqual([
    { label: "Inggris — Judul", before: "Two wet seasons", after: "Three seasons" },
    { label: "Inggris — Teks", before: "Peat is wet.", after: "Peat is dry." },
  ]);
  expect(entryChanges(after, after, wordsIn("id"))).toEqual([]);
});

it("shows long texts without the backslashes of Markdown, unless nothing else has changed", () => {
  const changes = (before: string, after: string) =>
    entryChanges(
      { [article]: markdownEntry(entries.news, before) },
      { [article]: markdownEntry(entries.news, after) },
      wordsIn("en"),
    );
  expect(changes("Peat.", String.raw`\- bring seedlings \_now\_`)).toEqual([
    { label: "English — Text", before: "Peat.", after: "- bring seedlings _now_" },
  ]);
  expect(changes("- bring", String.raw`\- bring`)).toEqual([
    { label: "English — Text", before: "- bring", after: String.raw`\- bring` },
  ]);
});

it("shows every field of a text that was added or taken away", () => {
  const added = entryChanges({}, { [article]: markdownEntry(entries.news) }, wordsIn("en"));
  expect(added).toContainEqual({ label: "English — Title", before: "", after: "Two wet seasons" });
  expect(added.every(({ before }) => before === "")).toBe(true);
});

it("names interface strings by their words, as the form does, and tells a damaged file as a whole", () => {
  const version = (buy: string) => ({
    "locales/en/shop.json": '{ "buy": "Buy" }',
    "locales/id/shop.json": JSON.stringify({ buy }),
  });
  expect(entryChanges(version("Beli"), version("Pesan"), wordsIn("id"))).toEqual([
    { label: "Indonesia — “Buy”", before: "Beli", after: "Pesan" },
  ]);
  const alone = (text: string) => ({ "locales/id/shop.json": JSON.stringify({ buy: text }) });
  expect(entryChanges(alone("Beli"), alone("Pesan ".repeat(20)), wordsIn("id"))).toMatchObject([
    { label: `Indonesia — “${"Pesan ".repeat(10).trimEnd()}…”` },
  ]);
  expect(entryChanges({}, { [article]: "---\ntitle: [" }, wordsIn("id"))).toEqual([
    { label: article, before: "", after: "---\ntitle: [" },
  ]);
});

it("shows values as the form does, and those that all languages share once", () => {
  const files = [article, article.replace(".en.", ".id.")];
  const texts = (fields: object) =>
    Object.fromEntries(files.map((file) => [file, markdownEntry({ ...entries.news, ...fields })]));
  const changed = { category: "partnership", image: { src: "../images/nursery.jpg", alt: "A nursery." } };
  expect(entryChanges(texts({}), texts(changed), wordsIn("id"))).toMatchObject([
    { label: "Kategori", after: "(news:categories.partnership)" },
    { label: "Gambar › Gambar", after: "nursery.jpg" },
    { label: "Inggris — Gambar › Teks alternatif", after: "A nursery." },
    { label: "Indonesia — Gambar › Teks alternatif", after: "A nursery." },
  ]);
  const campaign = "content/donations/forest-fund.en.md";
  const shown = (value: boolean) => ({ [campaign]: markdownEntry({ ...entries.donations, default: value }) });
  expect(entryChanges(shown(true), shown(false), wordsIn("id"))).toEqual([
    { label: "Ditampilkan di /donate/", before: "aktif", after: "nonaktif" },
  ]);
});

it("tells dates, references and the point of a picture in the editor's words", () => {
  const image = { src: "../images/nursery.jpg", alt: "A nursery." };
  const version = (fields: object) => ({ [article]: markdownEntry({ ...entries.news, image, ...fields }) });
  const changed = {
    ...{ date: "2031-11-01", project: "dry-peat", image: { ...image, focus: "50% 42%" } },
    appearance: { key: "0f1e2d3c4b5a69788796a5b4c3d2e1f0" },
  };
  const titles = new Map([["projects/wet-peat", "Gambut basah"]]);
  expect(entryChanges(version({}), version(changed), wordsIn("id"), (name) => titles.get(name))).toEqual([
    { label: "Tanggal", before: "30 September 2025", after: "1 November 2031" },
    { label: "Bagian dari proyek", before: "Gambut basah", after: "dry-peat" },
    { label: "Gambar › Titik yang harus terlihat", before: "", after: "Dari kiri 50%, dari atas 42%" },
    {
      label: "Tampil di situs › Tautan pratinjau",
      before: "",
      after: localizedPath(previewPath(changed.appearance.key, "news", "two-wet-seasons"), "id"),
    },
  ]);
});
