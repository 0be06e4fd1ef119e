import { readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "../../src/i18n/languages";
import { pictureFile } from "./pictures";

const file = path.resolve(__dirname, "../../content/pages/home.json");
const picturePath = /^\.\.\/images\/(.+)\.jpg$/;

/** Sections of the home page as editors wrote them. */
export type HomeCopy = Readonly<Record<string, unknown>>;

/** What editors wrote for the home page in a language: `content/pages/home.json`. */
export function homeCopy(language: Language): HomeCopy {
  return (JSON.parse(readFileSync(file, "utf8")) as Record<Language, HomeCopy>)[language];
}

/** The same as its query gives it: every picture a file with its sizes. */
export function homePage(language: Language): Queries.HomeViewFragment {
  const copy = withPictures(homeCopy(language)) as Omit<Queries.HomeViewFragment, "contentLanguage">;
  return { ...copy, contentLanguage: language };
}

function withPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPictures);
  if (typeof value === "string") {
    const [, name] = picturePath.exec(value) ?? [];
    return name ? pictureFile(name) : value;
  }
  const fields = Object.entries(value as object).map(([name, field]) => [name, withPictures(field)]);
  return Object.fromEntries(fields) as object;
}

/** Names of fields that hold no words. */
const wordless = new Set(["src", "focus", "icon", "dayWide", "dayTall", "nightWide", "nightTall"]);

/** Every text that a part of the copy holds, in its order; alternative texts of pictures apart. */
export function textsOf(copy: unknown): { readonly words: string[]; readonly alternatives: string[] } {
  const words: string[] = [];
  const alternatives: string[] = [];
  collect(copy, words, alternatives);
  return { words, alternatives };
}

function collect(value: unknown, words: string[], alternatives: string[]): void {
  if (typeof value === "string") words.push(value);
  else
    for (const [name, field] of Object.entries(value as object)) {
      if (name === "alt") alternatives.push(field as string);
      else if (!wordless.has(name)) collect(field, words, alternatives);
    }
}
