import { withOtherPicture } from "../../../src/cms/pictures/other-picture";
import { readTexts } from "../../../src/content-model/read-texts";
import { olderAmong } from "../../../src/content-model/translations";
import { entries, markdownEntry } from "../../build/content-tree";

const article = (code: string, alt: string) =>
  readTexts(
    `news/fire.${code}.md`,
    markdownEntry(
      { ...entries.news, image: { src: "../images/canal.jpg", alt } },
      `![${alt}](../images/canal.jpg)`,
    ),
  );
const other = readTexts(
  "news/rain.en.md",
  markdownEntry({ ...entries.news, image: { src: "../images/old-canal.jpg", alt: "" } }),
);

it("shows another picture wherever one is shown, in every language, and changes nothing else", () => {
  const texts = [...article("en", "A canal"), ...article("id", "Kanal"), ...other];
  const written = withOtherPicture("images/canal.jpg", "images/river.jpg", texts);
  expect(written.map(({ file }) => file).toSorted()).toEqual(["news/fire.en.md", "news/fire.id.md"]);
  const [english] = written.filter(({ file }) => file.includes(".en."));
  expect(english?.source).toContain("src: ../images/river.jpg");
  expect(english?.source).toContain("![A canal](../images/river.jpg)");
  const now = written.flatMap(({ file, source }) => readTexts(file, source));
  expect(JSON.stringify(now)).not.toContain("canal.jpg");
  expect(olderAmong(now)).toEqual(olderAmong(texts));
});
