import { spawn } from "node:child_process";
import path from "node:path";
import { gatsbyCommand } from "../lib/gatsby.mjs";
import { loadTypeScript } from "../lib/load-typescript.mjs";
import { failureLines } from "./failure-lines.mjs";

/**
 * Builds the site anew after a change of its content, quietly. The content is checked first, which takes
 * no time, so that a mistake is told at once.
 *
 * @param {string} root absolute path of the project
 * @param {AbortSignal} signal ends the build
 * @returns {Promise<readonly string[]>} what is wrong; nothing means that the site is built
 */
export async function buildContent(root, signal) {
  const problems = await contentProblems(root);
  if (problems.length > 0) return problems;
  const { command, args, env } = gatsbyCommand(root, ["build"]);
  const child = spawn(command, args, { cwd: root, env, signal, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (/** @type {string} */ text) => (output += text));
  }
  const code = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  return code === 0 ? [] : failureLines(output);
}

/**
 * What breaks the content model, a line each.
 *
 * @param {string} root absolute path of the project
 */
export async function contentProblems(root) {
  /** @type {typeof import("../../src/data-layer/validation/validate-content.ts")} */
  const { validateContent } = await loadTypeScript("data-layer/validation/validate-content.ts");
  /** @type {typeof import("../../src/data-layer/validation/content-problem.ts")} */
  const { problemLine } = await loadTypeScript("data-layer/validation/content-problem.ts");
  return validateContent(path.join(root, "content")).map(problemLine);
}
