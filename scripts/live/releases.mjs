import { constants } from "node:fs";
import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { buildFolder } from "../lib/site-build.mjs";
import { buildFolders } from "../server/build-folders.mjs";

/** @typedef {import("../server/build-folders.mjs").SiteFolders} SiteFolders */

/** Number of releases to keep: the one shown, and earlier ones whose files open pages may still request. */
const kept = 3;

/**
 * Copies a finished build to a release, which can be shown while the next build runs. Removes the oldest
 * releases.
 *
 * @param {string} root absolute path of the project
 * @param {number} now milliseconds since 1970; must be later than that of every earlier release
 */
export async function makeRelease(root, now) {
  const name = String(now).padStart(15, "0");
  const folder = path.join(releasesFolder(root), name);
  const unfinished = `${folder}.unfinished`;
  await copyBuild(root, unfinished);
  await rename(unfinished, folder);
  await removeOld(root);
}

/**
 * Copies a finished build, pages and functions, to a folder.
 *
 * @param {string} root absolute path of the project
 * @param {string} folder absolute path
 */
export async function copyBuild(root, folder) {
  const from = buildFolders(root);
  const to = releaseFolders(folder);
  const options = { recursive: true, mode: constants.COPYFILE_FICLONE, preserveTimestamps: true };
  await mkdir(folder, { recursive: true });
  await cp(from.publicFolder, to.publicFolder, options);
  await cp(from.functionsFolder, to.functionsFolder, options);
}

/**
 * The existing releases, newest first.
 *
 * @param {string} root absolute path of the project
 * @returns {Promise<SiteFolders[]>}
 */
export async function findReleases(root) {
  const names = await readdir(releasesFolder(root)).catch(() => []);
  return names
    .filter((name) => /^\d+$/.test(name))
    .toSorted()
    .toReversed()
    .map((name) => releaseFolders(path.join(releasesFolder(root), name)));
}

/** @param {string} root */
async function removeOld(root) {
  const releases = await findReleases(root);
  const names = releases.slice(0, kept).map(({ publicFolder }) => path.basename(path.dirname(publicFolder)));
  const all = await readdir(releasesFolder(root));
  const old = all.filter((name) => !names.includes(name));
  await Promise.all(old.map((name) => rm(path.join(releasesFolder(root), name), { recursive: true })));
}

/**
 * The folders inside a copy of a build.
 *
 * @param {string} folder
 * @returns {SiteFolders}
 */
export function releaseFolders(folder) {
  return { publicFolder: path.join(folder, "public"), functionsFolder: path.join(folder, "functions") };
}

/** @param {string} root */
function releasesFolder(root) {
  return path.join(root, buildFolder, "releases");
}
