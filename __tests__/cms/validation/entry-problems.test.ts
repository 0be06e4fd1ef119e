import type { z } from "zod";
import { validateContent } from "../../../src/build/validation/validate-content";
import {
  checkTexts,
  problemsOf,
  toldOnce,
  type EntryTexts,
} from "../../../src/cms/validation/entry-problems";
import type { CheckOptions } from "../../../src/content-model/check-fields";
import { collections } from "../../../src/content-model/content-model";
import { problemSentence } from "../../../src/content-model/problem-text";
import { siteSettings } from "../../../src/content-model/settings/site";
import type { Fields } from "../../../src/domain/record";
import { entries, markdownEntry } from "../../build/content-tree";
import { withFiles } from "../../build/validation/lines";

const { news, projects, donations, resources } = entries;
const slugs = {
  news: "two-wet-seasons",
  projects: "wet-peat",
  donations: "forest-fund",
  resources: "checklist",
};

/** Files that the entries above refer to. */
const files = ["peat-canal.jpg", "peat-profile.jpg", "nursery.jpg"].map((name) => `../images/${name}`);
const fileExists = (file: string) => [...files, resources.file].includes(file);

type Name = keyof typeof entries;

const entryProblems = (schema: z.ZodObject, texts: EntryTexts, options: CheckOptions) =>
  problemsOf(schema, checkTexts(schema, texts, options));

function formProblems(name: Name, en: Fields, id: Fields, wordsIn?: "id") {
  const schema = collections.find((collection) => collection.name === name)?.schema;
  if (!schema) throw new Error(name);
  const options = { fileExists, ...(wordsIn ? { wordsIn } : {}) };
  return entryProblems(schema, { en, id }, options).map(
    ({ language, field, found, expected }) => `${language} ${field}: found ${found}, expected ${expected}`,
  );
}

function buildProblems(name: Name, en: Fields, id: Fields) {
  const { body: english, ...enFields } = en;
  const { body: indonesian, ...idFields } = id;
  const file = (language: string) => `${name}/${slugs[name]}.${language}.md`;
  const changed = {
    [file("en")]: markdownEntry(enFields, String(english)),
    [file("id")]: markdownEntry(idFields, String(indonesian)),
  };
  return withFiles(changed, (root) => validateContent(root)).map(
    ({ file: path, field, found, expected }) =>
      `${path.includes(".en.") ? "en" : "id"} ${field}: found ${found}, expected ${expected}`,
  );
}

/** Form contents that the build refuses: name, entry, English fields, Indonesian fields if they differ. */
const refused: readonly [string, Name, Fields, Fields?][] = [
  ["a required text left blank", "news", { excerpt: "" }],
  ["a required text of spaces", "news", { title: "  " }],
  ["a required text never touched", "news", { author: undefined }],
  ["a text that is too long", "news", { excerpt: "a".repeat(201) }],
  ["a choice not made", "news", { category: undefined }],
  ["a date not chosen", "news", { date: "" }],
  ["no picture", "news", { image: { alt: "A canal" } }],
  ["a picture without alternative text", "news", { image: { src: news.image.src, alt: "" } }],
  ["a picture that is gone", "news", { image: { ...news.image, src: "../images/nowhere.jpg" } }],
  ["a picture of the wrong kind", "news", { image: { ...news.image, src: "../images/a.gif" } }],
  ["a point to keep in view of the wrong form", "news", { image: { ...news.image, focus: "middle" } }],
  ["no text", "news", { body: "" }],
  ["a picture in the text without words", "news", { body: "![](../images/nursery.jpg)" }],
  ["a picture in the text that is gone", "news", { body: "![Plants](../images/nowhere.jpg)" }],
  ["a picture of another site in the text", "news", { body: "![Plants](https://a.example/a.jpg)" }],
  ["a number left blank", "projects", { order: "" }],
  ["a number that is too small", "projects", { order: 0 }],
  ["a number that is too large", "projects", { year: 2101 }],
  ["part of a whole number", "projects", { order: 1.5 }],
  ["a place outside of Indonesia", "projects", { place: { ...projects.place, latitude: 52 } }],
  ["no item where one is needed", "donations", { usd: { ...donations.usd, tiers: [] } }],
  ["too many items", "donations", { cards: Array(4).fill(donations.cards[0]) as unknown[] }],
  ["an item left blank", "resources", { highlights: ["Two pages", ""] }],
  ["a download that is gone", "resources", { file: "../files/nowhere.pdf" }],
  ["a smallest amount above a preset", "donations", { usd: { ...donations.usd, minimum: 30 } }],
  ["a largest amount below a preset", "donations", { idr: { ...donations.idr, maximum: 40_000 } }],
  [
    "a smallest amount above the largest",
    "donations",
    { usd: { ...donations.usd, minimum: 60, maximum: 55 } },
  ],
  [
    "a preselected amount that is no preset",
    "donations",
    { idr: { ...donations.idr, defaultAmount: 30_000 } },
  ],
  [
    "an amount that differs in Indonesian",
    "donations",
    {},
    { usd: { ...donations.usd, tiers: [{ amount: 30 }, { amount: 50 }] } },
  ],
  ["fewer items in Indonesian", "donations", {}, { usd: { ...donations.usd, tiers: [{ amount: 25 }] } }],
  ["an Indonesian text left blank", "news", {}, { title: "" }],
  ["an Indonesian picture without alternative text", "news", {}, { image: { src: news.image.src } }],
];

const body = "Some text.";

describe.each(refused)("%s", (_case, name, change, indonesian = change) => {
  const en: Fields = { ...entries[name], body, ...change };
  const id: Fields = { ...entries[name], body, ...indonesian };

  it("is refused by the form in the words of the build", () => {
    const problems = formProblems(name, en, id);
    expect(problems).not.toEqual([]);
    expect(problems.toSorted()).toEqual(buildProblems(name, en, id).toSorted());
  });

  it.each(["en", "id"] as const)("is told to an editor without paths, Markdown or code (%s)", (language) => {
    const schema = collections.find((collection) => collection.name === name)?.schema;
    if (!schema) throw new Error(name);
    const problems = entryProblems(schema, { en, id }, { fileExists, wordsIn: language });
    for (const problem of problems)
      expect(problemSentence(problem, language)).not.toMatch(/[[\]{}]|\.\.\/|\d{4}-\d\d/);
  });

  it("is refused in Indonesian too", () => {
    const problems = formProblems(name, en, id, "id");
    expect(
      problems.filter((problem) => /nothing|expected (a|at|one|something|text)\b/.test(problem)),
    ).toEqual([]);
    expect(problems).toHaveLength(formProblems(name, en, id).length);
  });
});

it.each(Object.keys(entries) as Name[])("nothing is wrong with a right entry of %s", (name) => {
  const text = { ...entries[name], body };
  expect(formProblems(name, text, text)).toEqual([]);
});

it("demands the Indonesian text, but not what it shares with the English one", () => {
  const problems = formProblems("news", { ...news, body }, {});
  expect(problems.map((problem) => problem.split(":")[0])).toEqual([
    ...["id title", "id excerpt", "id image.alt", "id body"],
  ]);
});

it("checks settings as it checks entries", () => {
  const problems = entryProblems(siteSettings.schema, { en: {}, id: {} }, { fileExists });
  expect(problems).toContainEqual({
    language: "id",
    field: "footerText",
    found: "nothing",
    expected: "text",
    sentence: "required",
  });
});

describe("words of a refusal", () => {
  const told = (name: Name, change: Fields) => {
    const schema = collections.find((collection) => collection.name === name)?.schema;
    if (!schema) throw new Error(name);
    const fields = { ...entries[name], body, ...change };
    const problems = entryProblems(schema, { en: fields, id: fields }, { fileExists, wordsIn: "id" });
    return toldOnce(problems).map((problem) => `${problem.language} ${problemSentence(problem, "id")}`);
  };

  it("say of what is missing only that, whatever it has to be: the form shows that", () => {
    expect(told("news", { category: undefined, date: "", image: { alt: "Kanal" } })).toEqual([
      "en wajib diisi",
      "en wajib diisi",
      "en wajib diisi",
    ]);
  });

  it("are told once of a picture that is missing, since languages share it", () => {
    expect(told("news", { image: undefined })).toEqual(["en wajib diisi"]);
  });

  it("are told once of what languages share, as a sentence with the currency's sign", () => {
    const presets = [{ amount: 30_000 }, { amount: 75_000 }];
    const idr = { ...donations.idr, tiers: presets, minimum: 50_000, maximum: 60_000, defaultAmount: 55_000 };
    expect(told("donations", { idr }).map((line) => line.replaceAll("\u00a0", ""))).toEqual([
      "en Nominal terkecil tidak boleh lebih besar daripada pilihan nominal terkecil (Rp30.000)",
      "en Nominal terbesar tidak boleh lebih kecil daripada pilihan nominal terbesar (Rp75.000)",
      "en Nominal awal harus salah satu pilihan nominal: Rp30.000, Rp75.000",
    ]);
  });

  it.each([
    ["a day before", "2031-05-03", ["en seharusnya paling awal hari kampanye ini mulai tampil, 4 Mei 2031"]],
    ["the same day", "2031-05-04", []],
  ])("are told once of a campaign's deadline on %s it appears", (_when, deadline, problems) => {
    const goal = { currency: "IDR", amount: 1_000_000, deadline };
    expect(told("donations", { default: false, appearance: { from: "2031-05-04" }, goal })).toEqual(problems);
  });

  it("are told in each language of what each has for itself", () => {
    expect(told("news", { title: "" })).toEqual(["en wajib diisi", "id wajib diisi"]);
  });

  it("name a choice by the words of the form", () => {
    expect(told("resources", { layout: "table" })).toContain(
      "en “Tabel: PDF dan Excel” memerlukan berkas CSV, bahan untuk membuat tabel",
    );
  });

  it.each<[string, Name, Fields, string]>([
    [
      "a picture in a text without words",
      "news",
      { body: "![](../images/nursery.jpg)" },
      "gambar nursery.jpg belum memiliki teks alternatif",
    ],
    ["a missing picture in a text", "news", { body: "![Bibit]()" }, "gambar untuk “Bibit” belum dipilih"],
    [
      "a number that can be read in two ways",
      "projects",
      { order: "10,000" },
      "“10,000” tidak jelas sebagai angka: lihat yang tertulis di bawah isian ini",
    ],
    [
      "a video in a text without its picture",
      "news",
      { body: "[![]()](https://youtu.be/abc)" },
      "gambar untuk https://youtu.be/abc belum dipilih",
    ],
    [
      "a picture of another site in a text",
      "news",
      { body: "![Bibit](https://a.example/a.jpg)" },
      "gambar https://a.example/a.jpg bukan milik situs ini: unggah gambarnya, lalu pilih di sana",
    ],
    [
      "a file that is gone",
      "resources",
      { file: "../files/nowhere.pdf" },
      "berkas nowhere.pdf tidak ada lagi: pilih yang lain",
    ],
    ["a choice that is none", "news", { category: "weather" }, "pilih salah satu dari daftar"],
    ["a missing date", "news", { date: "" }, "wajib diisi"],
    [
      "a date that is none",
      "news",
      { date: "2025-02-30" },
      "ditemukan 2025-02-30, seharusnya tanggal seperti 30/09/2025",
    ],
    [
      "a list that is empty",
      "donations",
      { usd: { ...donations.usd, tiers: [] } },
      "seharusnya paling sedikit 1 butir",
    ],
  ])("fit what the form shows of %s", (_of, name, change, words) => {
    expect(told(name, change)).toContain(`en ${words}`);
  });

  it("separate the digits of large numbers, but not those of a year", () => {
    expect(told("projects", { order: 50_000, year: 2101 })).toEqual([
      "en ditemukan 2101, seharusnya paling banyak 2100",
      "en ditemukan 50.000, seharusnya paling banyak 999",
    ]);
  });
});

describe("a draft", () => {
  const blank = { title: "", excerpt: "", body: "", image: { ...news.image, alt: "" } };
  const draft = { ...news, body, appearance: { draft: true } };
  const untouched = { ...draft, ...blank };
  const parked = {
    ...blank,
    appearance: { draft: true },
    date: "",
    category: null,
    image: { src: "", alt: "" },
  };

  it.each<[string, Fields, Fields]>([
    ["English", draft, untouched],
    ["Indonesian", untouched, draft],
    ["a title alone", { ...parked, title: "Two wet seasons" }, parked],
    ["a title alone in Indonesian", parked, { ...parked, title: "Dua musim hujan" }],
    ["a title in one, a text in the other", { ...parked, body }, { ...parked, title: "Dua musim hujan" }],
  ])("needs no more than a title: %s", (_of, en, id) => {
    expect(formProblems("news", en, id)).toEqual([]);
    expect(buildProblems("news", en, id)).toEqual([]);
    const published = { appearance: { draft: false } };
    expect(formProblems("news", { ...en, ...published }, { ...id, ...published })).not.toEqual([]);
  });

  it("is asked for a title in the language that says something", () => {
    const id = { ...parked, body };
    expect(formProblems("news", parked, id)).toEqual([expect.stringMatching(/^id title: /)]);
    expect(buildProblems("news", parked, id)).toEqual(formProblems("news", parked, id));
    expect(formProblems("news", parked, parked)).toEqual([expect.stringMatching(/^en title: /)]);
  });

  it.each<[string, Fields]>([
    ["a date that is none", { date: "soon" }],
    ["a text that is too long", { excerpt: "a".repeat(201) }],
    ["a picture that is gone", { image: { src: "../images/nowhere.jpg" } }],
    ["a choice that is none", { category: "weather" }],
  ])("has nothing that is wrong: %s", (_of, change) => {
    const text = { ...parked, title: "Two wet seasons", ...change };
    const problems = formProblems("news", text, { ...parked, ...change });
    expect(problems).not.toEqual([]);
    expect(buildProblems("news", text, { ...parked, ...change })).toEqual(problems);
  });
});
