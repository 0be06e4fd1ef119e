import { copyFileAt, copyFilePath, entryFile, entryPath } from "../../src/content-model/entry-file";
import { news } from "../../src/content-model/news";
import { homePage } from "../../src/content-model/pages/home";

it("reads collection, slug and language from a path", () => {
  expect(entryFile("news/peat-fire-2.id.md")).toEqual({
    collection: news,
    slug: "peat-fire-2",
    language: "id",
  });
});

it.each([
  "peat-fire.en.md",
  "press/peat-fire.en.md",
  "news/2025/peat-fire.en.md",
  "news/peat-fire.md",
  "news/peat-fire.fr.md",
  "news/Peat-fire.en.md",
  "news/peat_fire.en.md",
  "news/-peat.en.md",
  "news/.en.md",
  "news/peat-fire.en.mdx",
])("%s is no entry", (file) => {
  expect(entryFile(file)).toBeNull();
});

it("writes the path that it reads", () => {
  const file = entryPath(news, "peat-fire", "en");
  expect(file).toBe("news/peat-fire.en.md");
  expect(entryFile(file)).toMatchObject({ slug: "peat-fire", language: "en" });
});

it("finds page-copy and settings files by their path", () => {
  expect(copyFilePath(homePage)).toBe("pages/home.json");
  expect(copyFileAt("pages/home.json")).toBe(homePage);
  expect(copyFileAt("pages/nowhere.json")).toBeNull();
});
