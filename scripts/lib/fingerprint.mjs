import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";

/** Files and folders of the code that a build reads. package.json holds the `browserslist`. */
const code = ["src", "static", "package.json", "package-lock.json"];

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
 * Whether a build depends on an environment variable.
 *
 * @param {string} name
 */
export const affectsBuild = (name) => relevantVariable.test(name);

/**
 * One hash of all inputs of a build. It changes when an input file changes, appears, disappears or is
 * renamed, and when a relevant environment variable changes.
 *
 * @param {string} root absolute path of the project
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Promise<string>} hexadecimal SHA-256
 */
export async function fingerprint(root, environment) {
  return hashOf(root, await inputFiles(root, environment.CONTENT_ROOT), environment);
}

/**
 * One hash of everything but content and interface strings that decides what a check of the built pages finds.
 *
 * @param {string} root absolute path of the project
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Promise<string>} hexadecimal SHA-256
 */
export async function codeFingerprint(root, environment) {
  return hashOf(root, await filesOf(root, [...code, "scripts"]), environment);
}

/**
 * @param {string} root
 * @param {readonly string[]} files
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
async function hashOf(root, files, environment) {
  const hash = createHash("sha256");
  for (const file of files) {
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
  return filesOf(root, [...code, "locales", content]);
}

/**
 * @param {string} root
 * @param {readonly string[]} names of files and folders; Gatsby's entry files and the guides come by themselves
 */
async function filesOf(root, names) {
  const atRoot = (await readdir(root)).filter((name) => gatsbyFile.test(name));
  const there = [...names, ...guides].filter((name) => existsSync(path.join(root, name)));
  const found = [...atRoot, ...there].map(async (name) =>
    statSync(path.join(root, name)).isDirectory() ? filesIn(root, name) : [name],
  );
  return (await Promise.all(found)).flat().sort();
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
