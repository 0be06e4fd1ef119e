import { claims } from "../../src/content-model/claims";
import { contentNotes } from "../../src/content-model/content-notes";
import type { ContentText } from "../../src/content-model/content-text";
import { documents } from "../../src/content-model/documents";
import { withConfirmed } from "../../src/content-model/freshness";
import { news } from "../../src/content-model/news";
import { newsPage } from "../../src/content-model/pages/news";
import { givingSettings } from "../../src/content-model/settings/giving";
import { sectionSwitches } from "../../src/content-model/settings/sections";
import { confirmAmong } from "../../src/content-model/translations";

const base = { file: "a.md", language: "en", name: "a" } as const;
const text = (body: string): ContentText => ({ ...base, schema: documents.schema, data: { body } });

/** The typed figures in a running text. */
const figuresIn = (body: string) => contentNotes([text(body)], [], "2031-01-01").map(({ found }) => found);

test.each([
  ["We planted 3,000 trees.", "We planted 3,000 trees."],
  ["Fire fell by 70% there.", "fell by 70% there."],
  ["About 500K tonnes.", "About 500K tonnes."],
])("%s is noted", (body, found) => {
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
])("%s is not", (body) => {
  expect(figuresIn(body)).toEqual([]);
});

test("a review that is due is noted, one of today is not", () => {
  const claim = (review: string) => ({ ...base, schema: claims.schema, data: { review } });
  expect(contentNotes([claim("2030-12-31")], [], "2031-01-01")).toMatchObject([{ kind: "pastReview" }]);
  expect(contentNotes([claim("2031-01-01")], [], "2031-01-01")).toEqual([]);
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
    [text("![](../images/used.jpg)")],
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
});

test("alternative texts that begin like a label are noted, of pictures in fields and in texts", () => {
  const titled: ContentText = {
    ...base,
    schema: newsPage.schema,
    data: { seo: { title: "Picture of news" } },
  };
  const article: ContentText = {
    ...base,
    schema: news.schema,
    data: {
      image: { alt: "Foto kanal" },
      body: "![A picture of a canal](../images/a.jpg) ![A canal](../images/b.jpg)",
    },
  };
  expect(contentNotes([titled, article], [], "")).toEqual([
    { file: "a.md", field: "image.alt", kind: "wordyAlternative", found: "Foto" },
    { file: "a.md", field: "body", kind: "wordyAlternative", found: "A picture of" },
  ]);
});
