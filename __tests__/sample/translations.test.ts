import path from "node:path";
import { writtenTexts } from "../../src/build/content/all-texts";
import { contentRoot } from "../../src/build/content/content-root";
import { olderNotes, untranslatedNotes } from "../../src/content-model/content-notes";

it("no text of our content has changed in one language only, or is still to be translated", () => {
  const texts = writtenTexts(contentRoot(path.resolve(__dirname, "../..")));
  expect([...olderNotes(texts), ...untranslatedNotes(texts)]).toEqual([]);
});
