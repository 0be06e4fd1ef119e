import { stringsName } from "../config/config";
import { searched } from "./folded";
import type { SearchedEntry } from "./search-index";

type SearchedValue = SearchedEntry["values"][number];

/** Where a search found something. */
export interface Place extends Pick<SearchedValue, "label" | "field" | "language"> {
  /** A piece of the text; every second part is what was searched. */
  readonly excerpt: readonly string[];
}

/** An entry that a search found. */
export interface Finding extends Pick<SearchedEntry, "form" | "list" | "title"> {
  readonly places: readonly Place[];
}

/** Number of characters that an excerpt shows before and after what is found. */
const around = 60;

/**
 * The entries in which one language has all words of the query, as any part of a word: first those that have them in one
 * field, and of these those with a word in their title.
 */
export function searchEntries(query: string, entries: readonly SearchedEntry[]): Finding[] {
  const phrase = searched(query);
  const words = [...new Set(phrase.split(" "))].filter(Boolean);
  if (words.length === 0) return [];
  const found = entries.flatMap((entry) => {
    const values = valuesWith(words, entry);
    if (values.length === 0) return [];
    const isWhole = hasAll(values[0], words);
    const ranked = values.toSorted((one, other) => rank(other, phrase) - rank(one, phrase));
    const { form, list, title } = entry;
    const places = ranked.map(({ label, field, language, text, folded: plain }) => ({
      label,
      field,
      ...(language && { language }),
      excerpt: excerptOf(text, plain, plain.includes(phrase) ? [phrase] : words),
    }));
    return { finding: { form, list, title, places }, rank: Number(isWhole) * 4 + rank(ranked[0], phrase) };
  });
  return found.toSorted((one, other) => other.rank - one.rank).map(({ finding }) => finding);
}

/**
 * The values that have all words. If there are none, those with any of the words, of the languages whose texts have all of
 * them; but interface strings have nothing to do with each other.
 */
function valuesWith(words: readonly string[], { list, values }: SearchedEntry): SearchedValue[] {
  const whole = values.filter((value) => hasAll(value, words));
  if (whole.length > 0 || list === stringsName) return whole;
  const languages = new Set(values.map(({ language }) => language));
  const complete = [...languages].filter((code) =>
    words.every((word) => values.some((value) => isIn(value, code) && value.folded.includes(word))),
  );
  return values.filter(
    (value) =>
      complete.some((code) => isIn(value, code)) && words.some((word) => value.folded.includes(word)),
  );
}

function hasAll(value: SearchedValue | undefined, words: readonly string[]): boolean {
  return words.every((word) => value?.folded.includes(word));
}

/** Whether a language has a value; one without a language belongs to all. */
function isIn({ language }: SearchedValue, code: string | undefined): boolean {
  return language === undefined || language === code;
}

/** A title is more than a text, and all words side by side more than apart. */
function rank(value: SearchedValue | undefined, phrase: string): number {
  return Number(value?.isTitle) * 2 + Number(value?.folded.includes(phrase));
}

/** A text around the first words that are found in it, divided at what is found. */
function excerptOf(text: string, plain: string, words: readonly string[]): string[] {
  const pattern = new RegExp(words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, "\\$&")).join("|"), "g");
  const first = plain.search(pattern);
  const from = first > around ? plain.lastIndexOf(" ", first - around / 2) + 1 : 0;
  const end = plain.indexOf(" ", first + around * 2);
  const to = end < 0 ? plain.length : end;
  const parts: string[] = [];
  let at = from;
  for (const { 0: match, index } of plain.slice(from, to).matchAll(pattern)) {
    const start = from + index;
    parts.push(text.slice(at, start), text.slice(start, start + match.length));
    at = start + match.length;
  }
  parts.push(text.slice(at, to));
  if (from > 0) parts[0] = `…${parts[0]}`;
  return to < plain.length ? [...parts.slice(0, -1), `${parts.at(-1)}…`] : parts;
}
