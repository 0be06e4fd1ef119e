/** @jest-environment jsdom */
import { changeWords } from "../../../src/cms/history/change-words";
import { entries, markdownEntry } from "../../build/content-tree";

const files = ["en", "id"].map((code) => `content/news/fire.${code}.md`);
const other = "content/donations/fund.id.md";
const fund = markdownEntry({ ...entries.donations, title: "Dana hutan" });
const article = (title: string, appearance?: object) => markdownEntry({ ...entries.news, title, appearance });
const without = files.map((path) => ({ path, text: undefined }));
const former = files.map((path) => ({ path, text: article("Api lama") }));
const saved = () => Object.fromEntries(files.map((path) => [path, article("Api")]));
const form = "#/collections/news/entries/fire";

it("says of a new entry that undoing deletes it, and what was done then", () => {
  const before = [...without, { path: other, text: fund }];
  expect(changeWords({ kind: "published", before, after: { ...saved(), [other]: fund } })).toEqual({
    name: "Api",
    done: "“Api” tersimpan. Entri ini baru: bila diurungkan, entri ini dihapus.",
    undone: "“Api” dihapus.",
    address: "#/collections/news",
  });
});

it("says of a change that undoing takes it back", () => {
  expect(changeWords({ kind: "published", before: former, after: saved() })).toEqual({
    name: "Api",
    done: "“Api” tersimpan.",
    undone: "Perubahan pada “Api” sudah diurungkan.",
    address: form,
  });
});

it("does not call an entry new that had a text in one language", () => {
  const [english, indonesian] = [without[0], former[1]];
  const before = [english, indonesian].flatMap((file) => file ?? []);
  const { done, address } = changeWords({ kind: "published", before, after: saved() });
  expect([done, address]).toEqual(["“Api” tersimpan.", form]);
});

it("says of a deletion that undoing brings the entry back, whatever was changed along", () => {
  const before = [...former, { path: other, text: fund }];
  expect(changeWords({ kind: "deleted", before, after: { [other]: fund } })).toEqual({
    name: "Api lama",
    done: "“Api lama” dihapus.",
    undone: "“Api lama” dipulihkan.",
    address: form,
  });
});
