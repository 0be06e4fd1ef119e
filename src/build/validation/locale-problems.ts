import { readdirSync } from "node:fs";
import path from "node:path";
import type { AdminLanguage } from "../../content-model/field-info";
import { byteOrderMark } from "../../content-model/file-text";
import {
  generalKey,
  parseStrings,
  pluralForm,
  sameString,
  stringProblems,
  type InterfaceString,
} from "../../content-model/interface-strings";
import { quoted, type Problem } from "../../content-model/problem-text";
import { problemWords } from "../../content-model/problem-words";
import { defaultLanguage, intlLocale, isLanguage, languageCodes } from "../../domain/languages";
import { attempt, type Attempt } from "../content/attempt";
import { readText } from "../content/read-text";
import { inFile, type ContentProblem } from "./content-problem";
import { fileProblem } from "./file-problem";

/**
 * Problems with the interface strings: every language needs the strings of the default language, not blank, with the
 * same placeholders and not far longer.
 *
 * @param folder absolute path of `locales/`
 * @param onFile called with each file before it is checked
 */
export function localeProblems(
  folder: string,
  wordsIn: AdminLanguage = "en",
  onFile: (file: string) => void = () => undefined,
): ContentProblem[] {
  const names = readdirSync(path.join(folder, defaultLanguage)).sort();
  return [
    ...unknownLanguages(folder, wordsIn),
    ...names.flatMap((name) => {
      const read = languageCodes.map(
        (code) => [code, readStrings(path.join(folder, code, name), wordsIn)] as const,
      );
      const original = new Map(read).get(defaultLanguage)?.value;
      return read.flatMap(([language, { value, problem }]) => {
        const file = `../locales/${language}/${name}`;
        onFile(file);
        const ofFile = fileProblem(folder, `${language}/${name}`, wordsIn);
        if (ofFile.length > 0) return inFile(file, ofFile);
        if (problem) return inFile(file, [problem]);
        const others = read.flatMap(([code, other]) => (code === language ? [] : [other.value ?? []]));
        return inFile(file, [
          ...compare(value, original ?? value, language, wordsIn),
          ...stringProblems(withPlaceholders(value, original ?? value), wordsIn, others),
        ]);
      });
    }),
  ];
}

/** Folders of strings that belong to no language of the site: of one that was removed, or that is spelt differently. */
function unknownLanguages(folder: string, wordsIn: AdminLanguage): ContentProblem[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isLanguage(entry.name))
    .flatMap(({ name }) =>
      inFile(`../locales/${name}`, [
        { field: "", found: quoted(name, wordsIn), expected: problemWords[wordsIn].languageFolder },
      ]),
    );
}

function readStrings(file: string, wordsIn: AdminLanguage): Attempt<InterfaceString[]> {
  const text = attempt(() => readText(file));
  if (text.problem) return text;
  // gatsby-plugin-react-i18next cannot read it
  if (text.value.startsWith(byteOrderMark)) {
    const { byteOrderMark: found, noByteOrderMark: expected } = problemWords[wordsIn];
    return { problem: { field: "", found, expected } };
  }
  return attempt(() => parseStrings(text.value));
}

function compare(
  strings: readonly InterfaceString[],
  original: readonly InterfaceString[],
  language: string,
  wordsIn: AdminLanguage,
): Problem[] {
  const own = new Set(strings.map(({ key }) => key));
  const forms = new Intl.PluralRules(intlLocale(language)).resolvedOptions().pluralCategories;
  const wanted = new Map(original.map((string) => [string.key, string]));
  const missing = [...new Set(original.map(({ key }) => generalKey(key)))].filter((key) => !own.has(key));
  const surplus = strings.filter(({ key }) => {
    const [, form] = pluralForm.exec(key) ?? [];
    return !wanted.has(generalKey(key)) || (form && !forms.some((each) => each === form));
  });
  return [
    ...missing.map((field) => ({
      field,
      found: quoted(undefined, wordsIn),
      expected: problemWords[wordsIn].notBlank,
    })),
    ...surplus.map(({ key, text }) => ({
      field: key,
      found: quoted(text, wordsIn),
      expected: problemWords[wordsIn].noSuchField,
    })),
  ];
}

/** Strings with the placeholders that the original has. */
function withPlaceholders(
  strings: readonly InterfaceString[],
  original: readonly InterfaceString[],
): InterfaceString[] {
  return strings.map((string) => {
    const { placeholders } = sameString(original, string.key) ?? string;
    return { ...string, placeholders };
  });
}
