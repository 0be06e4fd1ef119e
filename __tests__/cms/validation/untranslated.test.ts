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
  expect([...untranslated(news.schema, texts)]).toEqual([
    ["title", long],
    ["image.alt", long],
    ["body", long],
  ]);
});

it("leaves names and short phrases alone, and languages without a text", () => {
  const name = { title: "Open Canopy Network 2030" };
  expect(untranslated(news.schema, { en: name, id: name }).size).toBe(0);
  expect(untranslated(news.schema, { en: { title: long } }).size).toBe(0);
});
