import { regionalLocale } from "../../src/domain/languages";

it.each([
  ["en", "en_GB"],
  ["id", "id_ID"],
  ["de", "de_DE"],
])("calls the region of most readers of %s %s", (code, locale) => {
  expect(regionalLocale(code)).toBe(locale);
});
