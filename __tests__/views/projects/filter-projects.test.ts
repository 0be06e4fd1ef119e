import type { Language } from "../../../src/i18n/languages";
import { filterProjects, type CatalogueQuery } from "../../../src/views/projects/filter-projects";
import { catalogueProjects } from "../../setup/content";
import { translator } from "../../setup/translator";

/** Slugs of what is found among the site's own eight projects. */
function found(language: Language, query: Partial<CatalogueQuery>): string[] {
  const t = translator(language);
  const nameOf = (category: Queries.ProjectCategory) => t(`projects:category.${category}`);
  return filterProjects(catalogueProjects(language), { search: "", category: null, ...query }, nameOf).map(
    ({ slug }) => slug,
  );
}

it("shows all eight where nothing is looked for", () => {
  expect(found("en", {})).toHaveLength(8);
  expect(found("en", { search: "   " })).toHaveLength(8);
});

it.each([
  ["the title", "en", "deforestation-free", ["deforestation-free-supply-watch"]],
  ["the title in another case", "en", "COFFEE UNDER", ["coffee-under-shade"]],
  ["part of a word of the description", "en", "ledger", ["open-canopy-network"]],
  ["the category", "en", "munici", ["green-city-canopy-bekasi"]],
  [
    "the translated category",
    "id",
    "perusahaan",
    ["corporate-carbon-baseline", "deforestation-free-supply-watch"],
  ],
  ["words with blanks around them", "en", "  open canopy ", ["open-canopy-network"]],
] as const)("finds by %s", (_what, language, search, slugs) => {
  expect(found(language, { search })).toEqual(expect.arrayContaining([...slugs]));
});

it("does not find by another language's category name", () => {
  expect(found("id", { search: "municipal" })).toEqual([]);
});

it("takes what is typed literally", () => {
  expect(found("en", { search: ".*" })).toEqual([]);
  expect(found("en", { search: "(" })).toEqual([]);
});

it.each([
  ["corporate", ["corporate-carbon-baseline", "deforestation-free-supply-watch"]],
  ["municipal", ["green-city-canopy-bekasi"]],
  ["education", ["schools-for-standing-forests"]],
  ["technology", ["open-canopy-network", "peat-water-table-sensors"]],
] as const)("narrows to %s, by its name in the reader's language", (category, slugs) => {
  expect(found("en", { category })).toEqual(slugs);
  expect(found("id", { category })).toEqual(slugs);
});

it("narrows by the category's name and not by its key", () => {
  const projects = [
    { title: "A", description: "", category: "energy" as const },
    { title: "B", description: "", category: "forest" as const },
  ];
  const nameOf = (category: string) => (category === "forest" ? "Corporate" : category);
  const query = { search: "", category: "corporate" as const };
  expect(filterProjects(projects, query, nameOf).map(({ title }) => title)).toEqual(["B"]);
});

it("wants both the words and the tab", () => {
  expect(found("en", { search: "canopy", category: "technology" })).toEqual(["open-canopy-network"]);
  expect(found("en", { search: "coffee", category: "technology" })).toEqual([]);
});
