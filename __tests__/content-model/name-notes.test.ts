import type { ContentText } from "../../src/content-model/content-text";
import { documents } from "../../src/content-model/documents";
import { nameFile, nameNotes } from "../../src/content-model/name-notes";
import { noteWords } from "../../src/content-model/note-words";
import { copyText } from "../../src/content-model/read-texts";
import { givingSettings } from "../../src/content-model/settings/giving";
import { siteSettings } from "../../src/content-model/settings/site";
import type { Fields } from "../../src/domain/record";
import { languageCodes } from "../setup/languages";

const named = (name: string, legalName: string) => ({ name, legalName });
const versions = (...names: readonly Fields[]) =>
  names.map((each) => ({ time: "2031-03-03T10:00:00+07:00", source: JSON.stringify({ en: each }) }));

/** The notes on some words of a document while the organisation has a name, and had others. */
function notesOn(body: string, now: Fields, ...former: readonly Fields[]) {
  const terms: ContentText = {
    ...{ language: "en", name: "documents/terms", file: "documents/terms.en.md" },
    ...{ schema: documents.schema, data: { body } },
  };
  const missing = { time: "2030-03-03T10:00:00+07:00", source: undefined };
  const texts = [terms, ...languageCodes.map((code) => copyText(siteSettings, code, now))];
  return nameNotes(texts, [...versions(now, ...former), missing]);
}

const bay = named("Bay", "Friends of the Bay (est. 1)");

test("an earlier name in a text is noted once", () => {
  const [note, ...others] = notesOn(
    "The Bay, our Bay: Friends of the Bay (est. 1). Bayside; bay.",
    named("Reef", "Friends of Reefs"),
    bay,
  );
  expect(note).toEqual({
    ...{ file: "documents/terms.en.md", field: "body", kind: "formerName" },
    found: "Bay\nFriends of the Bay (est. 1)",
  });
  expect(others).toEqual([]);
  expect(note && noteWords(note, "id")).toContain("“Bay”, “Friends of the Bay (est. 1)”: ");
});

test("what the organisation is called now is no earlier name, whatever it has in it", () => {
  expect(notesOn("Bay Watch", named("Bay Watch", bay.legalName), bay)).toEqual([]);
  expect(notesOn(bay.legalName, named("Reef", bay.legalName), bay)).toEqual([]);
  expect(notesOn("Bay", bay, named("Reef", "Reefs"), bay)).toEqual([]);
  expect(notesOn("Bay", bay)).toEqual([]);
});

test("a field that all languages share is noted where its form has it", () => {
  const now = named("Reef", "Reefs");
  const texts = languageCodes.flatMap((code) => [
    copyText(siteSettings, code, now),
    copyText(givingSettings, code, { accountHolder: "Bay" }),
  ]);
  expect(nameNotes(texts, versions(bay)).map(({ file, field }) => [file, field])).toEqual([
    ["settings/giving.json", "en.accountHolder"],
  ]);
  expect(nameFile).toBe("settings/site.json");
});
