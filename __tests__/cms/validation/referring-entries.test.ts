import { referringEntries } from "../../../src/cms/validation/referring-entries";
import { publicationOf } from "../../../src/cms/validation/told-apart";
import { chapters } from "../../../src/content-model/chapters";
import { news } from "../../../src/content-model/news";
import { entryText } from "../../../src/content-model/read-texts";
import { referencesTo } from "../../../src/content-model/references";
import { resources } from "../../../src/content-model/resources";
import type { Fields } from "../../../src/domain/record";

it("names a referrer in the editor's language, also where only the other text has the reference", () => {
  const article = (language: "en" | "id", data: Fields) =>
    entryText({ collection: news, slug: "fire", language }, data);
  const texts = [article("en", { title: "Fire", project: "peat" }), article("id", { title: "Api" })];
  const referrers = referencesTo(["projects/peat.en.md"], texts);
  expect(referrers).toHaveLength(1);
  expect(referringEntries(referrers, texts, "id")).toMatchObject([{ title: "Api" }]);
  expect(referringEntries(referrers, texts, "en")).toMatchObject([{ title: "Fire" }]);
});

it("tells referrers with the same title apart by their addresses", () => {
  const article = (slug: string, title: string) =>
    entryText({ collection: news, slug, language: "en" }, { title, project: "peat" });
  const texts = [article("fire", "Fire"), article("fire-1", "Fire"), article("rain", "Rain")];
  const referrers = referencesTo(["projects/peat.en.md"], texts);
  const titles = referringEntries(referrers, texts, "en").map(({ title }) => title);
  expect(titles).toEqual(["Fire (/news/fire/)", "Fire (/news/fire-1/)", "Rain"]);
});

it("tells a chapter apart by its publication, in the editor's language", () => {
  const book = (language: "en" | "id", title: string) =>
    entryText({ collection: resources, slug: "peat-book", language }, { title });
  const chapter = entryText(
    { collection: chapters, slug: "start", language: "en" },
    { resource: "peat-book" },
  );
  const texts = [book("en", "The peat book"), book("id", "Buku gambut"), chapter];
  expect(publicationOf(chapter, texts, "id")).toBe("Buku gambut");
  expect(publicationOf(book("en", "The peat book"), texts, "id")).toBeUndefined();
});
