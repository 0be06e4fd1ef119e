import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { defaultLanguage, languageCodes } from "../../domain/languages";

/**
 * Rules in the format of Netlify's `_redirects`: where no file matches, they serve the language's not-found
 * page with status code 404. The default language's `404.html` needs no rule.
 */
export function redirectRules(): string {
  return languageCodes
    .filter((code) => code !== defaultLanguage)
    .map((code) => `/${code}/*  /${code}/404/index.html  404\n`)
    .join("");
}

/** Writes the rules after the build. Netlify's adapter appends its own; the first matching rule applies. */
export const writeRedirectRules: NonNullable<GatsbyNode["onPostBuild"]> = async () => {
  await writeFile(path.resolve("public/_redirects"), redirectRules());
};
