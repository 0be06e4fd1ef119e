import { accountPaths, basePaths } from "./addresses";
import { pageKind, type PageKind } from "./page-kind";
import { unlocalizedPath } from "./paths";

/** Address of the search page in the default language. */
export const searchPath = "/search/";

/** Key in `localStorage`; its value `off` switches the `/` key off. */
export const searchKeySwitch = "search-key";

/** Where the search's script and index are served. */
export const searchFolder = "/pagefind/";

/** Address of the words that a language's pages contain, the most frequent first. */
export function searchWordsPath(language: string): string {
  return `${searchFolder}words.${language}.json`;
}

/** What search results can be filtered by. */
export const searchKinds = ["news", "projects", "resources", "giving", "accounts", "pages"] as const;
export type SearchKind = (typeof searchKinds)[number];

const kinds: Partial<Record<PageKind, SearchKind>> = {
  article: "news",
  project: "projects",
  resource: "resources",
  campaign: "giving",
};

/** The kind of a page among search results: `/id/news/peat-fire/` → `news`. */
export function searchKind(path: string): SearchKind {
  const address = unlocalizedPath(path);
  if (accountPaths.some((base) => address.startsWith(base))) return "accounts";
  return kinds[pageKind(path)] ?? "pages";
}

/** Whether a page is a list's later page or is narrowed to a category, so that it repeats other pages. */
export function isPartOfList(path: string): boolean {
  const kind = pageKind(path);
  return (kind === "news" || kind === "projects") && unlocalizedPath(path) !== basePaths[kind];
}
