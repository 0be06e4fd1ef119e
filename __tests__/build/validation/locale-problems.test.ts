import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { problemLine } from "../../../src/build/validation/content-problem";
import { localeProblems } from "../../../src/build/validation/locale-problems";
import { languageCodes, type Language } from "../../setup/languages";
import { temporaryFolder, writeFiles } from "../../setup/temporary-folder";

const right = {
  en: { send: "Send", letter_one: "{{count}} letter", letter_other: "{{count}} letters" },
  id: { send: "Kirim", letter_other: "{{count}} surat" },
};

const folder = temporaryFolder();

/** Problem lines for valid strings after changes in one language; undefined removes a string. */
function lines(language: Language, changes: object): string[] {
  for (const code of languageCodes) {
    const strings = { ...right[code], ...(code === language ? changes : {}) };
    writeFiles(folder, { [`${code}/forms.json`]: JSON.stringify({ box: strings }) });
  }
  return localeProblems(folder).map(problemLine);
}

it("finds nothing to mend in right strings", () => {
  expect(lines("en", {})).toEqual([]);
});

it("finds a folder of a language that the site does not have", () => {
  const stray = path.join(folder, "fr");
  writeFiles(stray, { "forms.json": "{}" });
  expect(lines("en", {})).toEqual([
    'locales/fr: found "fr", expected the code of a language in src/domain/site-languages.ts',
  ]);
  rmSync(stray, { recursive: true });
});

it.each<[string, Language, object, string]>([
  [
    "a string that is missing",
    "id",
    { send: undefined },
    "id/forms.json: box.send: found nothing, expected a text that is not empty",
  ],
  [
    "a blank string",
    "en",
    { send: " " },
    'en/forms.json: box.send: found " ", expected a text that is not empty',
  ],
  [
    "a lost placeholder",
    "id",
    { letter_other: "surat" },
    'id/forms.json: box.letter_other: found "surat", expected a text with {{count}}',
  ],
  [
    "a placeholder of its own",
    "id",
    { send: "Kirim {{what}}" },
    'id/forms.json: box.send: found "Kirim {{what}}", expected a text without {{braces}}',
  ],
  [
    "a string that nobody asks for",
    "id",
    { sendd: "Kirim" },
    'id/forms.json: box.sendd: found "Kirim", expected no field of this name',
  ],
  [
    "a plural that the language does not have",
    "id",
    { letter_one: "{{count}} surat" },
    'id/forms.json: box.letter_one: found "{{count}} surat", expected no field of this name',
  ],
  [
    "what is no text",
    "id",
    { send: 3 },
    'id/forms.json: found "box.send" is neither a text nor a group of texts, expected a file that can be read',
  ],
])("refuses %s", (_, language, changes, line) => {
  expect(lines(language, changes)).toEqual([`locales/${line}`]);
});

it.each<[string, string, string, string]>([
  ["another encoding", "latin1", '{"a": "Café"}', "text that is not UTF-8, expected a file saved as UTF-8"],
  ["a byte order mark", "utf8", "\uFEFF{}", "a byte order mark, expected a file saved as UTF-8 without one"],
])("refuses %s", (_, encoding, text, line) => {
  writeFiles(folder, { "en/forms.json": "{}" });
  writeFileSync(path.join(folder, "id/forms.json"), Buffer.from(text, encoding as BufferEncoding));
  expect(localeProblems(folder).map(problemLine)).toEqual([`locales/id/forms.json: found ${line}`]);
});

it("misses a file that a language does not have", () => {
  writeFiles(folder, { "en/forms.json": "{}" });
  rmSync(path.join(folder, "id"), { recursive: true, force: true });
  expect(localeProblems(folder).map(problemLine)).toEqual([
    "locales/id/forms.json: found nothing, expected a file that can be read",
  ]);
});
