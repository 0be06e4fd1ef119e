import { withBorrowedTitle, withoutBorrowedTitle } from "../../../src/cms/validation/borrowed-title";
import { parseMarkdownEntry } from "../../../src/content-model/file-text";
import type { Fields } from "../../../src/domain/record";
import { entries, markdownEntry } from "../../build/content-tree";
import { decapEntry } from "../decap-entry";

const draft = { ...entries.news, appearance: { draft: true } };
const blank = { ...draft, title: "", excerpt: "", image: { ...draft.image, alt: "" } };

/** A form as Decap passes it, and the English title that it is saved with. */
function titleOf(english: Fields, newRecord = true): unknown {
  const i18n = { id: { data: { ...draft, title: "Dua musim" } } };
  return withBorrowedTitle(decapEntry({ newRecord, data: english, i18n })).getIn(["data", "title"]);
}

/** The files as they are written, and the English title in them. */
function writtenTitle(english: Fields, body = ""): unknown {
  const [file] = withoutBorrowedTitle([
    { path: "content/news/dua-musim.en.md", raw: markdownEntry(english, body) },
    { path: "content/news/dua-musim.id.md", raw: markdownEntry({ ...draft, title: "Dua musim" }) },
  ]);
  return parseMarkdownEntry(file?.raw ?? "").title;
}

it("gives a new entry an address where its English title is missing, and takes the title out again", () => {
  expect(titleOf(blank)).toBe("Dua musim");
  expect(writtenTitle({ ...blank, title: "Dua musim" })).toBe("");
});

it("leaves alone a title that is there, and an entry that has its address", () => {
  expect(titleOf(draft)).toBe(draft.title);
  expect(titleOf(blank, false)).toBe("");
  expect(writtenTitle({ ...draft, title: "Dua musim" }, "Some text.")).toBe("Dua musim");
});
