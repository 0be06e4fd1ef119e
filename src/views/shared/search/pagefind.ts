import { searchFolder, type SearchKind } from "../../../domain/search";

/** A part of a page below a heading. */
export interface FoundPart {
  readonly title: string;
  readonly url: string;
  /** HTML with the words that were found in `<mark>`. */
  readonly excerpt: string;
}

/** What the index knows of a page that was found. */
export interface FoundPage {
  readonly url: string;
  readonly meta: {
    readonly title: string;
    readonly kind: SearchKind;
    readonly image?: string;
    /** Of reports. */
    readonly date?: string;
  };
  /** HTML with the words that were found in `<mark>`. */
  readonly excerpt: string;
  readonly sub_results: readonly FoundPart[];
}

/** Pages that have certain words, the best first. */
export interface PagefindAnswer {
  readonly results: readonly { readonly score: number; readonly data: () => Promise<FoundPage> }[];
  /** How many pages of each kind have the words. */
  readonly totalFilters: { readonly kind?: Partial<Record<SearchKind, number>> };
}

/** The part of Pagefind's interface that is used here; its package has no types for browsers. */
export interface Pagefind {
  readonly filters: () => Promise<unknown>;
  readonly search: (
    words: string,
    options: { readonly filters: { readonly kind?: SearchKind } },
  ) => Promise<PagefindAnswer>;
}

/** Loads Pagefind, which takes the page's language from its root element. */
export async function loadPagefind(): Promise<Pagefind> {
  const address = `${searchFolder}pagefind.js`;
  const { createInstance } = (await import(/* webpackIgnore: true */ address)) as {
    readonly createInstance: (options: object) => Pagefind;
  };
  const pagefind = createInstance({});
  // without the filters, answers do not count kinds
  await pagefind.filters();
  return pagefind;
}
