import { readFileSync } from "node:fs";
import path from "node:path";
import type { PageLocales } from "../../src/i18n/page-text";
import type { Language } from "../setup/languages";

/** The interface strings that every page's query returns. */
export function pageLocales(language: Language): PageLocales {
  const file = path.resolve(__dirname, `../../locales/${language}/common.json`);
  return { edges: [{ node: { ns: "common", language, data: readFileSync(file, "utf8") } }] };
}
