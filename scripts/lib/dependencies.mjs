import { readFile } from "node:fs/promises";
import path from "node:path";
import { npmCommand } from "./npm.mjs";
import { Problem } from "./problem.mjs";
import { run } from "./run.mjs";

/**
 * A package in a lock file. npm skips `optional` packages that do not fit the machine.
 *
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/**
 * Checks a Node version against package.json's `engines`.
 *
 * @param {string} current such as `20.20.2`
 * @param {string} required minimum versions, with `^` only within that major: `^20.19 || >=22.12`
 * @throws {Problem} if the version is not allowed
 */
export function assertNodeVersion(current, required) {
  const ranges = required.split("||").map((range) => range.trim());
  if (ranges.some((range) => isWithin(current, range))) return;
  const versions = ranges.map((range) => range.replace(/^\D+/, "")).join(" or ");
  throw new Problem(`Node ${versions} or newer is needed; this is ${current}. See https://nodejs.org/`);
}

/**
 * @param {string} current
 * @param {string} range
 */
function isWithin(current, range) {
  const [major = 0, minor = 0] = current.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = range.replace(/^\D+/, "").split(".").map(Number);
  if (major === neededMajor) return minor >= neededMinor;
  return major > neededMajor && !range.startsWith("^");
}

/**
 * Whether the installed packages match package-lock.json.
 *
 * @param {LockFile} wanted package-lock.json
 * @param {LockFile | undefined} installed npm's own record, node_modules/.package-lock.json
 */
export function isInstalled(wanted, installed) {
  if (!installed) return false;
  const surplus = Object.keys(installed.packages).some((place) => !(place in wanted.packages));
  if (surplus) return false;
  return Object.entries(wanted.packages).every(([place, { version, optional, devOptional }]) => {
    if (place === "") return true;
    const found = installed.packages[place];
    return found ? found.version === version : Boolean(optional ?? devOptional);
  });
}

/**
 * Runs `npm ci` unless the installed packages already match package-lock.json.
 *
 * @param {string} root absolute path of the project
 */
export async function ensureDependencies(root) {
  /** @type {{ engines: { node: string } }} */
  const manifest = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  assertNodeVersion(process.versions.node, manifest.engines.node);
  /** @type {LockFile} */
  const wanted = JSON.parse(await readFile(path.join(root, "package-lock.json"), "utf8"));
  if (isInstalled(wanted, await readInstalled(root))) return;
  console.log("Installing dependencies (npm ci) …");
  const { command, args } = npmCommand();
  const install = [...args, "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = await run(command, install, { cwd: root });
  if (code !== 0) throw new Problem(`npm ci failed (exit code ${code}): see above, then run it again.`);
}

/**
 * @param {string} root
 * @returns {Promise<LockFile | undefined>}
 */
async function readInstalled(root) {
  try {
    return JSON.parse(await readFile(path.join(root, "node_modules", ".package-lock.json"), "utf8"));
  } catch {
    return undefined;
  }
}
