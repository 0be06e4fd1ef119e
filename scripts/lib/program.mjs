import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { Problem } from "./problem.mjs";
import { run } from "./run.mjs";

/**
 * A program of the system that tests, or the film, need.
 *
 * @typedef {object} Program
 * @property {string} name as messages call it
 * @property {string} [purpose] who needs it, with the verb; by default “The browser tests need”
 * @property {string} variable environment variable that names the one to use
 * @property {readonly string[]} commandNames in order of preference
 * @property {readonly string[]} [folders] where to look besides the `PATH` and the usual folders
 * @property {readonly string[]} [applicationPaths] macOS applications
 * @property {readonly string[]} debianPackages in order of preference; other systems with Debian's package
 *   manager may lack the first
 */

/**
 * What {@link findProgram} reads from the machine; tests pass their own.
 *
 * @typedef {object} Machine
 * @property {Readonly<Record<string, string | undefined>>} environment
 * @property {(file: string) => boolean} isExecutable
 */

/** @type {Machine} */
const thisMachine = { environment: process.env, isExecutable };

const usualFolders = ["/usr/bin", "/usr/local/bin", "/snap/bin"];

/**
 * The program to use: the one that its environment variable names, else the first one found on the `PATH`, in
 * the usual folders, or as a macOS application.
 *
 * @param {Program} program
 * @param {Machine} machine
 * @returns {string | undefined} absolute path
 * @throws {Problem} if the variable does not name an executable file
 */
export function findProgram(program, { environment, isExecutable }) {
  const { variable, commandNames, folders = [], applicationPaths = [] } = program;
  const chosen = environment[variable];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Problem(`${variable} names ${chosen}, which is no program that can be run.`);
  }
  const onPath = (environment.PATH ?? "").split(path.delimiter).filter(Boolean);
  const everywhere = [...onPath, ...usualFolders, ...folders];
  const commands = commandNames.flatMap((name) => everywhere.map((folder) => path.join(folder, name)));
  return [...commands, ...applicationPaths].find(isExecutable);
}

/**
 * A program that has to be on this machine already.
 *
 * @param {Program} program
 * @returns {string} absolute path
 * @throws {Problem} if there is none; the message says how to install it
 */
export function requireProgram(program) {
  const found = findProgram(program, thisMachine);
  if (found) return found;
  throw new Problem(missingMessage(program, isDebian()));
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
 * Finds a program on this machine. If it is not there, installs it from Debian's packages where permitted.
 *
 * @param {Program} program
 * @returns {Promise<string>} absolute path
 * @throws {Problem} if there is still none; the message says how to install it
 */
export async function ensureProgram(program) {
  const found = findProgram(program, thisMachine);
  if (found) return found;
  const prefix = installPrefix({
    isDebian: isDebian(),
    isRoot: process.getuid?.() === 0,
    hasSudo: hasPasswordlessSudo(),
  });
  if (prefix) await install(program, prefix);
  return requireProgram(program);
}

/**
 * Says how to get a program that was not found.
 *
 * @param {Program} program
 * @param {boolean} isDebian
 */
export function missingMessage({ name, purpose, variable, debianPackages }, isDebian) {
  const how = isDebian
    ? `Run: sudo apt-get install -y ${debianPackages[0]}`
    : `Install it, or set ${variable} to the one you have.`;
  return `${purpose ?? "The browser tests need"} ${name}, which was not found. ${how}`;
}

/**
 * Installs the first of a program's Debian packages that this system has.
 *
 * @param {Program} program
 * @param {readonly string[]} prefix
 */
async function install({ name, debianPackages }, prefix) {
  console.log(`Installing ${name} from the system's packages …`);
  const aptGet = (/** @type {string[]} */ ...args) => {
    const [command = "", ...all] = [...prefix, "apt-get", ...args];
    return run(command, all, { env: { DEBIAN_FRONTEND: "noninteractive" } });
  };
  await aptGet("update");
  for (const debianPackage of debianPackages) {
    if ((await aptGet("install", "-y", "--no-install-recommends", debianPackage)) === 0) break;
  }
}

function isDebian() {
  return existsSync("/etc/debian_version");
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
