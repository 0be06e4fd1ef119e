import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { projectDirectory } from "../../patches/gatsby-store";

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
 * Removes the pages of former builds that this one does not have. Gatsby removes those that it remembers, which is none
 * if its cache was lost, broken or removed since.
 */
export const removeFormerPages: NonNullable<GatsbyNode["onPostBuild"]> = ({ getNodesByType, store }) => {
  const folder = publicFolder(store);
  const pages = new Set(getNodesByType("SitePage").map((page) => page.path));
  for (const file of pageDataFiles(folder)) {
    const { path: address } = JSON.parse(readFileSync(file, "utf8")) as { readonly path: string };
    if (pages.has(address)) continue;
    rmSync(htmlFile(folder, address), { force: true });
    rmSync(file);
  }
};

/** Every page's data, from which Gatsby shows a page without loading its HTML. */
function pageDataFiles(folder: string): string[] {
  const data = path.join(folder, "page-data");
  if (!existsSync(data)) return [];
  const files = readdirSync(data, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => path.basename(file) === "page-data.json")
    .map((file) => path.join(data, file));
}

/** Whether search engines may list a page: its head then names its own address as canonical. */
export function isIndexed(html: string): boolean {
  return /<link [^>]*rel="canonical"/.test(html);
}

function htmlFile(folder: string, address: string): string {
  return path.join(folder, address.endsWith(".html") ? address : path.join(address, "index.html"));
}
