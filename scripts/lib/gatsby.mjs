import { rm } from "node:fs/promises";
import path from "node:path";
import { run } from "./run.mjs";

/**
 * How to run a command of the Gatsby CLI, with telemetry disabled.
 *
 * @param {string} root absolute path of the project
 * @param {readonly string[]} args such as `["build"]`
 */
export function gatsbyCommand(root, args) {
  return {
    command: process.execPath,
    args: [path.join(root, "node_modules", "gatsby", "cli.js"), ...args],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  };
}

/**
 * Runs a command of the Gatsby CLI in this process's terminal.
 *
 * @param {string} root absolute path of the project
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [variables] added to this process's environment
 * @returns {Promise<number>} exit code
 */
export function gatsby(root, args, variables) {
  const { command, args: all, env } = gatsbyCommand(root, args);
  return run(command, all, { cwd: root, env: { ...env, ...variables } });
}

/**
 * Removes what Gatsby remembers of the content and of pages, so that the next build makes them anew. What is
 * compiled, and pictures, stay.
 *
 * @param {string} root absolute path of the project
 */
export async function forgetContent(root) {
  const folders = ["redux", "data"].map((name) => path.join(root, ".cache", name));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
}
