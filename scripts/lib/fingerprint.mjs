import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";

/** Files and folders that a build reads besides the content. package.json holds the `browserslist`. */
const inputs = ["locales", "src", "static", "package.json", "package-lock.json"];

/** The guide for editors, which is in the bundle of their area. */
export const guides = ["docs/editing.md", "docs/editing.id.md"];

/** Gatsby's own entry files: gatsby-config.ts, gatsby-node.ts … */
const gatsbyFile = /^gatsby-\w+\.(ts|tsx)$/;

/**
 * Environment variables that affect a build: those that Gatsby inlines into the pages, and those that set the
 * mode, the host, addresses and the content folder.
 */
const relevantVariable =
  /^(GATSBY_|NODE_ENV$|SITE_URL$|URL$|PREFIX_PATHS$|HOST_ADAPTER$|NETLIFY$|CONTENT_ROOT$)/;

/**
 * One hash of all inputs of a build. It changes when an input file changes, appears, disappears or is
 * renamed, and when a relevant environment variable changes.
 *
 * @param {string} root absolute path of the project
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Promise<string>} hexadecimal SHA-256
 */
export async function fingerprint(root, environment) {
  const hash = createHash("sha256");
  for (const file of await inputFiles(root, environment.CONTENT_ROOT)) {
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(root, file)))
      .update("\0");
  }
  for (const name of Object.keys(environment)
    .filter((name) => relevantVariable.test(name))
    .sort()) {
    hash.update(`${name}=${environment[name] ?? ""}\0`);
  }
  return hash.digest("hex");
}

/**
 * Sorted paths of the build's input files, relative to the project, with `/` on every system.
 *
 * @param {string} root
 * @param {string} [content] folder of the content, relative to the project
 */
export async function inputFiles(root, content = "content") {
  const atRoot = await readdir(root, { withFileTypes: true });
  const found = atRoot
    .filter(({ name }) => inputs.includes(name) || gatsbyFile.test(name))
    .map(async (entry) => (entry.isDirectory() ? filesIn(root, entry.name) : [entry.name]));
  const there = guides.filter((file) => existsSync(path.join(root, file)));
  return (await Promise.all([...found, filesIn(root, content)])).flat().concat(there).sort();
}

/**
 * @param {string} root
 * @param {string} folder
 */
async function filesIn(root, folder) {
  const from = path.join(root, folder);
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}
