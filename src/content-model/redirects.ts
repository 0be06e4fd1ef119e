import { defaultLanguage } from "../domain/languages";
import type { Fields } from "../domain/record";
import type { ContentText } from "./content-text";
import type { AdminLanguage } from "./field-info";
import { quoted, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";
import { redirectSettings, type Redirect } from "./settings/redirects";
import { isReserved } from "./site-pages";

const isRedirects = ({ schema }: ContentText) => schema === redirectSettings.schema;

const isOriginal = (text: ContentText) => isRedirects(text) && text.language === defaultLanguage;

/** The redirects of a site with these texts, with those that are not complete. */
export function redirectsIn(texts: readonly ContentText[]): readonly Redirect[] {
  return texts
    .filter(isOriginal)
    .flatMap(({ data: { redirects } }) => (redirects ?? []) as readonly Redirect[]);
}

/** The texts of the file of redirects with these redirects; empty if they are what they were, or there is no file. */
export function withRedirects(texts: readonly ContentText[], redirects: readonly Redirect[]): ContentText[] {
  if (JSON.stringify(redirects) === JSON.stringify(redirectsIn(texts))) return [];
  return texts
    .filter(isRedirects)
    .map((text) => (isOriginal(text) ? { ...text, data: { ...text.data, redirects } } : text));
}

/**
 * Redirects after pages have moved: their old addresses lead to the new ones, what led to an old one leads to the new
 * one, and a new address is no redirect any more. Addresses of the site itself stay as they are.
 */
export function afterMoves(redirects: readonly Redirect[], moves: readonly Redirect[]): readonly Redirect[] {
  const added = moves.filter(({ from, to }) => from !== to && !isReserved(from));
  const newer = new Map(added.map(({ from, to }) => [from, to]));
  const taken = new Set(moves.map(({ to }) => to));
  const kept = redirects.filter(({ from }) => !newer.has(from) && !taken.has(from));
  return [...kept.map(({ from, to }) => ({ from, to: newer.get(to) ?? to })), ...added];
}

/** A text without the redirects that lead nowhere any more. */
export function withoutGoals(text: ContentText, data: Fields): Fields {
  if (!isRedirects(text) || !Array.isArray(data.redirects)) return data;
  return { ...data, redirects: (data.redirects as readonly Partial<Redirect>[]).filter(({ to }) => to) };
}

/**
 * Problems with redirects that are without effect: a page has the address, which then shows it, or another redirect.
 * They stop no build: a page that is restored may have its address back.
 *
 * @param pages addresses of all pages
 */
export function needlessRedirects(
  text: ContentText,
  pages: Pick<ReadonlyMap<string, unknown>, "has">,
  language: AdminLanguage = "en",
): Problem[] {
  const all: readonly Partial<Redirect>[] = redirectsIn([text]);
  return all.flatMap(({ from }, index) => {
    if (from === undefined) return [];
    const isFree =
      !pages.has(from) && !isReserved(from) && all.findIndex((each) => each.from === from) === index;
    const field = `redirects.${index}.from`;
    const expected = problemWords[language].oldAddress;
    return isFree ? [] : [{ field, found: quoted(from, language), expected }];
  });
}
