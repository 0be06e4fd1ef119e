import { createHash } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { pageDataPath } from "../../domain/offline";
import { holdScripts, listsAllScripts, type ChunkMap } from "../../patches/held-scripts";
import { addressIn } from "../files/built-pages";
import { componentScripts } from "../files/component-scripts";
import { withPolicy, type Policy } from "./content-policy";
import { htmlFiles } from "./html-files";

/**
 * A page's policy: it may load what the site itself serves, and run only those inline scripts that it was
 * built with. Inline styles are allowed, since style attributes hold colours and positions of pictures. A page
 * that marks a part with `data-wasm`, such as the search, may compile WebAssembly, and no other one may.
 */
export function pagePolicy(html: string): Policy {
  return {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inlineScripts(html).map(scriptHash), ...compiler(html)],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
  };
}

/** Puts each page's scripts on hold and writes its policy into its head, after the build. */
export const writePagePolicies: NonNullable<GatsbyNode["onPostBuild"]> = async () => {
  const publicFolder = path.resolve("public");
  const files = await htmlFiles(publicFolder);
  // the editors' area has a policy of its own
  const pages = files.filter((file) => !file.startsWith(`admin${path.sep}`));
  const chunks = componentScripts(publicFolder);
  // one at a time: a large site's HTML would not fit into memory together
  for (const file of pages) writePolicy(publicFolder, file, chunks);
};

function writePolicy(publicFolder: string, page: string, chunks: ChunkMap): void {
  const file = path.join(publicFolder, page);
  const html = readFileSync(file, "utf8");
  // an earlier build has done it for pages that are as they were
  const component = listsAllScripts(html) ? componentOf(publicFolder, html) : "";
  const held = holdScripts(html, chunks[component] ?? []);
  const ruled = withPolicy(held, pagePolicy(held));
  if (ruled === html) return;
  // atomic, since Gatsby would not write a damaged page again
  writeFileSync(`${file}.ruled`, ruled);
  renameSync(`${file}.ruled`, file);
}

/** Name of the component that shows a page; empty if Gatsby has not made the page. */
function componentOf(publicFolder: string, html: string): string {
  const address = addressIn(html);
  if (address === undefined) return "";
  const data = readFileSync(path.join(publicFolder, pageDataPath(address)), "utf8");
  return (JSON.parse(data) as { readonly componentChunkName: string }).componentChunkName;
}

/** Source texts of a page's inline scripts, without data blocks such as `application/ld+json`. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = ""]) => !/\bsrc=|type="application\//.test(attributes))
    .map(([, , text = ""]) => text);
}

function compiler(html: string): string[] {
  return /<main.*\sdata-wasm\b/s.test(html) ? ["'wasm-unsafe-eval'"] : [];
}

function scriptHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
