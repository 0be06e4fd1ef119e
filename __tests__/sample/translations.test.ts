import path from "node:path";
import { writtenTexts } from "../../src/build/content/all-texts";
import { contentRoot } from "../../src/build/content/content-root";
import { olderNotes } from "../../src/content-model/content-notes";

it("no text of our content has changed in one language only", () => {
  expect(olderNotes(writtenTexts(contentRoot(path.resolve(__dirname, "../.."))))).toEqual([]);
});
