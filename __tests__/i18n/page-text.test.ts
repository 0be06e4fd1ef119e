import { pageTranslator } from "../../src/i18n/page-text";

const news = {
  categories: { partnership: "Kemitraan" },
  index: { furtherPage: "{{title}}, halaman {{number}}" },
};
const t = translate("id", news);

/** Translates as a page whose query loaded these strings. */
function translate(language: string, words: object) {
  return pageTranslator({ edges: [{ node: { ns: "news", language, data: JSON.stringify(words) } }] });
}

it("finds a string of the page's query", () => {
  expect(t("news:categories.partnership")).toBe("Kemitraan");
});

it("fills placeholders", () => {
  expect(t("news:index.furtherPage", { title: "Berita", number: 2 })).toBe("Berita, halaman 2");
});

it("keeps a placeholder that gets no value", () => {
  expect(t("news:index.furtherPage", { title: "Berita" })).toBe("Berita, halaman {{number}}");
});

it("shows the key of a string that is not there, or is no string", () => {
  expect(t("common:donate")).toBe("common:donate");
  expect(t("news:all")).toBe("news:all");
  expect(t("news:categories" as "news:all")).toBe("news:categories");
});

it("chooses the plural form of the language", () => {
  const english = translate("en", { count_one: "{{count}} article", count_other: "{{count}} articles" });
  const indonesian = translate("id", { count_other: "{{count}} artikel" });
  expect([1, 2].map((count) => english("news:count", { count }))).toEqual(["1 article", "2 articles"]);
  expect(indonesian("news:count", { count: 1 })).toBe("1 artikel");
});
