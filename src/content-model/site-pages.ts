import { languageCodes } from "../i18n/languages";
import { collections } from "./content-model";
import type { EntryFile } from "./entry-file";
import type { AdminLanguage } from "./field-info";
import { freeAddressExpected, quoted, type Problem } from "./problem-text";

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

/** What addresses begin with that are no pages in the default language: languages, functions, Gatsby's files. */
const reservedRoots: readonly string[] = [...languageCodes, "admin", "api", "page-data", "static"];

/** Whether an address belongs to the site itself, so that no entry may have it. */
export function isReserved(address: string): boolean {
  const [, root = ""] = address.split("/");
  const lists = collections.map(({ basePath }) => basePath);
  return reservedRoots.includes(root) || fixedPages.includes(address) || lists.includes(address);
}

/** What is wrong with an entry's slug, if its page would be at an address of the site itself. */
export function slugProblems(
  { collection, slug }: Pick<EntryFile, "collection" | "slug">,
  language?: AdminLanguage,
): Problem[] {
  const address = collection.path({ slug });
  if (!isReserved(address)) return [];
  return [{ field: "slug", found: quoted(slug), expected: freeAddressExpected(address, language) }];
}
