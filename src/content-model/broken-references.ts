import { distance } from "fastest-levenshtein";
import type { ContentText } from "./content-text";
import type { AdminLanguage } from "./field-info";
import { quoted, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";
import { referencesOf, type Reference } from "./references";
import { sitePages } from "./site-pages";

/** What texts can refer to. */
export interface ReferenceTargets {
  /** Names of the entries: `news/peat-fire`. */
  readonly entries: ReadonlySet<string>;
  /** Addresses of the pages in the default language, with the parts that links may lead to. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
}

/** What there is to refer to in a site with these texts. */
export function referenceTargets(texts: readonly ContentText[]): ReferenceTargets {
  const entryPages = texts.flatMap(({ address, sections = [] }) =>
    address === undefined ? [] : [[address, sections] as const],
  );
  return {
    entries: new Set(texts.map(({ name }) => name)),
    pages: new Map([...entryPages, ...sitePages]),
  };
}

/** The entries, pages and parts of pages that a text refers to and that there are not. */
export function brokenReferences(
  text: ContentText,
  { entries, pages }: ReferenceTargets,
  language: AdminLanguage = "en",
): Problem[] {
  const t = problemWords[language];
  return referencesOf(text).flatMap((reference): Problem[] => {
    const { kind, field, target } = reference;
    const problem = { field, found: quoted(reference.found, language) };
    if (kind === "entry" && !entries.has(target)) {
      return [{ ...problem, expected: t.entryOf(target.replace(/\/.*/, "")) }];
    }
    if (kind !== "link" || leadsSomewhere(reference, pages)) return [];
    return [{ ...problem, expected: t.address(nearest(reference, pages)) }];
  });
}

type Pages = ReferenceTargets["pages"];

/** The further pages of a list: how many there are depends on its entries. */
const furtherPage = /page\/\d+\/$/;

/** A file beside the pages, such as a table of figures: which ones there are is not known from the content. */
const fileName = /\.[^/]+$/;

/** What the anchor begins with that makes the browser look for a text in the page. */
const textFragment = ":~:";

function leadsSomewhere({ found, target, anchor }: Reference, pages: Pages): boolean {
  const sections = pages.get(target.replace(furtherPage, ""));
  if (!sections) return found.startsWith("/") && fileName.test(target);
  return anchor === undefined || anchor.startsWith(textFragment) || sections.includes(anchor);
}

/** The address that a link which leads nowhere may have meant: one that is much like it, else the page above. */
function nearest({ target, anchor = "" }: Reference, pages: Pages): string {
  const sections = pages.get(target);
  if (sections) return [target, alike(anchor, sections)].filter(Boolean).join("#");
  const address = target.replace(/^\/?/, "/");
  return alike(address.toLowerCase(), [...pages.keys()]) ?? pageAbove(address, pages);
}

/** The word that differs from another in a third of its letters at most. */
function alike(word: string, words: readonly string[]): string | undefined {
  return words
    .map((other) => ({ other, difference: distance(word, other) }))
    .filter(({ difference }) => difference * 3 <= word.length)
    .sort((one, two) => one.difference - two.difference)[0]?.other;
}

/** The nearest page that an address is below: at the top the home page. */
function pageAbove(address: string, pages: Pages): string {
  const above = address.replace(/[^/]+\/?$/, "");
  return pages.has(above) ? above : pageAbove(above, pages);
}
