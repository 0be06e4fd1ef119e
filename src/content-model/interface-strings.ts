import type { AdminLanguage } from "./field-info";
import { writeJson } from "./file-text";
import { placeholdersExpected, quoted, textExpected, type Problem } from "./problem-text";
import { isRecord, type Fields } from "./record";

/** One string of `locales/<language>/<namespace>.json`: a list of them keeps their order. */
export interface InterfaceString {
  /** `footer.contact`: names in the file, outermost first. */
  readonly key: string;
  readonly text: string;
  /** Names in `{{braces}}` that the page fills in: the text must keep them, whatever else changes. */
  readonly placeholders: readonly string[];
}

/**
 * The strings of a file, in its order.
 * @throws Error if it is not JSON, or holds anything but texts and groups of them.
 */
export function parseStrings(source: string): InterfaceString[] {
  return leaves(JSON.parse(source), []);
}

function leaves(tree: unknown, path: readonly string[]): InterfaceString[] {
  if (typeof tree === "string") {
    return [{ key: path.join("."), text: tree, placeholders: placeholders(tree) }];
  }
  if (!isRecord(tree)) throw new Error(`"${path.join(".")}" is neither a text nor a group of texts`);
  return Object.entries(tree).flatMap(([name, branch]) => leaves(branch, [...path, name]));
}

/** The file of some strings: what `parseStrings` reads, and back. */
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

/** Names in `{{braces}}`, each once, in the order of the alphabet. */
export function placeholders(text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = ""]) => name);
  return [...new Set(names)].sort();
}

/** Strings that say nothing, or lost what the page fills in. */
export function stringProblems(strings: readonly InterfaceString[], wordsIn?: AdminLanguage): Problem[] {
  return strings.flatMap(({ key, text, placeholders: wanted }) => {
    const problem = { field: key, found: quoted(text, wordsIn) };
    if (text.trim() === "") return [{ ...problem, expected: textExpected(wordsIn) }];
    if (placeholders(text).join() === wanted.join()) return [];
    return [{ ...problem, expected: placeholdersExpected(wanted, wordsIn) }];
  });
}
