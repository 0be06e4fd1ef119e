import { constants } from "node:fs";
import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { buildFolder } from "../lib/site-build.mjs";
import { buildFolders } from "../server/build-folders.mjs";

/** @typedef {import("../server/build-folders.mjs").SiteFolders} SiteFolders */

/** The release that is shown, and those whose files open pages may still ask for. */
const kept = 3;

/**
 * Puts a finished build aside, whole, so that it can be shown while the next one is made. Those that are
 * too old are removed.
 *
 * @param {string} root absolute path of the project
 * @param {number} now milliseconds, later than that of every release before
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
 * Copies a finished build, whole, to a folder of its own.
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
 * Releases that are there, newest first.
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
 * Where a copy of a build has its parts.
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
