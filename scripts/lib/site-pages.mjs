import { readdirSync } from "node:fs";
import path from "node:path";
import { movedAddresses } from "../server/moved-addresses.mjs";

/**
 * Paths of all pages of a built site, sorted: `/`, `/id/`, `/id/news/` … A preview may lead to what is not there yet,
 * and must not keep other changes from being published: it is left out, as are pages that only lead on.
 *
 * @param {string} publicFolder absolute path
 * @param {string} previewFolder address below which previews are: that of `src/domain/addresses.ts`
 */
export function sitePages(publicFolder, previewFolder) {
  const moved = movedAddresses(publicFolder);
  return readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${path.dirname(file).split(path.sep).join("/")}/`.replace("/./", "/"))
    .filter((page) => !page.startsWith(previewFolder) && !moved.has(page))
    .sort();
}
