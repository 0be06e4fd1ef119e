import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { copyFileFormat, entryFormat } from "../../../src/cms/files/file-format";
import { collections, copyFiles } from "../../../src/content-model/content-model";
import { donations } from "../../../src/content-model/donations";
import { isLanguage } from "../../../src/domain/languages";
import type { Fields } from "../../../src/domain/record";
import { siteContent } from "../../setup/site";

const copyFormat = copyFileFormat(copyFiles);
const fieldNames = copyFiles.map(({ folder, name, schema }) => ({
  file: `${folder}/${name}.json`,
  names: Object.keys(schema.shape),
}));

function contentOf(file: string): string {
  return readFileSync(path.join(siteContent, file), "utf8");
}

describe.each(collections)("an entry of $name", (collection) => {
  const format = entryFormat(collection);

  it.each(readdirSync(path.join(siteContent, collection.name)))("is written as it was read: %s", (file) => {
    const text = contentOf(`${collection.name}/${file}`);
    expect(format.toFile(format.fromFile(text))).toBe(text);
  });
});

it.each(fieldNames)("$file is written as it was read", ({ file, names }) => {
  const text = contentOf(file);
  expect(copyFormat.toFile(copyFormat.fromFile(text), names)).toBe(text);
});

it.each(fieldNames)(
  "each language of $file alone, as in a backup, is read as it was written",
  ({ file, names }) => {
    for (const fields of Object.values(copyFormat.fromFile(contentOf(file))) as Fields[])
      expect(copyFormat.fromFile(copyFormat.toFile(fields, names))).toEqual(fields);
  },
);

it("names no field of a page or of settings like a language", () => {
  expect(fieldNames.flatMap(({ names }) => names).filter(isLanguage)).toEqual([]);
});

it("recognizes every page and settings by its fields", () => {
  const forms = fieldNames.map(({ names }) => names.join());
  expect(new Set(forms).size).toBe(forms.length);
  expect(() => copyFormat.toFile({}, ["nothing"])).toThrow("No page or settings has the fields nothing");
});

it("puts fields in the model's order, however the form kept them", () => {
  const format = entryFormat(donations);
  const shuffled = {
    body: "Text",
    usd: { tiers: [{ impact: "ten seedlings", amount: 25 }] },
    image: { alt: "Seedlings", src: "../images/nursery.jpg" },
    title: "Fund",
  };
  expect(format.toFile(shuffled)).toBe(
    [
      ...["---", "title: Fund", "image:", "  src: ../images/nursery.jpg", "  alt: Seedlings", "usd:"],
      ...["  tiers:", "    - amount: 25", "      impact: ten seedlings", "---", "", "Text", ""],
    ].join("\n"),
  );
});

it("leaves out what is optional and blank, and keeps what nobody knows", () => {
  const format = entryFormat(donations);
  const text = format.toFile({ title: "", usd: { tiers: [{ amount: 25, impact: "" }] }, colour: "red" });
  expect(format.fromFile(text)).toEqual({
    title: "",
    usd: { tiers: [{ amount: 25 }] },
    colour: "red",
    body: "",
  });
});

it.each([
  ["a colon", "Short: yes"],
  ["quotes", `“Wet” peat, 'dry' "land"`],
  ["a date", "2025-09-30"],
  ["a number", "12"],
  ["a word of YAML", "true"],
  ["line breaks", "One\nTwo\n\nThree"],
  ["a long line", "peat ".repeat(60).trim()],
  ["the end of front matter", "---"],
  ["another script", "滴 🌳"],
])("keeps a text with %s", (_case, title) => {
  const format = entryFormat(donations);
  expect(format.fromFile(format.toFile({ title, body: "Text" }))).toEqual({ title, body: "Text" });
});
