import { readdirSync } from "node:fs";
import path from "node:path";
import { stringsTitle } from "../../../src/cms/files/strings-title";
import { searchEntries } from "../../../src/cms/lists/search-entries";
import { searchIndex } from "../../../src/cms/lists/search-index";
import { entries, markdownEntry } from "../../build/content-tree";

const words = { language: "id", string: (key: string) => `(${key})` } as const;
const article = (slug: string, language: string, fields: object, body = "Teks.") => ({
  file: { path: `content/news/${slug}.${language}.md` },
  data: markdownEntry({ ...entries.news, project: undefined, ...fields }, body),
});

const files = [
  article("seasons", "en", { title: "Two wet seasons" }, "The **peat** is [wet](/projects/peat-map/)."),
  article("seasons", "id", { title: "Dua musim hujan" }, "Lahan\ngambut di Kapuas sudah basah, kata José."),
  article("fire", "en", { title: "No fire on the peat" }),
  article("fire", "id", { title: "Tanpa api di gambut", author: "Ayu Lestari" }),
  { file: { path: "locales/id/common.json" }, data: '{ "donate": "Donasi untuk gambut" }' },
  { file: { path: "locales/en/common.json" }, data: '{ "donate": "Donate" }' },
  { file: { path: "content/news/broken.en.md" }, data: "---\ntitle: [" },
];
const index = searchIndex(files, words);
const found = (query: string) => searchEntries(query, index);

it("finds words in titles and texts of both languages, titles first, and says where", () => {
  expect(found("gambut")).toMatchObject([
    {
      title: "Tanpa api di gambut",
      form: "#/collections/news/entries/fire",
      places: [{ language: "id", label: "Judul", field: "title", excerpt: ["Tanpa api di ", "gambut", ""] }],
    },
    {
      title: "Dua musim hujan",
      places: [
        {
          language: "id",
          label: "Teks",
          excerpt: ["Lahan ", "gambut", " di Kapuas sudah basah, kata José."],
        },
      ],
    },
    {
      list: "strings",
      title: "Kepala dan kaki setiap halaman",
      places: [{ language: "id", label: "", field: "donate" }],
    },
  ]);
  expect(found("PEAT").map(({ title }) => title)).toEqual(["Tanpa api di gambut", "Dua musim hujan"]);
});

it("finds without accents and capitals, parts of words, and words apart in one language", () => {
  expect(found("jose")).toMatchObject([
    { places: [{ excerpt: [expect.stringMatching(/^Lahan/), "José", "."] }] },
  ]);
  expect(found("  musim   gamb ").map(({ title }) => title)).toEqual(["Dua musim hujan"]);
  expect(found("seasons gambut")).toEqual([]);
  expect(found("peat-map")).toEqual([]);
  expect(found("[")).toEqual([]);
  expect(found(" ")).toEqual([]);
});

it.each([
  ["donors' questions", "donors’ questions", "donors’ questions"],
  ["donors’ questions", "donors' questions", "donors' questions"],
  ['"sasi"', "the “Sasi” of", "“Sasi”"],
  ["peatland", "the peat\u00ADland of", "peatland"],
  ["peat\u200Bland", "the pe\uFEFFatland of", "peatland"],
  ["40 ha", "the 40\u00A0ha of", "40 ha"],
  ["40\u00A0ha", "the 40 ha of", "40 ha"],
])("finds %j in %j, and shows %j", (query, text, shown) => {
  const own = searchIndex([article("signs", "en", {}, text)], words);
  expect(searchEntries(query, own)[0]?.places[0]?.excerpt[1]).toBe(shown);
});

it("tells a value that all languages share once, without a language", () => {
  const [finding] = found("lestari api");
  expect(finding?.places).toEqual([
    { language: "id", label: "Judul", field: "title", excerpt: ["Tanpa ", "api", " di gambut"] },
    { label: "Penulis", field: "author", excerpt: ["Ayu ", "Lestari", ""] },
  ]);
});

it("shows only the fields that have all words, where there are any, and entries with such a field first", () => {
  const own = searchIndex(
    [
      article("apart", "id", { title: "Gambut", excerpt: "Hadiah dari hutan." }),
      article("whole", "id", { title: "Hutan", excerpt: "Hadiah gambut." }, "Gambut."),
    ],
    words,
  );
  expect(searchEntries("gambut hadiah", own)).toMatchObject([
    { title: "Hutan", places: [{ field: "excerpt" }] },
    { title: "Gambut", places: [{ field: "title" }, { field: "excerpt" }] },
  ]);
});

it("finds words that are apart in one interface string, not in several", () => {
  const strings = JSON.stringify({ thanks: "Thank you for the gift", you: "What you give", gift: "A gift" });
  const own = searchIndex([{ file: { path: "locales/en/common.json" }, data: strings }], words);
  expect(searchEntries("gift thank", own)).toMatchObject([{ places: [{ field: "thanks" }] }]);
  expect(searchEntries("gift give", own)).toEqual([]);
});

it("shows a long text around what is found", () => {
  const long = searchIndex(
    [article("long", "id", {}, `${"kata ".repeat(100)}gambut${" akhir".repeat(100)}`)],
    words,
  );
  const [finding] = searchEntries("gambut", long);
  const [before = "", match, after = ""] = finding?.places[0]?.excerpt ?? [];
  expect(match).toBe("gambut");
  expect(before).toMatch(/^…kata .* kata $/);
  expect(after).toMatch(/^ akhir .*akhir…$/);
  expect(before.length + after.length).toBeLessThan(200);
});

it("shows Markdown as visitors read it", () => {
  const markdown =
    '# Gambut\n\n_Gambut_ *basah* dan **dalam**, [![lihat](../images/a.jpg)](https://a.example "A") 3 \\* 4 <br> a_b_c';
  const own = searchIndex([article("marks", "id", {}, markdown)], words);
  const text = searchEntries("basah", own)[0]?.places[0]?.excerpt.join("");
  expect(text).toBe("Gambut Gambut basah dan dalam, lihat 3 * 4 a_b_c");
});

it("has a title for each namespace of interface strings", () => {
  const names = readdirSync(path.resolve(__dirname, "../../../locales/en")).map(
    (file) => path.parse(file).name,
  );
  expect(names.filter((name) => stringsTitle(name, "id") === name)).toEqual([]);
});

it("shows figures and tables as visitors read them, without names and lines", () => {
  const figure = { path: "content/claims/deep-peat.en.md" };
  const table = "| Lahan | Luas |\n| :---- | ---: |\n| Gambut dalam | {{claim:deep-peat}} |";
  const own = searchIndex(
    [
      { file: figure, data: markdownEntry({ title: "Deep peat", value: 70, unit: "percent" }, "") },
      article("table", "id", {}, table),
    ],
    words,
  );
  const text = (query: string) => searchEntries(query, own)[0]?.places[0]?.excerpt.join("");
  expect(text("gambut dalam")).toBe("Lahan Luas Gambut dalam 70%");
});
