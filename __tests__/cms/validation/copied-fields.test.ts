import { copying } from "../../../src/cms/validation/copied-fields";
import { decapEntry } from "../decap-entry";

/** An entry of a collection as Decap holds it, with texts in English and in Indonesian. */
const entryOf = (collection: string, data: object, translation: object) =>
  decapEntry({ collection, data, i18n: { id: { data: translation } } });

const english = {
  title: "A boat",
  excerpt: "",
  image: { src: "../images/a.jpg", alt: "At sea", caption: " " },
};
const indonesian = {
  title: "Perahu",
  body: "Teks.",
  image: { src: "../images/b.jpg", alt: "Di laut", caption: "Bitung" },
};
const article = entryOf("news", english, indonesian);

it("names the texts that others take the place of, and none that is blank in either language", () => {
  expect(copying(article, "en", "id", "id")).toEqual({
    isEmpty: false,
    replaced: [
      { label: "Judul", words: "Perahu" },
      { label: "Gambar › Teks alternatif", words: "Di laut" },
    ],
  });
  expect(copying(entryOf("news", english, {}), "en", "id", "id").replaced).toEqual([]);
  expect(copying(entryOf("news", english, english), "en", "id", "id").replaced).toEqual([]);
});

it("knows whether there is anything to copy besides what languages share", () => {
  const blank = {
    date: "2026-01-02",
    appearance: { draft: true },
    image: { src: "../images/a.jpg", alt: "" },
  };
  expect(copying(entryOf("news", blank, indonesian), "en", "id", "en")).toEqual({
    isEmpty: true,
    replaced: [],
  });
});

it("names interface strings by the words that are copied", () => {
  const strings = (text: string) => ({ strings: [{ key: "menu", text, placeholders: [] }] });
  expect(copying(entryOf("strings", strings("Menu"), strings("Daftar")), "id", "en", "en").replaced).toEqual([
    { label: "Daftar", words: "Menu" },
  ]);
});
