import path from "node:path";
import { run } from "./run.mjs";

/**
 * Runs a command of Gatsby's, without its usage statistics.
 *
 * @param {string} root absolute path of the project
 * @param {readonly string[]} args such as `["build"]`
 * @returns {Promise<number>} exit code
 */
export function gatsby(root, args) {
  const cli = path.join(root, "node_modules", "gatsby", "cli.js");
  return run(process.execPath, [cli, ...args], { cwd: root, env: { GATSBY_TELEMETRY_DISABLED: "1" } });
}
