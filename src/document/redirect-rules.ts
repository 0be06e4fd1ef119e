import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { defaultLanguage, languageCodes } from "../i18n/languages";

/**
 * Each language's own not-found page, with the status that belongs to it, in the words of Netlify's
 * `_redirects`. They apply where no file is found. The default language's `404.html` needs no rule.
 */
export function redirectRules(): string {
  return languageCodes
    .filter((code) => code !== defaultLanguage)
    .map((code) => `/${code}/*  /${code}/404/index.html  404\n`)
    .join("");
}

/** Writes the rules as a last step of a build. Netlify's adapter adds its own below, and the first that fits counts. */
export const writeRedirectRules: NonNullable<GatsbyNode["onPostBuild"]> = async () => {
  await writeFile(path.resolve("public/_redirects"), redirectRules());
};
