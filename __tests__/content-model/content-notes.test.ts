import { claims } from "../../src/content-model/claims";
import { contentNotes } from "../../src/content-model/content-notes";
import type { ContentText } from "../../src/content-model/content-text";
import { documents } from "../../src/content-model/documents";
import { withConfirmed } from "../../src/content-model/freshness";
import { news } from "../../src/content-model/news";
import { noteWords } from "../../src/content-model/note-words";
import { newsPage } from "../../src/content-model/pages/news";
import { copyText } from "../../src/content-model/read-texts";
import { givingSettings } from "../../src/content-model/settings/giving";
import { sectionSwitches } from "../../src/content-model/settings/sections";
import { confirmAmong } from "../../src/content-model/translations";
import type { Language } from "../setup/languages";

const base = { file: "a.md", language: "en", name: "a" } as const;
const text = (body: string): ContentText => ({ ...base, schema: documents.schema, data: { body } });

/** The notes of some kinds. */
const notesOf = (texts: readonly ContentText[], ...kinds: string[]) =>
  contentNotes(texts, [], "2031-01-01").filter(({ kind }) => kinds.includes(kind));

/** The typed figures in a running text. */
const figuresIn = (body: string) => notesOf([text(body)], "typedFigure").map(({ found }) => found);

test.each([
  ["We planted 3,000 trees.", "3,000 trees"],
  ["Ada 5 juta pohon.", "5 juta pohon"],
  ["Di 128 desa adat.", "128 desa"],
  ["Pelatihan untuk 1.200 orang petani.", "1.200 orang petani"],
  ["12 ha, **40 hektare**, 60ha.", "12 ha\n40 hektare\n60ha"],
  ["Over 800 indigenous coastal families.", "800 indigenous coastal families"],
  ["Fire fell by 70% there, and 70% here.", "70%"],
  ["Turun 12,5 persen.", "12,5 persen"],
  ["About 500K tonnes.", "500K tonnes"],
  [">2,000 tCO2e.", ">2,000 tCO2e"],
])("of “%s” its figures are noted", (body, found) => {
  expect(figuresIn(body)).toEqual([found]);
});

test.each([
  "In 2025 we began.",
  "It costs $29.99, or Rp50.000.",
  "At 40 cm, read it within 14 days.",
  "1. Measure.\n2. Cut.",
  "Over {{claim:fire-2031}} less.",
  "See [the list](/news/page/12/).",
  "Between 09.00 and 17.30.",
  "Pukul 09.00 warga berkumpul, 12 Mei warga pulang.",
  "Licensed under CC BY 4.0.",
  "CC BY-SA 4.0 projects, and WCAG 2.2 users.",
  "Enlarged to 400%.",
  "Unduh paling banyak 20 kali.",
  "20 times a tree, 14 days of people.",
  "Tahun 2025 komunitas berkumpul.",
  "Rp 50.000 desa, $25 trees, Rp50 ribu pohon.",
  "Desa ke-12 pohon, 12 alpha, 20 T-shirts.",
  "Nomor 71 masyarakat adat dan desa.",
  "| Desa | Hasil |\n| --- | --- |\n| Papua | 400 ha |",
  "[Daftar](/a/70%20b/), https://a.example/70%25",
  "We met 3 people.",
])("%s is not", (body) => {
  expect(figuresIn(body)).toEqual([]);
});

test("the figures of a text are one note, at the first of them", () => {
  const note = { ...base, schema: news.schema, data: { excerpt: "We met.", body: "12 ha.\n\n40 ha." } };
  expect(notesOf([note], "typedFigure")).toEqual([
    { file: "a.md", field: "body", kind: "typedFigure", found: "12 ha\n40 ha" },
  ]);
});

test("a review that is past is noted, and one that is due within a month", () => {
  const claim = (review: string) => ({ ...base, schema: claims.schema, data: { review } });
  expect(contentNotes([claim("2030-12-31")], [], "2031-01-01")).toMatchObject([{ kind: "pastReview" }]);
  expect(contentNotes([claim("2031-01-31")], [], "2031-01-01")).toMatchObject([{ kind: "dueReview" }]);
  expect(contentNotes([claim("2031-02-01")], [], "2031-01-01")).toEqual([]);
});

/** An article with some fields, in both languages. */
const article = (slug: string, fields: object): ContentText[] =>
  (["en", "id"] as const).map((language) => ({
    ...{ file: `news/${slug}.${language}.md`, language, name: `news/${slug}`, address: `/news/${slug}/` },
    ...{ schema: news.schema, data: { category: "partnership", ...fields } },
  }));

test("a draft and a scheduled entry are noted once, with its day", () => {
  const texts = [
    ...article("later", { appearance: { from: "2031-02-03" } }),
    ...article("draft", { appearance: { draft: true } }),
    ...article("there", { appearance: { from: "2030-02-03" } }),
  ];
  expect(notesOf(texts, "draft", "scheduled")).toEqual([
    { file: "news/later.en.md", field: "appearance.from", kind: "scheduled", found: "2031-02-03" },
    { file: "news/draft.en.md", field: "appearance.draft", kind: "draft", found: "" },
  ]);
});

test("of a draft in one language, the other one is missing, and nothing else is said of it", () => {
  const image = { src: "../images/bay.jpg", alt: "Teluk" };
  const texts = article("draft", { appearance: { draft: true }, title: "Konsep", image });
  const blank = { title: "", image: { ...image, alt: "" } };
  const parked = texts.map((each) =>
    each.language === "en" ? { ...each, data: { ...each.data, ...blank } } : each,
  );
  expect(notesOf(parked, "draft", "noTranslation", "noAlternative")).toEqual([
    { file: "news/draft.en.md", field: "appearance.draft", kind: "draft", found: "" },
    { file: "news/draft.id.md", field: "", kind: "noTranslation", found: "en" },
  ]);
  expect(confirmAmong(parked, withConfirmed)).toEqual([]);
});

test("links that lead nowhere, and pictures without an alternative text, are noted where they are", () => {
  const body = "[It](/news/gone/) ![](../images/reef.jpg)";
  const [text] = article("one", { body, image: { src: "../images/bay.jpg", alt: "" } });
  expect(notesOf(text ? [text] : [], "brokenReference", "noAlternative")).toEqual([
    { file: "news/one.en.md", field: "body", kind: "brokenReference", found: '"/news/gone/"' },
    { file: "news/one.en.md", field: "image.alt", kind: "noAlternative", found: "bay.jpg" },
    { file: "news/one.en.md", field: "body", kind: "noAlternative", found: "reef.jpg", picture: "reef.jpg" },
  ]);
});

test("a category is empty if nothing in it is on the site", () => {
  const texts = [
    ...article("one", {}),
    ...article("draft", { category: "milestone", appearance: { draft: true } }),
  ];
  const empty = notesOf(texts, "emptyCategory").map(({ found }) => found);
  expect(empty).toContain("milestone");
  expect(empty).not.toContain("partnership");
  expect(notesOf([], "emptyCategory")).toEqual([]);
});

test("samples are noted, in one language", () => {
  const texts = article("one", { author: "halo@tajuk.example" });
  expect(notesOf(texts, "sample")).toEqual([
    { file: "news/one.en.md", field: "author", kind: "sample", found: "halo@tajuk.example" },
  ]);
});

test("every kind of note is said in both languages", () => {
  const note = { kind: "endingPermit", found: "2031-01-20" } as const;
  expect(noteWords(note, "en")).toContain("20 January 2031");
  expect(noteWords(note, "id")).toContain("20 Januari 2031");
});

test("page copy without its translation is noted, one with it is not", () => {
  const copy = (language: Language) => copyText(newsPage, language, { title: language, lead: "" });
  expect(notesOf([copy("en")], "noTranslation")).toEqual([
    { file: "pages/news.json", field: "id", kind: "noTranslation", found: "id" },
  ]);
  expect(notesOf([copy("en"), copy("id")], "noTranslation")).toEqual([]);
});

test("an entry without its translation is noted, one with it is not", () => {
  const entry = (file: string) => ({ ...text("A page."), file });
  const one = entry("documents/help.en.md");
  expect(contentNotes([one], [], "")).toEqual([
    { file: one.file, field: "", kind: "noTranslation", found: "id" },
  ]);
  expect(contentNotes([one, entry("documents/help.id.md")], [], "")).toEqual([]);
});

test("a text that is older than in another language is noted, field by field", () => {
  const texts = (title: string): ContentText[] => [
    { ...text("A page."), file: "documents/help.en.md", data: { title, body: "A page." } },
    { ...text(""), file: "documents/help.id.md", language: "id", data: { title: "Bantuan", body: "Laman." } },
  ];
  const confirmed = confirmAmong(texts("Help"), withConfirmed);
  expect(confirmed.map(({ language }) => language)).toEqual(["id"]);
  expect(contentNotes([...texts("Aid").slice(0, 1), ...confirmed], [], "")).toEqual([
    { file: "documents/help.id.md", field: "title", kind: "olderText", found: "en" },
  ]);
});

test("what is a mere copy of another language is noted where it is to be translated", () => {
  const data = { title: "Bantuan", body: "Laman ini belum ada dalam bahasa lain." };
  const texts: ContentText[] = [
    { ...text(""), file: "documents/help.en.md", data },
    { ...text(""), file: "documents/help.id.md", language: "id", data },
  ];
  const confirmed = confirmAmong(texts, (schema, own) => withConfirmed(schema, own, "id"));
  const note = { file: "documents/help.en.md", kind: "untranslated", found: "id" };
  expect(contentNotes([...texts.slice(0, 1), ...confirmed], [], "")).toEqual([
    { ...note, field: "title" },
    { ...note, field: "body" },
  ]);
});

test("in page copy, which has all languages in a file, the older one is named", () => {
  const copy = { file: "pages/news.json", name: "pages/news", schema: newsPage.schema } as const;
  const texts: ContentText[] = [
    { ...copy, language: "en", data: { title: "News" } },
    { ...copy, language: "id", data: { title: "Berita" } },
  ];
  const [english, indonesian] = confirmAmong(texts, withConfirmed);
  const changed = [{ ...english, data: { title: "Tidings" } }, indonesian] as ContentText[];
  expect(contentNotes(changed, [], "")).toEqual([
    { file: copy.file, field: "id.title", kind: "olderText", found: "en" },
  ]);
});

test("a file that no text uses is noted, and one that is large", () => {
  const files = ["images/used.jpg", "images/old.jpg"].map((file) => ({ file, bytes: 100 }));
  const notes = contentNotes(
    [text("![A reef](../images/used.jpg)")],
    [...files, { file: "files/a.pdf", bytes: 3e6 }],
    "",
  );
  expect(notes.map(({ file, kind }) => `${file} ${kind}`)).toEqual([
    "images/old.jpg unusedFile",
    "files/a.pdf unusedFile",
    "files/a.pdf largeFile",
  ]);
});

test("a permit that ends soon and a section under maintenance are noted once", () => {
  const settings = (["en", "id"] as const).flatMap((language) => [
    { ...base, language, schema: givingSettings.schema, data: { permitExpires: "2031-01-20" } },
    {
      ...{ ...base, language, schema: sectionSwitches.schema },
      data: { news: { underMaintenance: true }, contact: { underMaintenance: false } },
    },
  ]);
  const found = (today: string) =>
    contentNotes(settings, [], today).map(({ kind, found: what }) => [kind, what]);
  expect(found("2030-01-01")).toEqual([["maintenance", "news"]]);
  expect(found("2031-01-01")).toEqual([
    ["endingPermit", "2031-01-20"],
    ["maintenance", "news"],
  ]);
  expect(found("2031-01-20")).toContainEqual(["endingPermit", "2031-01-20"]);
  expect(found("2031-01-21")).toEqual([
    ["endedPermit", "2031-01-20"],
    ["maintenance", "news"],
  ]);
});

test("alternative texts that begin like a label are noted, of pictures in fields and in texts", () => {
  const titled: ContentText = {
    ...base,
    schema: newsPage.schema,
    data: { seo: { title: "Picture of news" } },
  };
  const illustrated: ContentText = {
    ...base,
    schema: news.schema,
    data: {
      image: { alt: "Foto kanal" },
      body: "![A picture of a canal](../images/a.jpg) ![A canal](../images/b.jpg)",
    },
  };
  expect(notesOf([titled, illustrated], "wordyAlternative")).toEqual([
    { file: "a.md", field: "image.alt", kind: "wordyAlternative", found: "Foto" },
    { file: "a.md", field: "body", kind: "wordyAlternative", found: "A picture of", picture: "a.jpg" },
  ]);
});
