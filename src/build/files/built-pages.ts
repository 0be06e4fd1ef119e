import { readFileSync } from "node:fs";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
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

/** Whether search engines may list a page: its head then names its own address as canonical. */
export function isIndexed(html: string): boolean {
  return /<link [^>]*rel="canonical"/.test(html);
}

function htmlFile(folder: string, address: string): string {
  return path.join(folder, address.endsWith(".html") ? address : path.join(address, "index.html"));
}
