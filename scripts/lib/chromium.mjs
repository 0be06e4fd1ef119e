import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { Problem } from "./problem.mjs";
import { run } from "./run.mjs";

/**
 * Command names of Chromium builds that Playwright can drive, in order of preference. The headless shell,
 * Chromium without its windows, needs a quarter less of the processor.
 */
const commandNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

const applicationPaths = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const fallbackFolders = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"];

/** Debian's packages, in order of preference; other systems with its package manager may lack the first. */
const debianPackages = ["chromium-headless-shell", "chromium"];

/**
 * What `findChromium` reads from the machine; tests pass their own.
 *
 * @typedef {object} Machine
 * @property {Readonly<Record<string, string | undefined>>} environment
 * @property {(file: string) => boolean} isExecutable
 */

/** @type {Machine} */
export const thisMachine = { environment: process.env, isExecutable };

/**
 * The Chromium to test with: `CHROMIUM_PATH` if it is set, else the first one found on the `PATH`, in the
 * usual folders, or as a macOS application.
 *
 * @param {Machine} machine
 * @returns {string | undefined} absolute path
 * @throws {Problem} if `CHROMIUM_PATH` does not name an executable file
 */
export function findChromium({ environment, isExecutable }) {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Problem(`CHROMIUM_PATH names ${chosen}, which is no program that can be run.`);
  }
  const folders = [...(environment.PATH ?? "").split(path.delimiter).filter(Boolean), ...fallbackFolders];
  const commands = commandNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...commands, ...applicationPaths].find(isExecutable);
}

/**
 * How commands of Debian's package manager can be run on this machine.
 *
 * @param {{ isDebian: boolean, isRoot: boolean, hasSudo: boolean }} rights
 * @returns {readonly string[] | undefined} words to put before a command; undefined if it cannot be run
 */
export function installPrefix({ isDebian, isRoot, hasSudo }) {
  if (!isDebian) return undefined;
  if (isRoot) return [];
  return hasSudo ? ["sudo", "-n"] : undefined;
}

/**
 * Finds the Chromium of this machine. If there is none, installs it from Debian's packages where permitted.
 *
 * @returns {Promise<string>} absolute path
 * @throws {Problem} if there is still none; the message says how to install it
 */
export async function ensureChromium() {
  const found = findChromium(thisMachine);
  if (found) return found;
  const isDebian = existsSync("/etc/debian_version");
  const prefix = installPrefix({
    isDebian,
    isRoot: process.getuid?.() === 0,
    hasSudo: hasPasswordlessSudo(),
  });
  if (prefix) {
    console.log("Installing Chromium from the system's packages …");
    const aptGet = (/** @type {string[]} */ ...args) => {
      const [command = "", ...all] = [...prefix, "apt-get", ...args];
      return run(command, all, { env: { DEBIAN_FRONTEND: "noninteractive" } });
    };
    await aptGet("update");
    for (const name of debianPackages) {
      if ((await aptGet("install", "-y", "--no-install-recommends", name)) === 0) break;
    }
  }
  const installed = findChromium(thisMachine);
  if (installed) return installed;
  throw new Problem(missingMessage(isDebian));
}

/** @param {boolean} isDebian */
export function missingMessage(isDebian) {
  const how = isDebian
    ? `Run: sudo apt-get install -y ${debianPackages[0]}`
    : "Install Chromium or Chrome, or set CHROMIUM_PATH to the one you have.";
  return `The browser tests need Chromium, and none was found. ${how}`;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function hasPasswordlessSudo() {
  try {
    execFileSync("sudo", ["-n", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
