import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Redirect } from "../../content-model/settings/redirects";
import { defaultLanguage, languageCodes } from "../../domain/languages";
import { movedPages } from "./redirect-pages";

/**
 * Rules in the format of Netlify's `_redirects`, which our own server reads, too: old addresses lead on, also where there
 * is a file (`!`); where no file matches, they serve the language's not-found page with status code 404. The default
 * language's `404.html` needs no rule.
 */
export function redirectRules(moved: readonly Redirect[]): string {
  const rules = moved.map(({ from, to }) => `${from}  ${to}  301!\n`);
  const notFound = languageCodes
    .filter((code) => code !== defaultLanguage)
    .map((code) => `/${code}/*  /${code}/404/index.html  404\n`);
  return [...rules, ...notFound].join("");
}

/** Writes the rules after the build. Netlify's adapter appends its own; the first matching rule applies. */
export const writeRedirectRules: NonNullable<GatsbyNode["onPostBuild"]> = async (args) => {
  await writeFile(path.resolve("public/_redirects"), redirectRules(movedPages(args)));
};
