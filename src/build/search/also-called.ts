import { readFileSync } from "node:fs";
import path from "node:path";
import { remembered } from "../content/remembered";

/** What else people call parts of pages, by the ids of the parts' headings. */
export type OtherWords = Readonly<Record<string, string>>;

/** Other words for parts of pages in a language. */
export function alsoCalled(language: string): OtherWords {
  const file = path.resolve("locales", language, "search.json");
  const read = () => JSON.parse(readFileSync(file, "utf8")) as { readonly alsoCalled: OtherWords };
  return remembered([file], read).alsoCalled;
}
