import { existsSync } from "node:fs";
import path from "node:path";

/**
 * What `npmCommand` reads from the machine; tests pass their own.
 *
 * @typedef {object} Machine
 * @property {string} platform as Node names it
 * @property {string} execPath absolute path of the running Node
 * @property {Readonly<Record<string, string | undefined>>} environment
 * @property {(file: string) => boolean} exists
 */

/**
 * How to start npm without a shell. On Windows `npm` is a batch file, which needs a shell. So Node runs npm's
 * JavaScript file: that of the npm running this script, else that of the npm installed with Node. If neither
 * exists, the command is `npm`.
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
