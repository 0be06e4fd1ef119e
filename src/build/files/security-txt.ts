import { readFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { day } from "../../domain/durations";
import { languageCodes } from "../../domain/languages";
import { projectDirectory } from "../../patches/gatsby-store";
import type { SiteData } from "../../server/site-data";
import { siteDataFile } from "../functions/site-data-file";
import { writePublicFile } from "./public-file";

const address = "/.well-known/security.txt";

/** Writes the file by which people who find a weakness learn whom to tell: RFC 9116. */
export const writeSecurityTxt: NonNullable<GatsbyNode["onPostBuild"]> = ({ store }) => {
  const { site } = JSON.parse(readFileSync(siteDataFile(projectDirectory(store)), "utf8")) as SiteData;
  writePublicFile(store, address, securityTxt(site, new Date()));
};

/**
 * The text of `security.txt`. It holds for a year, the longest time that the RFC recommends.
 *
 * @param site address and e-mail address of the site
 */
export function securityTxt({ url, email }: Pick<SiteData["site"], "url" | "email">, now: Date): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now.getTime() + 365 * day).toISOString()}`,
    `Preferred-Languages: ${languageCodes.join(", ")}`,
    `Canonical: ${url}${address}`,
    "",
  ].join("\n");
}
