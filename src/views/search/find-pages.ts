import { nearestWord, wordsOf } from "../../domain/near-words";
import { searchWordsPath, type SearchKind } from "../../domain/search";
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
  /** The words that the pages have: those that were typed or, if no page has them, the nearest. */
  readonly words: string;
  readonly pages: readonly FoundPage[];
  /** How many pages there are besides those that are shown. */
  readonly further: number;
  readonly counts: Partial<Record<SearchKind, number>>;
}

const pagefinds = new Map<string, Promise<Pagefind>>();
const vocabularies = new Map<string, Promise<readonly string[]>>();

/** Searches the pages of a language. Rejects if the index cannot be loaded; the next call tries again. */
export async function findPages({ words, kind, limit }: Wanted, language: string): Promise<Findings> {
  const pagefind = await once(pagefinds, language, loadPagefind);
  const search = (used: string) => pagefind.search(used, { filters: {} });
  let used = words;
  let answer = await search(words);
  const isEmpty = answer.results.length === 0;
  if (isEmpty || !(await isMeant(answer, words))) {
    const others = otherWords(words, await once(vocabularies, language, () => loadWords(language)));
    // pages with all the words, though in a guessed form, say more than those with one of them
    for (const other of isEmpty ? others : others.slice(0, 1)) {
      const better = await search(other);
      if (better.results.length === 0) continue;
      [used, answer] = [other, better];
      break;
    }
  }
  const counts = answer.totalFilters.kind ?? {};
  const shown = kind ? await pagefind.search(used, { filters: { kind } }) : answer;
  const pages = await Promise.all(shown.results.slice(0, limit).map(({ data }) => data()));
  return { words: used, pages, further: shown.results.length - pages.length, counts };
}

/**
 * Whether the best page has what was typed. Where no page has a word, Pagefind takes ever less of its beginning:
 * for “seewead” it finds “see”.
 */
async function isMeant({ results: [best] }: PagefindAnswer, typed: string): Promise<boolean> {
  const longest = Math.max(0, ...wordsOf(typed).map(({ length }) => length));
  const marked = [...((await best?.data())?.excerpt ?? "").matchAll(/<mark>(.*?)<\/mark>/g)];
  return longest < 6 || marked.some(([, word = ""]) => word.length > longest / 2 + 1);
}

/**
 * What to look for where no page has all the words: the nearest words that pages have, then the rarest of
 * them alone, since common words say least about what is wanted.
 *
 * @param known the words of the pages, the most frequent first
 */
export function otherWords(typed: string, known: readonly string[]): string[] {
  const corrected = wordsOf(typed).map((word) =>
    known.includes(word) ? word : (nearestWord(word, known) ?? word),
  );
  const rarest = corrected
    .filter((word) => known.includes(word))
    .toSorted((one, other) => known.indexOf(other) - known.indexOf(one));
  return [...new Set([corrected.join(" "), ...rarest.slice(0, 1)])];
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
