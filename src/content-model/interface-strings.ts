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

/** Problems with strings that are blank or do not have the expected placeholders. */
export function stringProblems(
  strings: readonly InterfaceString[],
  wordsIn: AdminLanguage = "en",
): Problem[] {
  return strings.flatMap(({ key, text, placeholders: wanted }) => {
    const problem = { field: key, found: quoted(text, wordsIn) };
    if (text.trim() === "") return [{ ...problem, expected: problemWords[wordsIn].notBlank }];
    if (placeholders(text).join() === wanted.join()) return [];
    return [{ ...problem, expected: placeholdersExpected(wanted, wordsIn) }];
  });
}
