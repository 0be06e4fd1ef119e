import { findText, type TextValues } from "../../domain/texts";
import { stringsIn } from "../content/strings-in";

type BookKey = `resources:publication.${"chapter" | "contents" | "imprint"}`;

export type BookWords = (key: BookKey, values?: TextValues) => string;

/** The interface strings of books in a language. */
export function bookWords(projectRoot: string, language: string): BookWords {
  const resources = stringsIn(projectRoot, language, "resources");
  return (key, values) => findText({ resources }, language, key, values);
}
