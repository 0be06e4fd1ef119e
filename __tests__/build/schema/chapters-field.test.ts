import { chaptersField } from "../../../src/build/schema/chapters-field";

const chapters = [
  { slug: "two", resource: "book", order: 2, onSite: true },
  { slug: "one", resource: "book", order: 1, onSite: true },
  { slug: "draft", resource: "book", order: 3, onSite: false },
  { slug: "other", resource: "course", order: 1, onSite: true },
];

/** Slugs of the chapters that the page of a book shows. */
async function shown(onSite: boolean): Promise<unknown[]> {
  const nodeModel = { findAll: () => Promise.resolve({ entries: chapters }) };
  const book = { slug: "book", language: "en", onSite };
  const found = await chaptersField.resolve(book, {}, { nodeModel } as never);
  return found.map((chapter) => (chapter as unknown as { slug: string }).slug);
}

it("shows a book's chapters in order, without those that are not on the site", async () => {
  expect(await shown(true)).toEqual(["one", "two"]);
});

it("shows all of them on the preview of a book that is not on the site itself", async () => {
  expect(await shown(false)).toEqual(["one", "two", "draft"]);
});
