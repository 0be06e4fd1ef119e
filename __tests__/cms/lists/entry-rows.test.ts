import { readdirSync } from "node:fs";
import path from "node:path";
import { pathInContent } from "../../../src/cms/backend/read-content";
import { stringsTitle } from "../../../src/cms/files/strings-title";
import { arrangeRows, chosenOf } from "../../../src/cms/lists/arrange-rows";
import { entryRows } from "../../../src/cms/lists/entry-rows";
import { copyRows, stringRows } from "../../../src/cms/lists/file-rows";
import { languageFilter, listChoices } from "../../../src/cms/lists/list-choices";
import { rowsView } from "../../../src/cms/lists/rows-view";
import { claims } from "../../../src/content-model/claims";
import { collections } from "../../../src/content-model/content-model";
import { contentNotes } from "../../../src/content-model/content-notes";
import { confirmAll, withConfirmed } from "../../../src/content-model/freshness";
import { news } from "../../../src/content-model/news";
import { projects } from "../../../src/content-model/projects";
import { readTexts } from "../../../src/content-model/read-texts";
import { confirmAmong } from "../../../src/content-model/translations";
import { writeTexts } from "../../../src/content-model/write-texts";
import { claimFile, entries, markdownEntry } from "../../build/content-tree";

const today = "2031-05-04";
const words = { language: "id", string: (key: string) => `(${key})` } as const;

const file = (path: string, data: string) => ({ file: { path: `content/${path}` }, data });
const article = (slug: string, language: string, fields: object = {}) =>
  file(`news/${slug}.${language}.md`, markdownEntry({ ...entries.news, ...fields }));
const project = (language: string, title: string) =>
  file(`projects/wet-peat.${language}.md`, markdownEntry({ ...entries.projects, title }));

const files = [
  article("seasons", "en"),
  article("seasons", "id", { title: "Dua musim hujan" }),
  article("fire", "en", { title: "Fire", date: "2025-10-02", category: "partnership", project: undefined }),
  article("canal", "id", { title: "Kanal", date: "2023-01-05" }),
  file("news/canal.en.md", "---\ntitle: ["),
  project("en", "Wet peat"),
  project("id", "Gambut basah"),
];
const rows = entryRows(news, files, words, {}, today);
const arranged = (query: string) =>
  arrangeRows(rows, chosenOf(listChoices(news, rows, words), new URLSearchParams(query)), "id").map(
    ({ heading, rows: own }) => [heading, ...own.map(({ title }) => title)],
  );

it("shows entries in the editor's language, newest first, with the state of each language", () => {
  expect(arranged("")).toEqual([[undefined, "Fire", "Dua musim hujan", "Kanal"]]);
  expect(rows).toMatchObject([
    {
      name: "news/seasons",
      form: "#/collections/news/entries/seasons",
      titleLanguage: "id",
      order: "2025-09-30",
      status: "published",
      facts: { project: { label: "Gambut basah" }, category: { label: "(news:categories.milestone)" } },
      languages: [
        ["en", "done"],
        ["id", "done"],
      ],
    },
    {
      titleLanguage: "en",
      languages: [
        ["en", "done"],
        ["id", "missing"],
      ],
    },
    {
      titleLanguage: "id",
      languages: [
        ["en", "unreadable"],
        ["id", "done"],
      ],
    },
  ]);
});

it("marks the language that is a copy of the other, and finds its entries", () => {
  const texts = files.slice(0, 2).flatMap(({ file: { path }, data }) => readTexts(pathInContent(path), data));
  const copied = confirmAmong(texts, (schema, own) => withConfirmed(schema, own, "id"));
  const marked = writeTexts(copied).map(({ file: path, source }) => file(path, source));
  const [row] = entryRows(news, [...files.slice(0, 1), ...marked], words, {}, today);
  expect(row?.languages).toEqual([
    ["en", "untranslated"],
    ["id", "done"],
  ]);
});

it("marks the language that is older, and finds its entries", () => {
  const pair = [article("seasons", "en"), article("seasons", "id", { title: "Dua musim hujan" })];
  const texts = pair.flatMap(({ file: { path }, data }) => readTexts(pathInContent(path), data));
  const [confirmed] = writeTexts(confirmAmong(texts, confirmAll));
  const changed = [
    article("seasons", "en", { title: "Three rainy seasons" }),
    file(confirmed?.file ?? "", confirmed?.source ?? ""),
  ];
  const own = entryRows(news, changed, words, {}, today);
  expect(own[0]?.languages).toEqual([
    ["en", "done"],
    ["id", "older"],
  ]);
  expect(languageFilter(own, words)[0]?.options.map(({ value }) => value)).toEqual(["", "id"]);
});

it("has what is only begun, without a date, before all that has one", () => {
  const own = [...files, article("begun", "id", { title: "Baru mulai", date: undefined })];
  const begun = entryRows(
    news,
    [...own, article("blank", "id", { title: "Kosong", date: "" })],
    words,
    {},
    today,
  );
  const titles = (query: string) => {
    const chosen = chosenOf(listChoices(news, begun, words), new URLSearchParams(query));
    return arrangeRows(begun, chosen, "id")[0]?.rows.map(({ title }) => title);
  };
  expect(titles("")).toEqual(["Baru mulai", "Kosong", "Fire", "Dua musim hujan", "Kanal"]);
  expect(titles("sort=reverse")?.slice(-2)).toEqual(["Baru mulai", "Kosong"]);
});

it("filters, groups and orders by what the address says, and ignores what no list knows", () => {
  expect(arranged("category=partnership")).toEqual([[undefined, "Fire"]]);
  expect(arranged("without=id")).toEqual([[undefined, "Fire"]]);
  expect(arranged("without=en&category=partnership")).toEqual([]);
  expect(arranged("sort=reverse")).toEqual([[undefined, "Kanal", "Dua musim hujan", "Fire"]]);
  expect(arranged("sort=title&category=none&group=nothing")).toEqual([
    [undefined, "Dua musim hujan", "Fire", "Kanal"],
  ]);
  expect(arranged("group=year")).toEqual([
    ["2025", "Fire", "Dua musim hujan"],
    ["2023", "Kanal"],
  ]);
  expect(arranged("group=category")).toEqual([
    ["Kategori: (news:categories.milestone)", "Dua musim hujan", "Kanal"],
    ["Kategori: (news:categories.partnership)", "Fire"],
  ]);
});

it("tells drafts and what appears one day from what is on the site", () => {
  const dated = [
    article("shown", "en", { appearance: { from: today } }),
    article("tomorrow", "en", { appearance: { from: "2031-05-05" } }),
    // the translation leaves out what it shares
    article("tomorrow", "id"),
    article("draft", "en", { appearance: { draft: true, from: "2031-05-05" } }),
    article("reviewed", "en", { appearance: { draft: true } }),
  ];
  const own = entryRows(news, dated, words, { "news/reviewed": "pending_review" }, today);
  expect(own.map(({ status, appears }) => [status, appears])).toEqual([
    ["published", undefined],
    ["scheduled", "2031-05-05"],
    ["draft", undefined],
    ["pending_review", undefined],
  ]);
  const status = listChoices(news, own, words).find(({ name }) => name === "state");
  expect(status?.options.map(({ label }) => label)).toEqual([
    ...["Semua", "Terbit", "Terjadwal", "Konsep", "Ditinjau"],
  ]);
  expect(rowsView([{ rows: own.slice(1, 2) }], words)[0]?.textContent).toContain("Terjadwal: 5 Mei 2031");
});

it.each(collections)(
  "shows a draft of $name that has a title only, whatever else a form wrote",
  (collection) => {
    const blank = Object.keys(collection.schema.shape).map((name) => [name, null] as const);
    const fields = { ...Object.fromEntries(blank), title: "Tali", appearance: { draft: true } };
    const draft = file(`${collection.name}/rope.id.md`, markdownEntry(fields, ""));
    const own = entryRows(collection, [draft], words, {}, today);
    expect(own).toMatchObject([
      {
        title: "Tali",
        status: "draft",
        languages: [
          ["en", "missing"],
          ["id", "unfinished"],
        ],
      },
    ]);
    const notes = contentNotes(readTexts(pathInContent(draft.file.path), draft.data), [], today);
    expect(notes.map(({ kind }) => kind).toSorted()).toEqual(["draft", "noTranslation"]);
  },
);

it("says of a draft in which language it is finished", () => {
  const parked = { excerpt: "", appearance: { draft: true } };
  const drafts = [article("rope", "en", parked), article("rope", "id", { ...parked, excerpt: "Tali." })];
  const [row] = entryRows(news, drafts, words, {}, today);
  expect(row?.languages).toEqual([
    ["en", "unfinished"],
    ["id", "done"],
  ]);
  expect(rowsView([{ rows: row ? [row] : [] }], words)[0]?.textContent).toContain("Inggris: belum selesai");
});

it("shows the value of each figure as it is known, with its unit", () => {
  const figures = [
    claimFile({ value: 12_400, precision: "atLeast", short: true, unit: "trees" }),
    claimFile({ value: 61, precision: "about", unit: "percent" }),
    claimFile({ value: undefined }),
  ];
  const own = entryRows(
    claims,
    figures.map((source, at) => file(`claims/figure-${at}.id.md`, source)),
    words,
    {},
    today,
  );
  const [trees, share, none] = own.map((row) => rowsView([{ rows: [row] }], words)[0]?.textContent);
  expect(trees).toContain("12.400+ (figures:unit.trees) · 2 Januari 2031");
  expect(share).toContain("≈61% · 2 Januari 2031");
  expect(none).toContain("Wells read2 Januari 2031");
});

it("offers only filters that leave something out", () => {
  const names = (some: typeof rows) => listChoices(news, some, words).map(({ name }) => name);
  expect(names(rows)).toEqual(["category", "without", "group", "sort"]);
  expect(names(rows.slice(0, 1))).toEqual(["group", "sort"]);
  const drafts = entryRows(news, files, words, { "news/fire": "pending_review" }, today);
  const status = listChoices(news, drafts, words).find(({ name }) => name === "state");
  expect(status?.options.map(({ label }) => label)).toEqual(["Semua", "Terbit", "Ditinjau"]);
});

it("orders a list without dates by the position on the site", () => {
  const positions = [3, 1, 2].map((order) =>
    file(`projects/p-${order}.en.md`, markdownEntry({ ...entries.projects, title: `P${order}`, order })),
  );
  const own = entryRows(projects, positions, words, {}, today);
  const choices = listChoices(projects, own, words);
  const [group] = arrangeRows(own, chosenOf(choices, new URLSearchParams()), "id");
  expect(group?.rows.map(({ title }) => title)).toEqual(["P1", "P2", "P3"]);
});

it.each(collections)(
  "the list of $name is ordered and filtered by shared fields of its model",
  ({ list, schema }) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining([list.order, ...list.by]));
    if (list.group) expect(list.by).toContain(list.group);
  },
);

it("lists page copy by its label, and which languages it is in", () => {
  const home = file("pages/home.json", JSON.stringify({ en: {} }));
  const own = copyRows("pages", [home], words, {});
  expect(own[0]).toMatchObject({ title: "Beranda", form: "#/collections/pages/entries/home" });
  expect(own[0]?.languages).toEqual([
    ["en", "done"],
    ["id", "missing"],
  ]);
  expect(languageFilter(own, words)).toHaveLength(1);
});

it("lists interface strings by what editors call them", () => {
  const strings = ["en", "id"].map((code) => ({ file: { path: `locales/${code}/common.json` }, data: "{}" }));
  expect(stringRows(strings, words, {})).toMatchObject([
    { title: "Kepala dan kaki setiap halaman", form: "#/collections/strings/entries/common" },
  ]);
});

it.each(readdirSync("locales/en").map((file) => path.parse(file).name))(
  "the strings of %s have a title in both languages",
  (namespace) => {
    for (const language of ["en", "id"] as const)
      expect(stringsTitle(namespace, language)).not.toBe(namespace);
  },
);

it("calls a language of a draft missing that is still to be written, and takes the title from the other", () => {
  const draft = { appearance: { draft: true } };
  const blank = { title: "", excerpt: "", image: { ...entries.news.image, alt: "" } };
  const parked = [
    file("news/seasons.en.md", markdownEntry({ ...entries.news, ...draft, ...blank }, "")),
    article("seasons", "id", { title: "Dua musim hujan", ...draft }),
  ];
  expect(entryRows(news, parked, { ...words, language: "en" }, {}, today)).toMatchObject([
    {
      title: "Dua musim hujan",
      titleLanguage: "id",
      order: entries.news.date,
      status: "draft",
      languages: [
        ["en", "missing"],
        ["id", "done"],
      ],
    },
  ]);
});
