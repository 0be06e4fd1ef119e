import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { languages } from "../../i18n/languages";
import { localizedPath, unlocalizedPath } from "../../i18n/paths";
import { projectDirectory } from "../gatsby-store";
import { siteUrl } from "../site-url";

/** Writes `sitemap.xml` with every page that search engines may list, and `robots.txt`, which names it. */
export const writeSitemap: NonNullable<GatsbyNode["onPostBuild"]> = ({ getNodesByType, store }) => {
  const folder = path.join(projectDirectory(store), "public");
  const pages = getNodesByType("SitePage").map((page) => page.path as string);
  const indexed = pages.filter((page) => isIndexed(readFileSync(htmlFile(folder, page), "utf8")));
  writeFileSync(path.join(folder, "sitemap.xml"), sitemapXml(indexed.map(unlocalizedPath), siteUrl));
  writeFileSync(path.join(folder, "robots.txt"), robotsTxt(siteUrl));
};

/** Whether a page lets search engines list it. */
export function isIndexed(html: string): boolean {
  return !html.includes('<meta name="robots" content="noindex"');
}

/**
 * A sitemap with each page in every language, and beside it where the others are.
 *
 * @param originalPaths paths in the default language; each may come once for every language
 */
export function sitemapXml(originalPaths: readonly string[], site: string): string {
  const entries = [...new Set(originalPaths)].sort().flatMap((original) => {
    const alternates = [
      ...languages.map(({ code }) => alternate(code, address(site, localizedPath(original, code)))),
      alternate("x-default", address(site, original)),
    ].join("");
    return languages.map(
      ({ code }) => `<url><loc>${address(site, localizedPath(original, code))}</loc>${alternates}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

/** Everything may be read but the editors' area and the functions. */
export function robotsTxt(site: string): string {
  return [
    "User-agent: *",
    "Disallow: /admin/",
    "Disallow: /api/",
    "",
    `Sitemap: ${site}/sitemap.xml`,
    "",
  ].join("\n");
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
}

/** An address as it may stand in XML. */
function address(site: string, pagePath: string): string {
  return new URL(pagePath, site).href.replaceAll("&", "&amp;");
}

function htmlFile(folder: string, pagePath: string): string {
  return path.join(folder, pagePath.endsWith(".html") ? pagePath : path.join(pagePath, "index.html"));
}
