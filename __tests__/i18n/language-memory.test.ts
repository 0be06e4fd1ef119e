import { languageStorageKey, rememberLanguage } from "../../src/i18n/language-memory";

it("remembers the chosen language", () => {
  rememberLanguage("id");
  expect(localStorage.getItem(languageStorageKey)).toBe("id");
  rememberLanguage("en");
  expect(localStorage.getItem(languageStorageKey)).toBe("en");
});

it("does without where storage is refused", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  expect(() => rememberLanguage("id")).not.toThrow();
});
