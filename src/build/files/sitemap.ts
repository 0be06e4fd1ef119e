import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { projectDirectory } from "../../patches/gatsby-store";
import { siteUrl } from "../site-url";

/** Writes `sitemap.xml` with every page that search engines may list, and `robots.txt`, which names it. */
export const writeSitemap: NonNullable<GatsbyNode["onPostBuild"]> = ({ getNodesByType, store }) => {
  const folder = path.join(projectDirectory(store), "public");
  const pages = getNodesByType("SitePage").map((page) => page.path as string);
  writeFileSync(path.join(folder, "sitemap.xml"), sitemapXml(htmlOf(folder, pages)));
  writeFileSync(path.join(folder, "robots.txt"), robotsTxt(siteUrl));
};

/**
 * Builds a sitemap of the pages with a `canonical` link, each with the `hreflang` alternates of its head.
 *
 * @param pages HTML of each page
 */
export function sitemapXml(pages: Iterable<string>): string {
  const entries: string[] = [];
  for (const html of pages) {
    const links = [...html.matchAll(/<link [^>]*>/g)].map(([link]) => link);
    const canonical = links.find((link) => attribute(link, "rel") === "canonical");
    if (!canonical) continue;
    const alternates = links
      .filter((link) => attribute(link, "rel") === "alternate" && attribute(link, "hreflang"))
      .map((link) => alternate(attribute(link, "hreflang"), attribute(link, "href")));
    entries.push(`<url><loc>${attribute(canonical, "href")}</loc>${alternates.join("")}</url>`);
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.sort(),
    "</urlset>\n",
  ].join("\n");
}

/** The HTML of pages, one at a time: a large site's would not fit into memory together. */
function* htmlOf(folder: string, pages: readonly string[]): Generator<string> {
  for (const page of pages) yield readFileSync(htmlFile(folder, page), "utf8");
}

/** Lets crawlers read everything except the editors' area and the functions. `site` has no trailing slash. */
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

/** Value of an attribute, escaped as in the HTML, which is valid in XML too; empty if it is missing. */
function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "";
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
}

function htmlFile(folder: string, pagePath: string): string {
  return path.join(folder, pagePath.endsWith(".html") ? pagePath : path.join(pagePath, "index.html"));
}
