import { languageOf, localizedPath, unlocalizedPath } from "../../src/domain/paths";

describe("localizedPath", () => {
  it.each([
    ["/", "en", "/"],
    ["/", "id", "/id/"],
    ["/news/", "en", "/news/"],
    ["/news/", "id", "/id/news/"],
    ["/#about", "id", "/id/#about"],
    ["/projects/?category=corporate#list", "id", "/id/projects/?category=corporate#list"],
    ["/preview/0f1e/news/fire/", "id", "/preview/id/0f1e/news/fire/"],
    ["#about", "id", "#about"],
    ["https://example.org/", "id", "https://example.org/"],
    ["mailto:halo@tajuk.example", "id", "mailto:halo@tajuk.example"],
    ["tel:+622155500142", "id", "tel:+622155500142"],
  ])("gives %s in %s as %s", (path, language, expected) => {
    expect(localizedPath(path, language)).toBe(expected);
  });
});

describe("unlocalizedPath", () => {
  it.each([
    ["/", "/"],
    ["/id/", "/"],
    ["/id/news/", "/news/"],
    ["/news/", "/news/"],
    ["/preview/id/0f1e/news/fire/", "/preview/0f1e/news/fire/"],
    ["/preview/0f1e/news/fire/", "/preview/0f1e/news/fire/"],
    ["/id/projects/?category=corporate#list", "/projects/?category=corporate#list"],
    // names that only begin like a language code, and the default language, which has no prefix
    ["/ideas/", "/ideas/"],
    ["/en/", "/en/"],
    ["/news/id/", "/news/id/"],
  ])("gives %s as %s", (path, expected) => {
    expect(unlocalizedPath(path)).toBe(expected);
  });

  it("undoes localizedPath", () => {
    for (const path of ["/", "/news/", "/donate/?amount=50"]) {
      expect(unlocalizedPath(localizedPath(path, "id"))).toBe(path);
    }
  });
});

it.each([
  ["/", "en"],
  ["/news/", "en"],
  ["/id/", "id"],
  ["/id", "id"],
  ["/id/news/", "id"],
  ["/ideas/", "en"],
  ["/news/id/", "en"],
  ["/preview/id/0f1e/news/fire/", "id"],
  ["/preview/0f1e/news/fire/", "en"],
])("%s is a page in %s", (path, language) => {
  expect(languageOf(path)).toBe(language);
});
