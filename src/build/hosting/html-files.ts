import { readdir } from "node:fs/promises";
import path from "node:path";

/** Paths of a built site's pages, relative to its folder; `_gatsby/` holds fragments, not pages. */
export async function htmlFiles(publicFolder: string): Promise<string[]> {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(publicFolder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(`_gatsby${path.sep}`))
    .toSorted();
}
