import path from "node:path";
import { buildFolder } from "../lib/site-build.mjs";

/**
 * Where a site's files and its compiled functions are, and the content facts that are in these; absolute paths.
 *
 * @typedef {{ publicFolder: string, functionsFolder: string, siteDataFile: string }} SiteFolders
 */

/**
 * What the build writes.
 *
 * @param {string} root absolute path of the project
 * @returns {SiteFolders}
 */
export function buildFolders(root) {
  return {
    publicFolder: path.join(root, "public"),
    functionsFolder: path.join(root, ".cache", "functions"),
    siteDataFile: path.join(root, buildFolder, "site-data.json"),
  };
}
