import { headTranslator } from "../../src/i18n/head-text";

const news = {
  categories: { partnership: "Kemitraan" },
  index: { furtherPage: "{{title}}, halaman {{number}}" },
};
const t = headTranslator({ edges: [{ node: { ns: "news", data: JSON.stringify(news) } }] });

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
