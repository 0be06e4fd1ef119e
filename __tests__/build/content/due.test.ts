import { due } from "../../../src/build/content/due";
import { contentTree, entries, markdownEntry } from "../content-tree";

const article = (appearance: object) => markdownEntry({ ...entries.news, appearance });

it("names what appears after one day, until another, and what has ended", () => {
  const { root } = contentTree({
    "news/day-four.en.md": article({ from: "2031-05-04" }),
    "news/day-four.id.md": article({ from: "2031-05-04" }),
    "news/day-six.en.md": article({ from: "2031-05-06" }),
    "news/draft.en.md": article({ draft: true, from: "2031-05-04" }),
    "news/unreadable.en.md": "---\ntitle: [\n---\n",
    "settings/giving.json": JSON.stringify({ en: { permitExpires: "2031-06-01" } }),
  });
  expect(due(root, "2031-05-03", "2031-05-04")).toEqual(["news/day-four"]);
  expect(due(root, "2031-05-04", "2031-05-05")).toEqual([]);
  expect(due(root, "2031-05-03", "2031-05-09")).toEqual(["news/day-four", "news/day-six"]);
  expect(due(root, "2031-05-31", "2031-06-01")).toEqual([]);
  expect(due(root, "2031-06-01", "2031-06-02")).toEqual(["settings/giving"]);
  expect(due(root, "2031-06-02", "2031-06-03")).toEqual([]);
});
