import { nearestWord, wordsOf } from "../../../domain/near-words";
import { searchWordsPath, type SearchKind } from "../../../domain/search";
import { inOrder } from "./in-order";
import { loadPagefind, type FoundPage, type Pagefind, type PagefindAnswer } from "./pagefind";

/** What a visitor looks for. */
export interface Wanted {
  readonly words: string;
  /** Null for all. */
  readonly kind: SearchKind | null;
  /** How many pages to show. */
  readonly limit: number;
}

/** What was found. */
export interface Findings {
  /**
   * The words that the pages have: those that were typed or, if no page has them, the nearest; with “…” after those that
   * are only beginnings of theirs.
   */
  readonly words: string;
  readonly pages: readonly FoundPage[];
  /** How many pages there are besides those that are shown. */
  readonly further: number;
  readonly counts: Partial<Record<SearchKind, number>>;
}

/** How many pages of all kinds have the words. */
export function countAll({ counts }: Findings): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

const pagefinds = new Map<string, Promise<Pagefind>>();
const vocabularies = new Map<string, Promise<readonly string[]>>();

/** Searches the pages of a language. Rejects if the index cannot be loaded; the next call tries again. */
export async function findPages({ words, kind, limit }: Wanted, language: string): Promise<Findings> {
  const pagefind = await once(pagefinds, language, loadPagefind);
  const vocabulary = () => once(vocabularies, language, () => loadWords(language));
  const search = (used: string) => pagefind.search(used, { filters: {} });
  const { unknown, beginnings } = await judgeWords(words, search, vocabulary);
  let used = words;
  let answer = unknown.size === 0 ? await search(words) : nothing;
  if (answer.results.length === 0) {
    for (const other of otherWords(words, unknown, await vocabulary())) {
      const better = await search(other);
      if (better.results.length === 0) continue;
      [used, answer] = [other, better];
      break;
    }
  }
  const counts = answer.totalFilters.kind ?? {};
  const shown = kind ? await pagefind.search(used, { filters: { kind } }) : answer;
  const first = shown.results.slice(0, limit);
  const rated = await Promise.all(first.map(async ({ score, data }) => ({ score, page: await data() })));
  const pages = inOrder(rated);
  return { words: withDots(used, beginnings), pages, further: shown.results.length - pages.length, counts };
}

/** Letters of the shortest words that are worth looking for alone. */
const shortest = 4;

/** Letters of the shortest words that are like another one hardly by chance. */
const telling = 6;

const nothing: PagefindAnswer = { results: [], totalFilters: {} };

/**
 * The typed words that pages have only as a beginning, and those that no page has in any form. Pagefind would take ever
 * less of the latter's own beginning: for “seewead” it finds “see”. In quotation marks it looks for the whole word only.
 */
async function judgeWords(
  typed: string,
  search: (words: string) => Promise<PagefindAnswer>,
  vocabulary: () => Promise<readonly string[]>,
) {
  const [unknown, beginnings] = [new Set<string>(), new Set<string>()];
  for (const word of wordsOf(typed)) {
    if ((await search(`"${word}"`)).results.length > 0) continue;
    const isBeginning = (await vocabulary()).some((known) => known.startsWith(word));
    (isBeginning ? beginnings : unknown).add(word);
  }
  return { unknown, beginnings };
}

/** The words, those that are only beginnings with “…”. */
function withDots(words: string, beginnings: ReadonlySet<string>): string {
  const isBeginning = (word: string) => wordsOf(word).some((part) => beginnings.has(part));
  return words.replaceAll(/\S+/g, (word) => (isBeginning(word) ? `${word}…` : word));
}

/**
 * What to look for where no page has all the words: the nearest words that pages have, those left out that are like none;
 * then the rarest of them alone, since common words say least about what is wanted. Beside a word that is like none, a
 * short one is left out, too: all of them may well be of another language, in which “desa” is not a mistaken “desk”.
 *
 * @param unknown the typed words that no page has
 * @param known the words of the pages, the most frequent first
 */
export function otherWords(
  typed: string,
  unknown: ReadonlySet<string>,
  known: readonly string[],
): readonly string[] {
  const nearest = new Map([...unknown].map((word) => [word, nearestWord(word, known)]));
  const isOneStrange = [...nearest.values()].includes(undefined);
  const usable = wordsOf(typed).flatMap((word) => {
    if (!unknown.has(word)) return word;
    return isOneStrange && word.length < telling ? [] : (nearest.get(word) ?? []);
  });
  // words that pages have only in other forms come last
  const rarest = usable
    .filter(({ length }) => length >= shortest)
    .sort((one, other) => known.indexOf(other) - known.indexOf(one));
  return [...new Set([usable.join(" "), ...rarest.slice(0, 1)])].filter(Boolean);
}

async function loadWords(language: string): Promise<readonly string[]> {
  const response = await fetch(searchWordsPath(language));
  if (!response.ok) throw new Error(`The words of the pages are missing: ${response.status}`);
  return (await response.json()) as string[];
}

/** Loads what is not loaded yet; a failure is forgotten. */
function once<Value>(
  loaded: Map<string, Promise<Value>>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = loaded.get(key);
  if (known) return known;
  const value = load();
  loaded.set(key, value);
  value.catch(() => loaded.delete(key));
  return value;
}
