import { previewFolder } from "../../domain/addresses";
import { isNear, wordsOf } from "../../domain/near-words";
import { unlocalizedPath } from "../../domain/paths";

/** A page that a wrong address may have meant. */
export interface KnownPage {
  readonly title: string;
  /** In the visitor's language: `/id/news/peat-fire/`. */
  readonly path: string;
  /** Its titles in other languages. */
  readonly alsoCalled?: readonly string[];
  /** Whether others are below it, so that an address with words besides its own means one of them. */
  readonly isList?: boolean;
}

/** What a word of the list's address counts, beside one of the page itself: it tells apart, but finds nothing. */
const listWord = 0.5;

/**
 * The pages that a wrong address may have meant, likeliest first: those that have its words, or words that
 * differ by a slip, in their own part of the address or in a title. None if no page has any.
 */
export function nearestPages(pathname: string, pages: readonly KnownPage[], limit = 4): KnownPage[] {
  const wanted = addressWords(pathname);
  return pages
    .map((page) => ({ page, likeness: likeness(wanted, page) }))
    .filter((each) => each.likeness > 0)
    .sort((one, other) => other.likeness - one.likeness)
    .filter(({ page }, index, all) => all.findIndex((each) => each.page.path === page.path) === index)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** The words of an address without its language and a preview's key, those of one or two letters left out. */
function addressWords(pathname: string): string[] {
  const address = unlocalizedPath(decoded(pathname));
  const [, folder, , ...rest] = address.split("/");
  const isPreview = `/${folder}/` === previewFolder;
  return wordsOf(isPreview ? rest.join("/") : address).filter(({ length }) => length > 2);
}

/**
 * The words of an address that say what was looked for, for a search: those of the lists' addresses are left
 * out where there are others.
 */
export function searchWords(pathname: string, pages: readonly KnownPage[]): string {
  const lists = pages.flatMap(({ path }) => unlocalizedPath(path).split("/").slice(0, -2)).flatMap(wordsOf);
  const words = addressWords(pathname);
  const own = words.filter((word) => !lists.some((list) => list === word || isNear(word, list)));
  return (own.length > 0 ? own : words).join(" ");
}

function likeness(wanted: readonly string[], { title, path, alsoCalled = [], isList }: KnownPage): number {
  const parts = unlocalizedPath(path).split("/").filter(Boolean);
  const own = [parts.at(-1) ?? "", title].flatMap(wordsOf);
  // as they are: with a slip, a word of one language is often another word of another
  const foreign = alsoCalled.flatMap(wordsOf);
  const list = parts.slice(0, -1).flatMap(wordsOf);
  const matches = wanted.map((word) => (foreign.includes(word) ? 1 : match(word, own)));
  if (isList && matches.includes(0)) return 0;
  const found = sum(matches);
  return found && found + listWord * sum(wanted.map((word) => match(word, list)));
}

/** How well the best of some words matches: 1 for the same, less for a longer one or a slip, 0 for none. */
function match(word: string, words: readonly string[]): number {
  if (words.includes(word)) return 1;
  return words.some((other) => other.startsWith(word) || isNear(word, other)) ? 0.8 : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** An address as people read it; as it is if it has a malformed code. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
