/**
 * The programmes that projects, claims and money belong to: the four focus areas, and what serves all of them. Their
 * words are in `locales/<language>/figures.json`.
 */
export const programmes = ["forest", "agroforestry", "peatland", "carbon", "learning"] as const;
