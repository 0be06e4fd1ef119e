import { readdirSync } from "node:fs";
import path from "node:path";
import { collections } from "../../src/content-model/content-model";
import { fixedPages, isReserved } from "../../src/content-model/site-pages";
import { languageCodes } from "../../src/domain/languages";

/** Addresses of the pages that Gatsby makes from the files in `src/pages`. */
function routes(): string[] {
  return readdirSync("src/pages", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) =>
      `/${file
        .split(path.sep)
        .join("/")
        .replace(/(index)?\.tsx$/, "")}/`.replace("//", "/"),
    );
}

it("knows every page of src/pages, and no other", () => {
  expect([...fixedPages].sort()).toEqual(routes().sort());
});

it("keeps the addresses of pages, lists, languages and functions from entries", () => {
  const taken = [
    ...routes(),
    ...collections.map(({ basePath }) => basePath),
    ...languageCodes.map((code) => `/${code}/`),
    ...["/api/", "/admin/", "/page-data/", "/static/"],
  ];
  expect(taken.filter((address) => !isReserved(address))).toEqual([]);
  expect(collections.map(({ path: pathOf }) => pathOf({ slug: "peat-fire" })).filter(isReserved)).toEqual([]);
});
