import { defaultLanguage, languageCodes } from "../../src/i18n/languages";
import { placeholders, sourceCode, stem, stringsOf } from "./locale-files";

const english = stringsOf(defaultLanguage);
const stems = new Set([...english.keys()].map(stem));
const code = sourceCode();

const namespaces = [...new Set([...stems].map((key) => key.split(":")[0]))].join("|");
const written = new Set(code.match(new RegExp(`(?<=["'\`])(?:${namespaces}):[\\w.]+(?=["'\`])`, "g")));
/** Beginnings of keys whose end is a value: `projects:status.${status}` → `projects:status.`. */
const prefixes = new Set(code.match(new RegExp(`(?<=\`)(?:${namespaces}):[\\w.]*(?=\\$\\{)`, "g")));

describe.each(languageCodes.filter((language) => language !== defaultLanguage))("%s", (language) => {
  const strings = stringsOf(language);

  it("has the same keys as English", () => {
    expect(new Set([...strings.keys()].map(stem))).toEqual(stems);
  });

  it("has the same placeholders in every string", () => {
    const differing = [...strings].filter(([key, text]) => {
      const original = english.get(key) ?? english.get(`${stem(key)}_other`) ?? "";
      return placeholders(text).join() !== placeholders(original).join();
    });
    expect(differing).toEqual([]);
  });
});

it.each(languageCodes)("%s has just the plural forms of its language", (language) => {
  const keys = [...stringsOf(language).keys()];
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const counted = new Set(keys.filter((key) => stem(key) !== key).map(stem));
  const expected = [...counted].flatMap((key) => forms.map((form) => `${key}_${form}`));
  expect(keys.filter((key) => stem(key) !== key).sort()).toEqual(expected.sort());
});

it("leaves no string empty", () => {
  const empty = languageCodes.flatMap((language) =>
    [...stringsOf(language)].filter(([, text]) => text.trim() === ""),
  );
  expect(empty).toEqual([]);
});

it("has no key that the code does not use", () => {
  const used = (key: string) => written.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix));
  expect([...stems].filter((key) => !used(key))).toEqual([]);
});

it("has every key that the code uses", () => {
  expect([...written].filter((key) => !stems.has(key))).toEqual([]);
  expect([...prefixes].filter((prefix) => ![...stems].some((key) => key.startsWith(prefix)))).toEqual([]);
});

it("finds the keys in the code", () => {
  expect(written).toContain("common:donate");
  expect(prefixes).toContain("common:sections.");
});
