import {
  adminPath,
  basePaths,
  demoPath,
  homeSections,
  inquirySentPath,
  listPath,
  offlinePath,
  paymentResultPath,
  previewFolder,
  trackingPath,
} from "../domain/addresses";
import { apiFolder } from "../domain/api-path";
import { filmPath } from "../domain/film";
import { languageCodes } from "../domain/languages";
import { searchPath } from "../domain/search";
import type { Collection } from "./collection";
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
  demoPath,
  paymentResultPath,
  basePaths.claims,
  filmPath,
  inquirySentPath,
  offlinePath,
  basePaths.resources,
  searchPath,
  trackingPath,
  basePaths.reports,
  "/ui-test/",
];

/** Anchors that links may use, by page address, as in `/#contact`. A test checks that they exist. */
export const pageSections: Readonly<Record<string, readonly string[]>> = {
  "/": homeSections,
  [demoPath]: ["overview", "features", "testimonials", "resources"],
  [basePaths.projects]: ["map"],
  [basePaths.resources]: resources.schema.shape.type.options,
  [basePaths.claims]: ["data"],
  [basePaths.reports]: ["reports", "methods", "registration", "people", "complaints", "promises"],
  [trackingPath]: ["chart", "recommendations", "reports"],
};

/** The collections whose categories have lists of their own: the field, and its values that do. */
export const categoryLists = [
  { collection: news, field: "category", values: news.schema.shape.category.options },
  { collection: projects, field: "category", values: catalogueTabs },
] as const satisfies readonly {
  readonly collection: Collection;
  readonly field: string;
  readonly values: readonly string[];
}[];

/** Addresses of lists of entries, first pages only. */
const lists: readonly string[] = [
  ...collections.map(({ basePath }) => basePath),
  ...categoryLists.flatMap(({ collection: { basePath }, values }) =>
    values.map((category) => listPath(basePath, { category })),
  ),
];

/** First path segments that no entry may use: language codes, admin, previews, functions and Gatsby's files. */
const reservedRoots: readonly string[] = [
  ...languageCodes,
  adminPath.slice(1, -1),
  apiFolder.slice(1, -1),
  "page-data",
  "pagefind",
  previewFolder.slice(1, -1),
  "static",
];

/** All pages that do not belong to an entry, with the anchors that links may use. */
export const sitePages: ReadonlyMap<string, readonly string[]> = new Map(
  [...fixedPages, ...lists, adminPath].map((address) => [address, pageSections[address] ?? []]),
);

/** Whether the site itself uses an address, so that no entry may have it. */
export function isReserved(address: string): boolean {
  const [, root = ""] = address.split("/");
  return reservedRoots.includes(root) || sitePages.has(address);
}

/** The problem with an entry's slug if it leads to a reserved address; else empty. */
export function slugProblems(
  { collection, slug }: Pick<EntryFile, "collection" | "slug">,
  language: AdminLanguage = "en",
): Problem[] {
  const address = collection.path({ slug });
  if (!isReserved(address)) return [];
  return [{ field: "slug", found: quoted(slug), expected: problemWords[language].freeAddress(address) }];
}
