import { readFileSync } from "node:fs";
import path from "node:path";
import { findText, type StringTree } from "../../domain/texts";
import { remembered } from "../content/remembered";

/** What else people call a part of a page, by the id of its heading; undefined of most. */
export type OtherWords = (id: string) => string | undefined;

/** Other words for parts of pages in a language. */
export function alsoCalled(language: string): OtherWords {
  const file = path.resolve("locales", language, "search.json");
  const search = remembered([file], () => JSON.parse(readFileSync(file, "utf8")) as StringTree);
  return (id) => {
    const key = `search:alsoCalled.${id}`;
    const words = findText({ search }, language, key);
    return words === key ? undefined : words;
  };
}
