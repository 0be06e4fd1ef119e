import { languageCodes } from "../i18n/languages";
import { listPath } from "../i18n/list-paths";
import { collections } from "./content-model";
import type { EntryFile } from "./entry-file";
import type { AdminLanguage } from "./field-info";
import { news } from "./news";
import { quoted, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";
import { catalogueTabs, projects } from "./projects";
import { resources } from "./resources";

/** Addresses of the pages of `src/pages`, in the default language; a test compares the two. */
export const fixedPages: readonly string[] = [
  "/",
  "/404/",
  "/cms-access/",
  "/demo/",
  "/donate/result/",
  "/inquiry-sent/",
  "/resources/",
  "/tracking/",
  "/ui-test/",
];

/** Parts of pages that links may lead to, by the page's address: `/#contact`. A test looks for them. */
export const pageSections: Readonly<Record<string, readonly string[]>> = {
  "/": ["about", "work", "projects", "news", "resources", "contact"],
  "/demo/": ["overview", "features", "testimonials", "resources"],
  [projects.basePath]: ["map"],
  [resources.basePath]: resources.schema.shape.type.options,
  "/tracking/": ["chart", "recommendations", "reports"],
};

/** Addresses of lists of entries, without their further pages. */
const lists: readonly string[] = [
  ...collections.map(({ basePath }) => basePath),
  ...news.schema.shape.category.options.map((category) => listPath(news.basePath, { category })),
  ...catalogueTabs.map((category) => listPath(projects.basePath, { category })),
];

/** What addresses begin with that are no pages in the default language: languages, functions, Gatsby's files. */
const reservedRoots: readonly string[] = [...languageCodes, "admin", "api", "page-data", "static"];

/** The pages of the site that are no entries' own, with the parts that links may lead to. */
export const sitePages: ReadonlyMap<string, readonly string[]> = new Map(
  [...fixedPages, ...lists, "/admin/"].map((address) => [address, pageSections[address] ?? []]),
);

/** Whether an address belongs to the site itself, so that no entry may have it. */
export function isReserved(address: string): boolean {
  const [, root = ""] = address.split("/");
  return reservedRoots.includes(root) || sitePages.has(address);
}

/** What is wrong with an entry's slug, if its page would be at an address of the site itself. */
export function slugProblems(
  { collection, slug }: Pick<EntryFile, "collection" | "slug">,
  language: AdminLanguage = "en",
): Problem[] {
  const address = collection.path({ slug });
  if (!isReserved(address)) return [];
  return [{ field: "slug", found: quoted(slug), expected: problemWords[language].freeAddress(address) }];
}
