import type { z } from "zod";
import { siteSettings } from "../../content-model/settings/site";
import { defaultLanguage } from "../../domain/languages";
import { localizedPath } from "../../domain/paths";
import { languages } from "../../domain/site-languages";
import { writePageFile } from "./page-files";

type SiteWords = Pick<z.infer<typeof siteSettings.schema>, "legalName" | "email" | "address"> & {
  readonly language: string;
};

/** Who is behind the site, for people who look into its files: humanstxt.org. */
export function humansTxt({ legalName, email, address }: SiteWords): string {
  return [
    "/* TEAM */",
    `Organisation: ${legalName}`,
    `Contact: ${email}`,
    `From: ${address.join(", ")}`,
    "",
    "/* SITE */",
    `Languages: ${languages.map(({ name }) => name).join(", ")}`,
    `Home: ${localizedPath("/", defaultLanguage)}`,
    "Standards: HTML, CSS, ECMAScript, WCAG 2.2 AA",
    "Software: Gatsby, React, TypeScript",
    "",
  ].join("\n");
}

/** Writes the file of each language to `public/`. */
export const writeHumansTxt = writePageFile<SiteWords>({
  typeName: siteSettings.typeName,
  path: (language) => localizedPath("/humans.txt", language),
  text: humansTxt,
});
