import { appearing } from "../../../src/build/content/appearing";
import { contentTree, entries, markdownEntry } from "../content-tree";

const article = (appearance: object) => markdownEntry({ ...entries.news, appearance });

it("names what appears after one day, until another", () => {
  const { root } = contentTree({
    "news/day-four.en.md": article({ from: "2031-05-04" }),
    "news/day-four.id.md": article({ from: "2031-05-04" }),
    "news/day-six.en.md": article({ from: "2031-05-06" }),
    "news/draft.en.md": article({ draft: true, from: "2031-05-04" }),
    "news/unreadable.en.md": "---\ntitle: [\n---\n",
  });
  expect(appearing(root, "2031-05-03", "2031-05-04")).toEqual(["news/day-four"]);
  expect(appearing(root, "2031-05-04", "2031-05-05")).toEqual([]);
  expect(appearing(root, "2031-05-03", "2031-05-09")).toEqual(["news/day-four", "news/day-six"]);
});
