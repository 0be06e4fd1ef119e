/** Islands by their names in all languages, with provinces whose own names do not contain one. */
const islands: readonly { readonly names: readonly string[]; readonly provinces: readonly string[] }[] = [
  {
    names: ["Sumatra", "Sumatera"],
    provinces: ["Aceh", "Bangka Belitung", "Bengkulu", "Jambi", "Lampung", "Riau"],
  },
  { names: ["Java", "Jawa"], provinces: ["Banten", "Jakarta", "Yogyakarta"] },
  { names: ["Kalimantan", "Borneo"], provinces: [] },
  { names: ["Sulawesi", "Celebes"], provinces: ["Gorontalo"] },
  { names: ["Maluku", "Moluccas"], provinces: [] },
];

/** The names of the island that a province is on: `Riau` → `Sumatra`, `Sumatera`. */
export function islandNames(province: string): readonly string[] {
  return islands
    .filter(({ names, provinces }) => [...names, ...provinces].some((name) => province.includes(name)))
    .flatMap(({ names }) => names);
}
