import { hasAllWords } from "../../../src/cms/lists/folded";
import { entryOptions } from "../../../src/cms/widgets/reference";
import { readTexts } from "../../../src/content-model/read-texts";

const texts = [
  ...readTexts("projects/wet-peat.en.md", "---\ntitle: Wet peat\n---\n"),
  ...readTexts("projects/wet-peat.id.md", "---\ntitle: Gambut basah\n---\n"),
  ...readTexts("projects/mangrove.en.md", "---\ntitle: Mangroves\n---\n"),
  // a draft in one language: the other file holds what both share
  ...readTexts("projects/alat-apung.en.md", "---\nappearance:\n  draft: true\n---\n"),
  ...readTexts("projects/alat-apung.id.md", "---\ntitle: Alat apung\nappearance:\n  draft: true\n---\n"),
];

it("offers entries by their titles in the editor's language, or in the one that they have", () => {
  const titles = (language: "en" | "id") => entryOptions(texts, language).map(({ label }) => label);
  expect(titles("id")).toEqual(["Alat apung", "Gambut basah", "Mangroves"]);
  expect(titles("en")).toEqual(["Alat apung", "Mangroves", "Wet peat"]);
});

it("leaves out what may not be chosen, unless it is chosen already", () => {
  const resources = ["price: 0", "price: 12", ""].flatMap((price, index) => [
    ...readTexts(`resources/r${index}.en.md`, `---\ntitle: Book ${index}\n${price}\n---\n`),
    ...readTexts(`resources/r${index}.id.md`, `---\ntitle: Buku ${index}\n---\n`),
  ]);
  const values = (chosen?: string) =>
    entryOptions(resources, "id", { price: 0 }, chosen).map(({ value }) => value);
  expect(values()).toEqual(["r1", "r2"]);
  expect(values("r0")).toEqual(["r0", "r1", "r2"]);
});

it.each(["gambut", "peat wet", "Basah Peat"])(
  "finds an entry by the words of both languages: %s",
  (typed) => {
    const found = entryOptions(texts, "id").filter(({ also }) => hasAllWords(also, typed));
    expect(found.map(({ value }) => value)).toEqual(["wet-peat"]);
  },
);
