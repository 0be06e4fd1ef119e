import { isRecord, type Fields } from "../domain/record";
import { placeholder } from "../domain/texts";
import type { AdminLanguage } from "./field-info";
import { writeJson } from "./file-text";
import { parseJson } from "./parse-json";
import { placeholdersExpected, quoted, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";

/** One string of `locales/<language>/<namespace>.json`. */
export interface InterfaceString {
  /** Path of keys in the file, outermost first: `footer.contact`. */
  readonly key: string;
  readonly text: string;
  /** Names of the `{{placeholders}}` that the page fills in; an edited text must keep them. */
  readonly placeholders: readonly string[];
}

/**
 * Parses the strings of a file, in file order.
 * @throws Error if it is not JSON, or contains anything but strings and objects of strings.
 */
export function parseStrings(source: string): InterfaceString[] {
  return leaves(parseJson(source), []);
}

function leaves(tree: unknown, path: readonly string[]): InterfaceString[] {
  if (typeof tree === "string") {
    return [{ key: path.join("."), text: tree, placeholders: placeholders(tree) }];
  }
  if (!isRecord(tree)) throw new Error(`"${path.join(".")}" is neither a text nor a group of texts`);
  return Object.entries(tree).flatMap(([name, branch]) => leaves(branch, [...path, name]));
}

/** Serialises strings to a file. Inverse of `parseStrings`. */
export function writeStrings(strings: readonly InterfaceString[]): string {
  const tree: Record<string, unknown> = {};
  for (const { key, text } of strings) plant(tree, key.split("."), text);
  return writeJson(tree);
}

function plant(tree: Record<string, unknown>, [name = "", ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    tree[name] = text;
    return;
  }
  const branch: Fields = isRecord(tree[name]) ? tree[name] : {};
  const grown = { ...branch };
  plant(grown, rest, text);
  tree[name] = grown;
}

/** Names of the `{{placeholders}}` in a text, without duplicates, sorted. */
function placeholders(text: string): string[] {
  const names = [...text.matchAll(placeholder)].map(([, name = ""]) => name);
  return [...new Set(names)].sort();
}

/** i18next's plural suffix of a key: `_one` in `article_one`. */
export const pluralForm = /_(zero|one|two|few|many|other)$/;

/** A key with its plural suffix replaced by `_other`, the form that every language has. */
export function generalKey(key: string): string {
  return key.replace(pluralForm, "_other");
}

/** The string of a key among those of another language; of a plural form that it does not have, its general form. */
export function sameString(strings: readonly InterfaceString[], key: string): InterfaceString | undefined {
  const named = (name: string) => strings.find((string) => string.key === name);
  return named(key) ?? named(generalKey(key));
}

/** How many characters a string may have to fit where it does in other languages. */
function longestBeside(key: string, others: readonly (readonly InterfaceString[])[]): number {
  const lengths = others.map((strings) => sameString(strings, key)?.text.trim().length ?? 0);
  const longest = Math.max(0, ...lengths);
  return longest === 0 ? Infinity : 3 * longest + 20;
}

/**
 * Problems with strings that are blank, are far longer than in other languages or do not have the expected placeholders.
 *
 * @param others the strings of the same file in each other language
 */
export function stringProblems(
  strings: readonly InterfaceString[],
  wordsIn: AdminLanguage = "en",
  others: readonly (readonly InterfaceString[])[] = [],
): Problem[] {
  const t = problemWords[wordsIn];
  return strings.flatMap(({ key, text, placeholders: wanted }) => {
    const problem = { field: key, found: quoted(text, wordsIn) };
    if (text.trim() === "") return [{ ...problem, expected: t.notBlank }];
    const most = longestBeside(key, others);
    if (text.length > most)
      return [{ ...problem, found: t.longText(text.length), expected: t.fitting(most) }];
    if (placeholders(text).join() === wanted.join()) return [];
    return [{ ...problem, expected: placeholdersExpected(wanted, wordsIn) }];
  });
}
