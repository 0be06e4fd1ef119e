import { booksOf } from "../../../src/build/publications/book";
import { contentTree, entries, markdownEntry } from "../content-tree";

const book = (appearance?: object) =>
  markdownEntry({ ...entries.resources, type: "ebook", price: 5, file: undefined, appearance });
const chapter = (title: string, order: number, appearance?: object) =>
  markdownEntry({ title, order, resource: "book", free: false, summary: "What it says.", appearance });

/** Titles of the English chapters of a book whose second chapter appears in 2098 and whose third is a draft. */
function chaptersOf(appearance?: object): string[] | undefined {
  const { root } = contentTree({
    "resources/book.en.md": book(appearance),
    "chapters/one.en.md": chapter("One", 1),
    "chapters/two.en.md": chapter("Two", 2, { from: "2098-01-01" }),
    "chapters/three.en.md": chapter("Three", 3, { draft: true }),
  });
  return booksOf(root)
    .find(({ slug }) => slug === "book")
    ?.chapters.map(({ title }) => title);
}

it.each<[string, object | undefined, readonly string[]]>([
  ["on the site: what is on the site", undefined, ["One"]],
  ["that appears one day: what is on the site by then", { from: "2099-01-01" }, ["One", "Two"]],
  ["that is a draft: everything", { draft: true }, ["One", "Two", "Three"]],
])("makes of a book %s", (_what, appearance, titles) => {
  expect(chaptersOf(appearance)).toEqual(titles);
});
