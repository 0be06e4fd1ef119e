import { localeProblems } from "../../src/build/validation/locale-problems";
import { defaultLanguage } from "../setup/languages";
import { folder, sourceCode, stem, stringsOf } from "./locale-files";

const english = stringsOf(defaultLanguage);
const stems = new Set([...english.keys()].map(stem));
const code = sourceCode();

const namespaces = [...new Set([...stems].map((key) => key.split(":")[0]))].join("|");
const written = new Set(code.match(new RegExp(`(?<=["'\`])(?:${namespaces}):[\\w.]+(?=["'\`])`, "g")));
/** Prefixes of keys that end in a variable: `projects:status.${status}` → `projects:status.`. */
const prefixes = new Set(code.match(new RegExp(`(?<=\`)(?:${namespaces}):[\\w.]*(?=\\$\\{)`, "g")));

it("has nothing that the build refuses", () => {
  expect(localeProblems(folder)).toEqual([]);
});

it("has no key that the code does not use", () => {
  const used = (key: string) => written.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix));
  expect([...stems].filter((key) => !used(key))).toEqual([]);
});

it("has every key that the code uses", () => {
  // a choice of the content model names the group of its values' strings
  const isGroup = (key: string) => [...stems].some((stem) => stem.startsWith(`${key}.`));
  expect([...written].filter((key) => !stems.has(key) && !isGroup(key))).toEqual([]);
  expect([...prefixes].filter((prefix) => ![...stems].some((key) => key.startsWith(prefix)))).toEqual([]);
});

it("finds the keys in the code", () => {
  expect(written).toContain("common:donate");
  expect(prefixes).toContain("common:sections.");
});
