import { untranslated } from "../../../src/cms/validation/untranslated";
import { news } from "../../../src/content-model/news";

const long = "The buoy hears it all, day and night.";

it("finds long texts that are the same in both languages", () => {
  const image = { src: "../images/a.jpg", alt: long };
  const texts = {
    en: { title: long, excerpt: long, author: long, image, body: `${long}\n` },
    id: {
      title: long,
      excerpt: "Pelampung itu mendengar semuanya siang malam.",
      author: long,
      image,
      body: long,
    },
  };
  const found = ["title", "image.alt", "body"].map((path) => ({ path, language: "id", words: long }));
  expect(untranslated(news.schema, texts)).toEqual(found);
});

it("leaves names and short phrases alone, and languages without a text", () => {
  const name = { title: "Open Canopy Network 2030" };
  expect(untranslated(news.schema, { en: name, id: name })).toEqual([]);
  expect(untranslated(news.schema, { en: { title: long } })).toEqual([]);
});

it("finds short texts, too, that were just filled in from the other language, if they have letters", () => {
  const copied = { title: "A boat", excerpt: "{{claim:bays}} – 27 %", author: "Rin" };
  const found = untranslated(news.schema, { en: copied, id: { ...copied, author: "Rini" } }, true);
  expect(found).toEqual([{ path: "title", language: "id", words: "A boat" }]);
});
