import { readFileSync } from "node:fs";
import path from "node:path";
import type { StringTree } from "../../domain/texts";
import { remembered } from "./remembered";

/** The interface strings of a namespace in a language, of the project at `directory`. */
export function stringsIn(directory: string, language: string, namespace: string): StringTree {
  const file = path.join(directory, "locales", language, `${namespace}.json`);
  return remembered([file], () => JSON.parse(readFileSync(file, "utf8")) as StringTree);
}
