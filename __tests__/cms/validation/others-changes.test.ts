/** @jest-environment jsdom */
import { entryFiles } from "../../../src/cms/files/entry-files";
import { remembering } from "../../../src/cms/files/seen-texts";
import { othersChanges, rememberDeleted } from "../../../src/cms/validation/others-changes";
import { noteOwnSaves } from "../../../src/cms/validation/own-saves";
import { theirFields } from "../../../src/cms/validation/their-fields";
import { entries, markdownEntry } from "../../build/content-tree";
import { decapEntry } from "../decap-entry";

const files: Record<string, string> = {
  "content/news/peat-fire.en.md": "ours",
  "content/news/peat-fire.id.md": "theirs",
};
const read = (paths: readonly string[]) =>
  Promise.resolve(paths.map((path) => ({ path, text: files[path] })));

const nothing = { saved: [], isDeleted: false };

it("names the files that somebody else has saved since they were read", async () => {
  const article = decapEntry({ collection: "news", slug: "peat-fire" });
  await expect(othersChanges(article, new Set(["ours"]), new Set(), read)).resolves.toMatchObject({
    saved: [{ path: "content/news/peat-fire.id.md", text: "theirs" }],
    unchanged: [{ path: "content/news/peat-fire.en.md", text: "ours" }],
    isDeleted: false,
  });
  await expect(othersChanges(article, new Set(["ours", "theirs"]), new Set(), read)).resolves.toMatchObject(
    nothing,
  );
});

it("has nothing against an entry that is new, and knows one that is gone", async () => {
  const fields = { collection: "news", slug: "gone" };
  await expect(
    othersChanges(decapEntry({ ...fields, newRecord: true }), new Set(), new Set(), read),
  ).resolves.toMatchObject(nothing);
  await expect(othersChanges(decapEntry(fields), new Set(), new Set(), read)).resolves.toMatchObject({
    saved: [],
    isDeleted: true,
  });
});

it("does not call somebody else's what this page has deleted itself, until it is written again", async () => {
  const article = decapEntry({ collection: "news", slug: "gone" });
  const before = entryFiles("news", "gone").map((path) => ({ path, text: "ours" }));
  const deleted = new Set<string>();
  rememberDeleted(deleted, { before, after: {} });
  await expect(othersChanges(article, new Set(), deleted, read)).resolves.toMatchObject(nothing);
  rememberDeleted(deleted, {
    before: [],
    after: { "content/news/gone.en.md": "", "content/news/gone.id.md": "" },
  });
  await expect(othersChanges(article, new Set(), deleted, read)).resolves.toMatchObject({ isDeleted: true });
});

it("knows the files of every kind of form", () => {
  expect(entryFiles("pages", "home")).toEqual(["content/pages/home.json"]);
  expect(entryFiles("strings", "common")).toEqual(["locales/en/common.json", "locales/id/common.json"]);
  expect(() => entryFiles("nowhere", "x")).toThrow("The content model has no nowhere");
});

it("remembers what is read and written", () => {
  const seen = new Set<string>();
  const format = remembering({ fromFile: () => ({}), toFile: () => "written" }, seen);
  format.fromFile("read");
  format.toFile({});
  expect([...seen]).toEqual(["read", "written"]);
});

it("knows what another tab of the same browser has saved", async () => {
  const article = decapEntry({ collection: "news", slug: "peat-fire" });
  const changes = () => othersChanges(article, new Set(["ours"]), new Set(), read);
  await expect(changes()).resolves.toMatchObject({ isOwn: false });
  noteOwnSaves(["theirs"]);
  await expect(changes()).resolves.toMatchObject({ saved: [{ text: "theirs" }], isOwn: true });
});

it("tells the fields of the files that were saved which the form has otherwise, as they are stored", () => {
  const { date, category, ...text } = entries.news;
  const theirs = { ...text, title: "Gambut terbakar", excerpt: text.excerpt };
  const form = decapEntry({
    ...{ collection: "news", slug: "peat-fire" },
    data: { ...entries.news, title: "Peat burns", body: "Smoke." },
    i18n: { id: { data: { ...theirs, title: "Api di gambut", date, category, body: "Asap." } } },
  });
  const saved = [{ path: "content/news/peat-fire.id.md", text: markdownEntry(theirs, "Asap.") }];
  const words = { language: "id", string: (key: string) => key } as const;
  expect(theirFields(form, saved, words)).toEqual([
    { label: "Indonesia — Judul", before: "Gambut terbakar", after: "Api di gambut" },
  ]);
});

it("tells of these the fields that the others have changed, if it is known what the form was opened with", () => {
  const data = { ...entries.news, body: "Smoke." };
  const formOf = (own: object) =>
    decapEntry({ collection: "news", slug: "peat-fire", data: { ...data, ...own }, i18n: {} });
  const form = formOf({ title: "Peat burns", excerpt: "Every year." });
  const fieldsOf = (theirs: object, loaded = formOf({})) => {
    const text = markdownEntry({ ...entries.news, ...theirs }, "Smoke.");
    const saved = [{ path: "content/news/peat-fire.en.md", text }];
    return theirFields(form, saved, { language: "en", string: (key) => key }, loaded).map(
      ({ label }) => label,
    );
  };
  expect(fieldsOf({ title: "Fire in peat" })).toEqual(["English — Title"]);
  expect(fieldsOf({ author: "Made" })).toEqual(["Author"]);
  // all is said rather than nothing
  expect(fieldsOf({})).toEqual(["English — Title", "English — Excerpt"]);
});
