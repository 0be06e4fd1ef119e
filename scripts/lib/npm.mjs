import { existsSync } from "node:fs";
import path from "node:path";

/**
 * What finding npm depends on; tests give their own.
 *
 * @typedef {object} Machine
 * @property {string} platform as Node names it
 * @property {string} execPath absolute path of the Node that runs
 * @property {Readonly<Record<string, string | undefined>>} environment
 * @property {(file: string) => boolean} exists
 */

/**
 * How to start npm without a shell. On Windows the command `npm` is a file for the shell, so that Node has to
 * run npm's own file: the one that runs this script, or the one that came with Node.
 *
 * @param {Machine} [machine]
 * @returns {{ command: string, args: readonly string[] }}
 */
export function npmCommand({ platform, execPath, environment, exists } = thisMachine()) {
  const [paths, packages] =
    platform === "win32" ? [path.win32, "node_modules"] : [path.posix, "../lib/node_modules"];
  const candidates = [
    environment.npm_execpath ?? "",
    paths.join(paths.dirname(execPath), packages, "npm/bin/npm-cli.js"),
  ];
  const file = candidates.find((candidate) => candidate.endsWith("npm-cli.js") && exists(candidate));
  return file ? { command: execPath, args: [file] } : { command: "npm", args: [] };
}

/** @returns {Machine} */
function thisMachine() {
  const { platform, execPath, env } = process;
  return { platform, execPath, environment: env, exists: existsSync };
}
