/** @jest-environment jsdom */
import { textsIn } from "../../../src/cms/backend/read-content";
import { changeWords } from "../../../src/cms/history/change-words";
import { entries, markdownEntry } from "../../build/content-tree";

const today = "2031-05-04";
const files = ["en", "id"].map((code) => `content/news/fire.${code}.md`);
const other = "content/donations/fund.id.md";
const fund = markdownEntry({ ...entries.donations, title: "Dana hutan" });
const article = (title: string, appearance?: object) => markdownEntry({ ...entries.news, title, appearance });
const without = files.map((path) => ({ path, text: undefined }));
const former = files.map((path) => ({ path, text: article("Api lama") }));
const saved = (appearance?: object) =>
  Object.fromEntries(files.map((path) => [path, article("Api", appearance)]));
const form = "#/collections/news/entries/fire";

it("says of a new entry that undoing deletes it, and what was done then", () => {
  const before = [...without, { path: other, text: fund }];
  expect(changeWords({ kind: "published", before, after: { ...saved(), [other]: fund } }, today)).toEqual({
    name: "Api",
    done: "“Api” tersimpan. Entri ini baru: bila diurungkan, entri ini dihapus.",
    undone: "“Api” dihapus.",
    address: "#/collections/news",
  });
});

it.each([
  ["what is on the site", undefined, "“Api” tersimpan."],
  ["a day that has come", { from: today }, "“Api” tersimpan."],
  [
    "the day on which an entry appears",
    { from: "2031-05-05" },
    "“Api” tersimpan. Tampil di situs mulai 5 Mei 2031.",
  ],
  ["a draft", { draft: true }, "“Api” tersimpan. Masih konsep: belum tampil di situs."],
])("says what was saved, and names %s", (_what, appearance, done) => {
  expect(changeWords({ kind: "published", before: former, after: saved(appearance) }, today)).toEqual({
    name: "Api",
    done,
    undone: "Perubahan pada “Api” sudah diurungkan.",
    address: form,
  });
});

it.each([
  ["an older version", former, "“Api” dipulihkan.", "Perubahan pada “Api” sudah diurungkan.", form],
  [
    "a deleted entry, which undoing deletes again",
    without,
    "“Api” dipulihkan. Bila diurungkan, entri ini dihapus lagi.",
    "“Api” dihapus.",
    "#/collections/news",
  ],
])("says that it restored %s", (_what, before, done, undone, address) => {
  const words = changeWords({ kind: "restored", before, after: saved() }, today);
  expect(words).toEqual({ name: "Api", done, undone, address });
});

it("does not call an entry new that had a text in one language", () => {
  const [english, indonesian] = [without[0], former[1]];
  const before = [english, indonesian].flatMap((file) => file ?? []);
  const { done, address } = changeWords({ kind: "published", before, after: saved() }, today);
  expect([done, address]).toEqual(["“Api” tersimpan.", form]);
});

it("says of a deletion that undoing brings the entry back, whatever was changed along", () => {
  const before = [...former, { path: other, text: fund }];
  expect(changeWords({ kind: "deleted", before, after: { [other]: fund } }, today)).toEqual({
    name: "Api lama",
    done: "“Api lama” dihapus.",
    undone: "“Api lama” dipulihkan.",
    address: form,
    changed: [],
  });
});

it.each([
  [
    "links, whose words stay",
    "See [peat](/projects/wet-peat/).",
    "Artikel — Bagian dari proyek, Teks",
    " Kata-kata tautannya tetap seperti semula: periksa apakah masih cocok.",
  ],
  ["a field alone", "See nothing.", "Artikel — Bagian dari proyek", ""],
])("names the texts that a deletion changed: by %s", (_what, body, place, said) => {
  const gone = { path: "content/projects/wet-peat.id.md", text: markdownEntry(entries.projects) };
  const path = "content/news/fire.id.md";
  const before = [gone, { path, text: markdownEntry(entries.news, body) }];
  const after = { [path]: markdownEntry({ ...entries.news, project: undefined }) };
  expect(changeWords({ kind: "deleted", before, after }, today)).toMatchObject({
    done: `“Wet peat” dihapus. 1 teks lain ikut diubah.${said}`,
    changed: [{ title: "Two wet seasons", place, form }],
  });
});

it("calls a changed text by its title in the editor's language, also where only the other text was changed", () => {
  const gone = { path: "content/projects/wet-peat.id.md", text: markdownEntry(entries.projects) };
  const [path = "", own = ""] = files;
  const before = [gone, { path, text: article("Fire") }];
  const after = { [path]: markdownEntry({ ...entries.news, title: "Fire", project: undefined }) };
  const stored = textsIn({ ...after, [own]: article("Api") });
  const { changed } = changeWords({ kind: "deleted", before, after }, today, stored);
  expect(changed).toMatchObject([{ title: "Api" }]);
});

it("says of what was moved that others were led along, and shows it again where it was", () => {
  const moved = Object.fromEntries(former.map(({ path, text }) => [path.replace("fire", "peat-fire"), text]));
  const path = "content/documents/help.id.md";
  const page = markdownEntry(
    { title: "Bantuan", lead: "Caranya.", updated: "2031-01-02" },
    "[Api](/news/fire/)",
  );
  const before = [
    ...former,
    ...Object.keys(moved).map((each) => ({ path: each, text: undefined })),
    { path, text: page },
  ];
  expect(changeWords({ kind: "moved", before, after: { ...moved, [path]: page } }, today)).toMatchObject({
    name: "Api lama",
    done: expect.stringMatching(/^“Api lama” punya alamat baru\. 1 teks lain ikut diubah\./) as string,
    undone: "Perubahan pada “Api lama” sudah diurungkan.",
    address: form,
    changed: [{ title: "Bantuan" }],
  });
});

it("says that a translation was confirmed, and that its confirmation is undone", () => {
  const [, path = ""] = files;
  const confirmed = markdownEntry({
    ...entries.news,
    title: "Api lama",
    confirmed: { title: "3f2a91bc 07d1e5aa" },
  });
  const change = { kind: "published", before: former.slice(1), after: { [path]: confirmed } } as const;
  expect(changeWords(change, today)).toMatchObject({
    done: "Terjemahan “Api lama” dikonfirmasi.",
    undone: "Konfirmasi “Api lama” sudah diurungkan.",
  });
});

it("names a picture that was replaced, and the texts that showed it", () => {
  const shown = (src: string) =>
    files.map((path) => ({
      path,
      text: markdownEntry({ ...entries.news, title: "Api", image: { src, alt: "" } }),
    }));
  const after = Object.fromEntries(shown("../images/river.jpg").map(({ path, text }) => [path, text]));
  const change = {
    kind: "replaced",
    picture: "images/canal.jpg",
    before: shown("../images/canal.jpg"),
    after,
  } as const;
  expect(changeWords(change, today)).toMatchObject({
    name: "canal.jpg",
    done: "“canal.jpg” diganti di 1 teks. Teks alternatifnya tetap: periksa apakah masih cocok.",
    undone: "Perubahan pada “canal.jpg” sudah diurungkan.",
    changed: [{ title: "Api", form }],
  });
});

it.each([
  ["shows", "1", "“peat-canal.jpg” diganti di 1 teks. Teks alternatifnya tetap: periksa apakah masih cocok."],
  ["does not show", "0", "“peat-canal.jpg” diganti."],
])("says of a picture that is replaced how many texts show it: a text %s it", (_what, count, done) => {
  const path = "content/news/fire.id.md";
  const image = count === "1" ? {} : { image: undefined };
  const before = [{ path, text: markdownEntry({ ...entries.news, ...image }) }];
  const media = [{ path: "content/images/peat-canal.jpg" }];
  const change = { kind: "replaced", picture: "images/peat-canal.jpg", media, before, after: {} } as const;
  expect(changeWords(change, today)).toMatchObject({ name: "peat-canal.jpg", done });
});

it("says of an entry that is saved which file an upload in its form has replaced", () => {
  const media = [{ path: "content/images/peat-canal.jpg" }];
  const { done } = changeWords({ kind: "published", media, before: former, after: saved() }, today);
  expect(done).toBe("“Api” tersimpan. “peat-canal.jpg” diganti.");
});
