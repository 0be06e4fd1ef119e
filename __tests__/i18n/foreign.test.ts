import { formatLanguage } from "../../src/domain/format";
import { foreignLang } from "../../src/i18n/foreign";

it("names the language of a text that is not the page's", () => {
  expect(foreignLang({ language: "id", contentLanguage: "en" })).toBe("en");
  expect(foreignLang({ language: "id", contentLanguage: "id" })).toBeUndefined();
});

it.each([
  ["en", "id", "Inggris"],
  ["id", "en", "Indonesian"],
])("calls %s, in %s, %s", (code, language, name) => {
  expect(formatLanguage(code, language)).toBe(name);
});
