import { distance } from "fastest-levenshtein";
import { formatDate } from "../domain/format";
import { hasWrongStart, never, startOf, type Start } from "./appearance";
import { claims } from "./claims";
import { collections } from "./content-model";
import { slugOf, type ContentText } from "./content-text";
import type { AdminLanguage } from "./field-info";
import { quoted, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";
import { linkTarget, referencesOf, type Reference } from "./references";
import { sitePages } from "./site-pages";

/** The entries and pages that exist and can be referred to. */
export interface ReferenceTargets {
  /** Names of the entries: `news/peat-fire`. */
  readonly entries: ReadonlySet<string>;
  /** Addresses of the pages in the default language, each with its valid anchors. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** Of the entries that are not always on the site, by name and by address of their page: from when on they are. */
  readonly starts: ReadonlyMap<string, Start>;
}

/** The reference targets of a site with these texts, its fixed pages included. */
export function referenceTargets(texts: readonly ContentText[]): ReferenceTargets {
  const entryPages = texts.flatMap(({ address, sections = [] }) =>
    address === undefined ? [] : [[address, sections] as const],
  );
  const listed = texts.filter(({ schema }) => schema === claims.schema).map(slugOf);
  const figures = [...(sitePages.get(claims.basePath) ?? []), ...listed];
  const starts = texts.flatMap(({ name, address, data }) => {
    const start = startOf(data);
    // a translation may leave shared fields out, so a text without a start says nothing
    return start === ""
      ? []
      : [name, ...(address ? [address] : [])].map((target) => [target, start] as const);
  });
  return {
    entries: new Set(texts.map(({ name }) => name)),
    pages: new Map([...entryPages, ...sitePages, [claims.basePath, figures]]),
    starts: new Map(starts),
  };
}

/**
 * Problems for a text's references to entries, pages or anchors that do not exist, or that are not on the site yet
 * when the text is. They know no clock: a text without a problem keeps having none, whatever day it is.
 */
export function brokenReferences(
  text: ContentText,
  { entries, pages, starts }: ReferenceTargets,
  language: AdminLanguage = "en",
): Problem[] {
  const t = problemWords[language];
  const ownStart = hasWrongStart(text) ? never : (starts.get(text.name) ?? "");
  return referencesOf(text).flatMap((reference): Problem[] => {
    const { kind, field, target } = reference;
    const problem = (expected: string): Problem[] => {
      // the name of a claim in a text, which the form shows as its figure, if there is one
      const sentence = reference.found.startsWith("{{") && entries.has(target) && t.should(expected);
      return [{ field, found: quoted(reference.found, language), expected, ...(sentence && { sentence }) }];
    };
    if (kind === "entry" && !entries.has(target)) return problem(t.entryOf(labelOf(target, language)));
    if (kind === "link" && !leadsSomewhere(reference, pages)) {
      const { anchor = "" } = reference;
      const other = nearest(reference, pages);
      return problem(other === target ? t.anchor(target, anchor) : t.address(other));
    }
    const start = starts.get(entryMeant(reference)) ?? "";
    if (start <= ownStart) return [];
    return problem(start === never ? t.noDraft : t.noLater(formatDate(start, language)));
  });
}

/** Whether an address is that of a page of the site, or leads to another site. */
export function leadsAnywhere(address: string, { pages }: ReferenceTargets): boolean {
  const target = linkTarget(address, "/");
  return target === null || leadsSomewhere({ found: address, ...target }, pages);
}

/** The name or address of the entry that a reference leads to; a claim is an anchor of the page of all claims. */
function entryMeant({ target, anchor }: Reference): string {
  return target === claims.basePath && anchor ? `${claims.name}/${anchor}` : target;
}

/** What editors call the collection of an entry, given the entry's name. */
function labelOf(target: string, language: AdminLanguage): string {
  const [folder = ""] = target.split("/");
  return collections.find(({ name }) => name === folder)?.label[language] ?? folder;
}

type Pages = ReferenceTargets["pages"];

/** Suffix of a list's pages from the second on. Their number depends on the entries, so it is not checked. */
const furtherPage = /page\/\d+\/$/;

/** A file name, such as a CSV's. The content does not tell which files are served, so none is checked. */
const fileName = /\.[^/]+$/;

/** Prefix of a text fragment: with `#:~:text=…`, the browser scrolls to a text on the page. */
const textFragment = ":~:";

type LinkTarget = Pick<Reference, "found" | "target" | "anchor">;

function leadsSomewhere({ found, target, anchor }: LinkTarget, pages: Pages): boolean {
  const sections = pages.get(target.replace(furtherPage, ""));
  if (!sections) return found.startsWith("/") && fileName.test(target);
  return anchor === undefined || anchor.startsWith(textFragment) || sections.includes(anchor);
}

/** Suggests an address for a broken link: the most similar one, otherwise the nearest parent page. */
function nearest({ target, anchor = "" }: Reference, pages: Pages): string {
  const sections = pages.get(target);
  if (sections) return [target, alike(anchor, sections)].filter(Boolean).join("#");
  const address = target.replace(/^\/?/, "/");
  return alike(address.toLowerCase(), [...pages.keys()]) ?? pageAbove(address, pages);
}

/** The most similar of `words`, if its edit distance is at most a third of the length of `word`. */
function alike(word: string, words: readonly string[]): string | undefined {
  return words
    .map((other) => ({ other, difference: distance(word, other) }))
    .filter(({ difference }) => difference * 3 <= word.length)
    .sort((one, two) => one.difference - two.difference)[0]?.other;
}

/** The nearest existing parent page of an address, also of one that names a list as editors do; else the home page. */
function pageAbove(address: string, pages: Pages): string {
  const above = address.replace(/[^/]*\/*$/, "") || "/";
  if (above === "/") return listNamed(address.replaceAll("/", "")) ?? above;
  return pages.has(above) ? above : pageAbove(above, pages);
}

/** The address of a list, given what it is called in a language: `berita`. */
function listNamed(name: string): string | undefined {
  return collections.find(({ label }) =>
    Object.values(label).some((each) => each.toLowerCase() === name.toLowerCase()),
  )?.basePath;
}
