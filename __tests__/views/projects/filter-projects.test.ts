import { filterProjects, type CatalogueQuery } from "../../../src/views/projects/filter-projects";

const projects = [
  {
    title: "Harbour Ledger",
    description: "Firms report their anchors.",
    category: "corporate",
    place: { name: "Bitung", province: "North Sulawesi" },
  },
  {
    title: "Clean Drains",
    description: "A town catches its plastic.",
    category: "municipal",
    place: { name: "Siak", province: "Riau" },
  },
  {
    title: "Salt Meter",
    description: "A probe for wells.",
    category: "technology",
    place: { name: "Ambon", province: "Maluku" },
  },
  {
    title: "Listening Buoy",
    description: "Counts engines by a salt marsh.",
    category: "technology",
    place: { name: "Ternate", province: "North Maluku" },
  },
] as const;

/** Category names in a visitor's language. */
const names: Partial<Record<Queries.ProjectCategory, string>> = {
  corporate: "Perusahaan",
  municipal: "Kota",
  technology: "Teknologi",
};

/** Titles of the projects that a query finds. */
function found(query: Partial<CatalogueQuery>): string[] {
  const nameOf = (category: Queries.ProjectCategory) => names[category] ?? category;
  const shown = filterProjects(projects, { search: "", category: null, ...query }, nameOf);
  return shown.map(({ title }) => title);
}

it.each(["", "   "])("shows all where %j is looked for", (search) => {
  expect(found({ search })).toEqual(projects.map(({ title }) => title));
});

it.each([
  ["the title", "Clean Drains", ["Clean Drains"]],
  ["the title in another case", "SALT ME", ["Salt Meter"]],
  ["part of a word of the description", "plast", ["Clean Drains"]],
  ["part of the category's name in the reader's language", "perusa", ["Harbour Ledger"]],
  ["words with blanks around them", "  harbour led ", ["Harbour Ledger"]],
  ["the place", "ambon", ["Salt Meter"]],
  ["the province", "north maluku", ["Listening Buoy"]],
  ["the island in any language", "sumatera", ["Clean Drains"]],
  ["words that several have, in their order", "salt", ["Salt Meter", "Listening Buoy"]],
  ["words of several texts, in any order", "ambon probe", ["Salt Meter"]],
  ["a word with a slip", "amobn", ["Salt Meter"]],
  ["a slip and a word", "plastik siak", ["Clean Drains"]],
  ["a slip in the category's name", "perusahan", ["Harbour Ledger"]],
])("finds by %s", (_what, search, titles) => {
  expect(found({ search })).toEqual(titles);
});

it("does not find by the category's key, which readers do not see", () => {
  expect(found({ search: "municipal" })).toEqual([]);
});

it.each([".*", "("])("takes %s literally", (search) => {
  expect(found({ search })).toEqual([]);
});

it.each(["corporate", "municipal", "technology", "forest"] as const)("narrows to %s", (category) => {
  const expected = projects.filter((project) => project.category === category);
  expect(found({ category })).toEqual(expected.map(({ title }) => title));
});

it("narrows by the category's name and not by its key", () => {
  const place = { name: "", province: "" };
  const two = [
    { title: "A", description: "", category: "energy" as const, place },
    { title: "B", description: "", category: "forest" as const, place },
  ];
  const nameOf = (category: string) => (category === "forest" ? "Corporate" : category);
  const query = { search: "", category: "corporate" as const };
  expect(filterProjects(two, query, nameOf).map(({ title }) => title)).toEqual(["B"]);
});

it("forgives a slip only where no project has the words as they are, whatever the tab", () => {
  const place = { name: "", province: "" };
  const two = [
    { title: "Peat", description: "", category: "forest" as const, place },
    { title: "Pest", description: "", category: "energy" as const, place },
  ];
  const titles = (search: string, category: Queries.ProjectCategory | null) =>
    filterProjects(two, { search, category }, (key) => key).map(({ title }) => title);
  expect(titles("peat", null)).toEqual(["Peat"]);
  expect(titles("peat", "energy")).toEqual([]);
  expect(titles("peet", null)).toEqual(["Peat", "Pest"]);
  expect(titles("peet", "energy")).toEqual(["Pest"]);
});

it("wants both the words and the tab", () => {
  expect(found({ search: "engines", category: "technology" })).toEqual(["Listening Buoy"]);
  expect(found({ search: "anchors", category: "technology" })).toEqual([]);
});
