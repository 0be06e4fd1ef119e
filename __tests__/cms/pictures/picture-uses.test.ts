import { pictureUses } from "../../../src/cms/pictures/picture-uses";
import type { ContentText } from "../../../src/content-model/content-text";
import { news } from "../../../src/content-model/news";

const article = (language: "en" | "id", title: string, data: object): ContentText => ({
  ...{ file: `news/peat-fire.${language}.md`, language, name: "news/peat-fire", schema: news.schema },
  data: { title, ...data },
});

it("names what shows each picture once, in the editor's language, and unused pictures first", () => {
  const texts = [
    article("en", "Peat fire", { image: { src: "../images/canal.jpg" } }),
    article("id", "Kebakaran gambut", { body: "![Kanal](../images/canal.jpg)" }),
  ];
  expect(pictureUses(["images/canal.jpg", "images/old.jpg"], texts, "id")).toEqual([
    { file: "images/old.jpg", entries: [] },
    {
      file: "images/canal.jpg",
      entries: [
        {
          title: "Kebakaran gambut",
          place: "Artikel — Gambar › Gambar, Teks",
          form: "#/collections/news/entries/peat-fire",
        },
      ],
    },
  ]);
});
