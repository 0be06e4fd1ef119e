import { mendReferrers } from "../../../src/cms/validation/mend-referrers";
import type { ContentText } from "../../../src/content-model/content-text";
import { withConfirmed } from "../../../src/content-model/freshness";
import { readTexts } from "../../../src/content-model/read-texts";
import { confirmAmong, olderAmong } from "../../../src/content-model/translations";
import { writeTexts } from "../../../src/content-model/write-texts";
import { markdownEntry } from "../../build/content-tree";

const fields = { title: "Help", lead: "How to.", updated: "2031-01-02" };
const page = (slug: string, language: string, body: string) =>
  readTexts(`documents/${slug}.${language}.md`, markdownEntry(fields, body));

/** Texts in both languages, confirmed, of which one page links to the other. */
function linked(english: string, indonesian: string): ContentText[] {
  const texts = [
    ...page("help", "en", english),
    ...page("help", "id", indonesian),
    ...page("rules", "en", "Be kind."),
    ...page("rules", "id", "Bersikaplah baik."),
  ];
  const confirmed = confirmAmong(texts, withConfirmed);
  const files = confirmed.map(({ file }) => file);
  return [...texts.filter(({ file }) => !files.includes(file)), ...confirmed];
}

/** The texts once the rules are deleted and the links to them taken out. */
function without(texts: readonly ContentText[]): ContentText[] {
  const files = ["documents/rules.en.md", "documents/rules.id.md"];
  const written = mendReferrers({ files, texts }) ?? [];
  const names = written.map(({ file }) => file);
  const kept = texts.filter(({ file }) => ![...files, ...names].includes(file));
  return [...kept, ...written.flatMap(({ file, source }) => readTexts(file, source))];
}

it("confirms a translation from which a link went in both languages", () => {
  const mended = without(linked("See [the rules](/rules/).", "Lihat [aturan](/rules/)."));
  expect(writeTexts(mended).map(({ source }) => source.split("\n").at(-2))).toEqual([
    "See the rules.",
    "Lihat aturan.",
  ]);
  expect(olderAmong(mended)).toEqual([]);
  expect(confirmAmong(mended, withConfirmed)).toEqual([]);
});
