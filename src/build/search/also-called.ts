import { findText } from "../../domain/texts";
import { stringsIn } from "../content/strings-in";

/** What else people call a part of a page, by the id of its heading; undefined of most. */
export type OtherWords = (id: string) => string | undefined;

/** Other words for parts of pages in a language. */
export function alsoCalled(language: string): OtherWords {
  const search = stringsIn(process.cwd(), language, "search");
  return (id) => {
    const key = `search:alsoCalled.${id}`;
    const words = findText({ search }, language, key);
    return words === key ? undefined : words;
  };
}
