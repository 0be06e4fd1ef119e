import { fixedPagesProblems } from "../../src/build/validation/check-fixed-pages";
import { collections } from "../../src/content-model/content-model";
import { fixedPages, isReserved } from "../../src/content-model/site-pages";
import { languageCodes } from "../setup/languages";

it("knows every page of src/pages, and no other", () => {
  expect(fixedPagesProblems(process.cwd())).toEqual([]);
});

it("keeps the addresses of pages, lists, languages and functions from entries", () => {
  const taken = [
    ...fixedPages,
    ...collections.map(({ basePath }) => basePath),
    ...languageCodes.map((code) => `/${code}/`),
    ...["/api/", "/admin/", "/page-data/", "/static/"],
  ];
  expect(taken.filter((address) => !isReserved(address))).toEqual([]);
  expect(collections.map(({ path: pathOf }) => pathOf({ slug: "peat-fire" })).filter(isReserved)).toEqual([]);
});
