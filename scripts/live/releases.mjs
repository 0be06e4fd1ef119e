import { constants, existsSync } from "node:fs";
import { copyFile, cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { buildFolder } from "../lib/site-build.mjs";
import { buildFolders } from "../server/build-folders.mjs";
import { logFault } from "../server/errors.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { placeFiles, removeUnused } from "./stored-files.mjs";

/** @typedef {import("../server/build-folders.mjs").SiteFolders} SiteFolders */

/** Number of releases to keep: the one shown, and earlier ones whose files open pages may still request. */
const kept = 3;

/** In milliseconds. */
const second = 1000;

/**
 * Makes a release of a finished build, which can be shown while the next build runs. Removes the oldest
 * releases. Waits while another release is made in the same project, also by another process.
 *
 * @param {string} root absolute path of the project
 * @param {number} now milliseconds since 1970; must be later than that of every earlier release
 * @param {SiteFolders} [build] the last build of the project if left out
 */
export async function makeRelease(root, now, build = buildFolders(root)) {
  const name = String(now).padStart(15, "0");
  const folder = path.join(releasesFolder(root), name);
  const unfinished = `${folder}.unfinished`;
  const { publicFolder, functionsFolder, siteDataFile } = releaseFolders(unfinished);
  await oneAtATime(path.join(root, buildFolder, "releasing"), async () => {
    await placeFiles(storeFolder(root), build.publicFolder, publicFolder, { areSent: true });
    await placeFiles(storeFolder(root), build.functionsFolder, functionsFolder, { areSent: false });
    if (existsSync(build.siteDataFile)) await copyFile(build.siteDataFile, siteDataFile);
    await rename(unfinished, folder);
    await removeOld(root);
  });
}

/**
 * Shows the newest release now, and each later one within a second of its being made. One that `check` refuses, or
 * `show`, because its functions cannot be loaded, is logged and passed over: the one before stays.
 *
 * @param {string} root absolute path of the project
 * @param {(releases: readonly SiteFolders[]) => void} show gets the releases, newest first
 * @param {(siteDataFile: string) => Promise<void>} [check] whether the content facts of a release fit the settings
 * @returns {Promise<() => Promise<void>>} looks for a later release at once; fails if the newest one was refused
 */
export async function followReleases(root, show, check = () => Promise.resolve()) {
  /** @type {string | undefined} */
  let seen;
  let showing = Promise.resolve();
  /** @param {readonly SiteFolders[]} releases */
  const showChecked = async (releases) => {
    if (releases[0]) await check(releases[0].siteDataFile);
    show(releases);
  };
  const look = async () => {
    const releases = await findReleases(root);
    const newest = releases[0]?.publicFolder;
    const showNext = () => showOrLog(root, releases, showChecked);
    if (newest !== seen) showing = showing.then(showNext, showNext);
    seen = newest;
    await showing;
  };
  await look().catch(async () => showChecked((await findReleases(root)).slice(1)));
  setInterval(() => void look().catch(() => undefined), second).unref();
  return look;
}

/**
 * @param {string} root
 * @param {readonly SiteFolders[]} releases
 * @param {(releases: readonly SiteFolders[]) => Promise<void>} show
 */
async function showOrLog(root, releases, show) {
  await Promise.resolve(releases)
    .then(show)
    // an old release may go while it is being shown: a second look does not find it
    .catch(async () => show(await findReleases(root)))
    .catch((/** @type {unknown} */ error) => {
      logFault("release_refused", /** @type {Error} */ (error));
      throw error;
    });
}

/**
 * Copies a finished build, pages, functions and content facts, to a folder.
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
  await copyFile(from.siteDataFile, to.siteDataFile);
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

/**
 * File of the content facts of the release that is shown, or of the last build, if there is no release or an old one
 * that has none.
 *
 * @param {string} root absolute path of the project
 */
export async function shownFacts(root) {
  const [shown] = await findReleases(root);
  return shown && existsSync(shown.siteDataFile) ? shown.siteDataFile : buildFolders(root).siteDataFile;
}

/** @param {string} root */
async function removeOld(root) {
  const releases = await findReleases(root);
  const names = releases.slice(0, kept).map(({ publicFolder }) => path.basename(path.dirname(publicFolder)));
  const all = await readdir(releasesFolder(root));
  const old = all.filter((name) => !names.includes(name));
  await Promise.all(old.map((name) => removeWhole(path.join(releasesFolder(root), name))));
  await removeUnused(storeFolder(root));
}

/**
 * Removes a folder that nobody finds any more once this has begun.
 *
 * @param {string} folder
 */
async function removeWhole(folder) {
  const removed = `${folder}.removed`;
  await rename(folder, removed);
  await rm(removed, { recursive: true });
}

/**
 * What is in a copy of a build.
 *
 * @param {string} folder
 * @returns {SiteFolders}
 */
export function releaseFolders(folder) {
  return {
    publicFolder: path.join(folder, "public"),
    functionsFolder: path.join(folder, "functions"),
    siteDataFile: path.join(folder, "site-data.json"),
  };
}

/** @param {string} root */
const releasesFolder = (root) => path.join(root, buildFolder, "releases");

/** @param {string} root */
const storeFolder = (root) => path.join(root, buildFolder, "released-files");
