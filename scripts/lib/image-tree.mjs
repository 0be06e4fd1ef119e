import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { releaseFolders } from "../live/releases.mjs";
import { Problem } from "./problem.mjs";
import { findServed } from "./served-files.mjs";
import { buildFolder } from "./site-build.mjs";

/**
 * @typedef {{ dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 * @typedef {{ dependencies: Record<string, string>, scripts: Record<string, string> }} Manifest
 */

/**
 * What the image serves.
 *
 * @typedef {object} Served
 * @property {string} release folder with `public` and `functions`
 * @property {string} siteData file of the content facts that the server needs
 */

/**
 * Makes a folder that serves the site: a release, the scripts that serve it and look after it, and the packages
 * that they need. Builds, tests and the editors' proxy are not in it.
 *
 * @param {string} root absolute path of the project
 * @param {string} folder absolute path; must be empty or not there
 * @param {Served} served
 * @returns {Promise<{ packages: number, files: number }>} how many
 * @throws {Problem} if something is in the folder
 */
export async function makeImageTree(root, folder, { release, siteData }) {
  if ((await readdir(folder).catch(() => [])).length > 0) throw new Problem(`${folder} is not empty.`);
  const { files, packages } = await findServed(root);
  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const missing = packages.filter((name) => !(name in manifest.dependencies));
  if (missing.length > 0) {
    throw new Problem(
      `These serve the site, and belong to dependencies in package.json: ${missing.join(", ")}`,
    );
  }
  const installed = await servingPackages(root);
  const copy = (/** @type {string} */ name) => cp(path.join(root, name), path.join(folder, name), options);
  for (const name of [...files, "LICENSE"]) await copy(name);
  for (const place of installed)
    await cp(path.join(root, place), path.join(folder, place), withoutNested(root, place));
  const to = releaseFolders(path.join(folder, buildFolder, "releases", firstRelease));
  const from = releaseFolders(release);
  await cp(from.publicFolder, to.publicFolder, options);
  await cp(from.functionsFolder, to.functionsFolder, options);
  await cp(siteData, path.join(folder, buildFolder, "site-data.json"));
  await writeFile(path.join(folder, "package.json"), servingManifest(manifest, files));
  await mkdir(path.join(folder, ".data"), { recursive: true, mode: 0o700 });
  return { packages: installed.length, files: files.length };
}

const options = { recursive: true, preserveTimestamps: true };

/**
 * Copies a package without the packages inside it, which the lock file lists by themselves.
 *
 * @param {string} root
 * @param {string} place
 */
function withoutNested(root, place) {
  const nested = path.join(root, place, "node_modules");
  return { ...options, filter: (/** @type {string} */ file) => file !== nested };
}

/** Any later release has a higher number. */
const firstRelease = "000000000000001";

/**
 * Folders of the packages that serving needs, by the lock file: neither those of development, of which the build
 * is a part, nor those that only one host needs.
 *
 * @param {string} root
 */
async function servingPackages(root) {
  /** @type {LockFile} */
  const lock = JSON.parse(await readFile(path.join(root, "package-lock.json"), "utf8"));
  return Object.entries(lock.packages)
    .filter(([place, { dev, optional, devOptional }]) => place && !dev && !optional && !devOptional)
    .map(([place]) => place);
}

/**
 * The project's package.json with the commands that are there.
 *
 * @param {Manifest} manifest
 * @param {readonly string[]} files
 */
function servingManifest({ scripts, ...manifest }, files) {
  const kept = Object.entries(scripts).filter(([, command]) =>
    files.some((file) => command.endsWith(` ${file}`)),
  );
  const { name, version, type, engines, dependencies } = /** @type {Record<string, unknown>} */ (manifest);
  const content = {
    name,
    version,
    private: true,
    type,
    engines,
    scripts: Object.fromEntries(kept),
    dependencies,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
