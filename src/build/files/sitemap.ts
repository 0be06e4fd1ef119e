import type { GatsbyNode } from "gatsby";
import { adminPath } from "../../domain/addresses";
import { apiFolder } from "../../domain/api-path";
import { projectDirectory } from "../../patches/gatsby-store";
import { contentRoot } from "../content/content-root";
import { siteUrl } from "../site-url";
import { builtPages, type BuiltPage } from "./built-pages";
import { changeDates, pageDates, type ChangeDates } from "./change-dates";
import { writePublicFile } from "./public-file";

/** Writes `sitemap.xml` with every page that search engines may list, and `robots.txt`, which names it. */
export const writeSitemap: NonNullable<GatsbyNode["onPostBuild"]> = (args) => {
  const dates = pageDates(args, changeDates(contentRoot(projectDirectory(args.store))));
  writePublicFile(args.store, "/sitemap.xml", sitemapXml(builtPages(args), dates));
  writePublicFile(args.store, "/robots.txt", robotsTxt(siteUrl));
};

/**
 * Builds a sitemap of the pages with a `canonical` link, each with the `hreflang` alternates of its head and,
 * where it is known, the day of its last change.
 */
export function sitemapXml(pages: Iterable<BuiltPage>, dates: ChangeDates): string {
  const entries: string[] = [];
  for (const { path: address, html } of pages) {
    const links = [...html.matchAll(/<link [^>]*>/g)].map(([link]) => link);
    const canonical = links.find((link) => attribute(link, "rel") === "canonical");
    if (!canonical) continue;
    const alternates = links
      .filter((link) => attribute(link, "rel") === "alternate" && attribute(link, "hreflang"))
      .map((link) => alternate(attribute(link, "hreflang"), attribute(link, "href")));
    const date = dates.get(address);
    const changed = date ? `<lastmod>${date}</lastmod>` : "";
    entries.push(`<url><loc>${attribute(canonical, "href")}</loc>${changed}${alternates.join("")}</url>`);
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.sort(),
    "</urlset>\n",
  ].join("\n");
}

/** Lets crawlers read everything except the editors' area and the functions. `site` has no trailing slash. */
export function robotsTxt(site: string): string {
  return [
    "User-agent: *",
    `Disallow: ${adminPath}`,
    `Disallow: ${apiFolder}`,
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
