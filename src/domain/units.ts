// What figures count.

import { isCurrency, typedSigns, type Currency } from "./currency";

/** What a figure can count. */
export const units = [
  "hectares",
  "trees",
  "communities",
  "people",
  "companies",
  "projects",
  "tonsCO2e",
  "percent",
  "USD",
  "IDR",
] as const;
export type Unit = (typeof units)[number];

/** What people write after a number of each unit, in the languages of the site: patterns. */
export const unitWords: Readonly<Record<Exclude<Unit, Currency>, string>> = {
  hectares: "ha|hectares?|hektare?",
  trees: "trees?|seedlings?|saplings?|pohon|bibit",
  communities: "community|communities|villages?|komunitas|desa|kampung",
  people: "people|famil(?:y|ies)|households?|farmers?|users?|orang|jiwa|keluarga|warga|petani|pengguna",
  companies: "company|companies|perusahaan",
  projects: "projects?|proyek",
  tonsCO2e: "(?:t|tons?|tonnes?)(?:(?: of)? ?CO[2₂]e?)?",
  percent: "%|per ?cent|persen",
};

/** How people write a unit beside a number, before or after it; nothing for what is no unit. */
export function signsOf(unit: unknown): readonly RegExp[] {
  if (isCurrency(unit)) return typedSigns[unit];
  const words = Object.entries(unitWords).find(([name]) => name === unit)?.[1];
  return words ? [new RegExp(`(?<!\\p{L})(?:${words})$`, "iu")] : [];
}
