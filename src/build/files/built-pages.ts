import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { projectDirectory } from "../../patches/gatsby-store";
import { htmlFiles } from "../hosting/html-files";

/** A page as it was built. */
export interface BuiltPage {
  /** Its address: `/id/news/`. */
  readonly path: string;
  readonly html: string;
}

/** The folder of the built site. */
export function publicFolder(store: NodePluginArgs["store"]): string {
  return path.join(projectDirectory(store), "public");
}

/** All pages, one at a time: a large site's HTML would not fit into memory together. */
export function* builtPages({
  getNodesByType,
  store,
}: Pick<NodePluginArgs, "getNodesByType" | "store">): Generator<BuiltPage> {
  const folder = publicFolder(store);
  for (const page of getNodesByType("SitePage")) {
    const address = page.path as string;
    yield { path: address, html: readFileSync(htmlFile(folder, address), "utf8") };
  }
}

/**
 * Removes the HTML of pages of former builds that this one does not have. Gatsby removes that of pages that it remembers,
 * which are none if its cache was lost, broken or removed since.
 */
export const removeFormerPages: NonNullable<GatsbyNode["onPostBuild"]> = async ({
  getNodesByType,
  store,
}) => {
  const folder = publicFolder(store);
  const pages = new Set(getNodesByType("SitePage").map((page) => htmlFile(folder, page.path as string)));
  const others = (await htmlFiles(folder))
    .map((name) => path.join(folder, name))
    .filter((file) => !pages.has(file));
  for (const file of others) {
    if (addressIn(readFileSync(file, "utf8")) !== undefined) rmSync(file);
  }
};

/** The address that Gatsby wrote into the HTML of a page; undefined if Gatsby has not made it. */
export function addressIn(html: string): string | undefined {
  return /window\.pagePath="([^"]+)"/.exec(html)?.[1];
}

/** Whether search engines may list a page: its head then names its own address as canonical. */
export function isIndexed(html: string): boolean {
  return /<link [^>]*rel="canonical"/.test(html);
}

function htmlFile(folder: string, address: string): string {
  return path.join(folder, address.endsWith(".html") ? address : path.join(address, "index.html"));
}
