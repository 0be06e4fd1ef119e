import path from "node:path";

/**
 * Where a site's files and its compiled functions are.
 *
 * @typedef {{ publicFolder: string, functionsFolder: string }} SiteFolders absolute paths
 */

/**
 * The folders that Gatsby's build writes.
 *
 * @param {string} root absolute path of the project
 * @returns {SiteFolders}
 */
export function buildFolders(root) {
  return {
    publicFolder: path.join(root, "public"),
    functionsFolder: path.join(root, ".cache", "functions"),
  };
}
