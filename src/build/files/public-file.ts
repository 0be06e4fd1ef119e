import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { projectDirectory } from "../../patches/gatsby-store";
import { publicFolder } from "./built-pages";

type Store = NodePluginArgs["store"];

/** Absolute paths of the files that this build has written. */
const written = new Set<string>();

/** Writes a file of the built site, given its address. A later build that does not write it removes it. */
export function writePublicFile(store: Store, address: string, content: string | Uint8Array): void {
  const file = fileAt(store, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (written.has(file)) return;
  written.add(file);
  mkdirSync(path.dirname(listIn(store)), { recursive: true });
  appendFileSync(listIn(store), `${address}\n`);
}

/**
 * Removes the files of former builds that this one does not have, also pictures and downloads. Where a page is now, the
 * file is the page's; what later steps write is missing until then.
 */
export const removeFormerFiles: NonNullable<GatsbyNode["onPostBuild"]> = ({ getNodesByType, store }) => {
  removeFormerCopies(store, new Set(getNodesByType("File").map(({ internal }) => internal.contentDigest)));
  const pages = getNodesByType("SitePage").map((page) => `${page.path as string}index.html`);
  const list = listIn(store);
  const listed = existsSync(list) ? readFileSync(list, "utf8").split("\n").filter(Boolean) : [];
  const isWritten = (address: string) => written.has(fileAt(store, address));
  const former = new Set(listed.filter((address) => !isWritten(address)));
  for (const page of pages) former.delete(page);
  for (const address of former) rmSync(fileAt(store, address), { force: true });
  writeFileSync(list, [...new Set(listed.filter(isWritten)), ""].join("\n"));
};

/** Removes what Gatsby copied or made of files that the content has no longer, in folders named by the files' digests. */
function removeFormerCopies(store: Store, digests: ReadonlySet<string>): void {
  const folder = fileAt(store, "static");
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (/^[\da-f]{32}$/.test(name) && !digests.has(name))
      rmSync(path.join(folder, name), { recursive: true });
}

const fileAt = (store: Store, address: string) => path.join(publicFolder(store), address);

/**
 * Lists the address of each file that was written, one a line. Whoever keeps a build keeps this folder with it; Gatsby,
 * which empties it at times, leaves what has a name like this.
 */
const listIn = (store: Store) => path.join(projectDirectory(store), ".cache", ".written-files");
