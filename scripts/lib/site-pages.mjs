import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * Paths of all pages of a built site, sorted: `/`, `/id/`, `/id/news/` …
 *
 * @param {string} publicFolder absolute path
 */
export function sitePages(publicFolder) {
  return readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${path.dirname(file).split(path.sep).join("/")}/`.replace("/./", "/"))
    .sort();
}
