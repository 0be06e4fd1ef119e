import { readFileSync } from "node:fs";
import path from "node:path";
import { findText, type StringTree, type TextValues } from "../../domain/texts";

type BookKey = `resources:publication.${"chapter" | "contents" | "imprint"}`;

export type BookWords = (key: BookKey, values?: TextValues) => string;

/** The interface strings of books in a language. */
export function bookWords(projectRoot: string, language: string): BookWords {
  const file = path.join(projectRoot, "locales", language, "resources.json");
  const resources = JSON.parse(readFileSync(file, "utf8")) as StringTree;
  return (key, values) => findText({ resources }, language, key, values);
}
