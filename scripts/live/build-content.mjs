import { spawn } from "node:child_process";
import { forgetContent, gatsbyCommand } from "../lib/gatsby.mjs";
import { loadTypeScript } from "../lib/load-typescript.mjs";
import { failureLines } from "./failure-lines.mjs";

/** @typedef {import("./rebuilder.mjs").LiveProblem} LiveProblem */

/**
 * Returns a function that rebuilds the site after its content has changed, without Gatsby's output in the terminal. It
 * validates the content first, which is quick, so that mistakes are reported at once. The functions are not
 * bundled again if their site data is unchanged. If sound content cannot be built, that may be due to what Gatsby
 * remembers of earlier builds: it is tried once more without.
 *
 * @param {string} root absolute path of the project
 * @param {{ signal: AbortSignal, isBuilt: boolean }} options `signal` aborts a build; `isBuilt`: whether the
 *   existing build is complete
 * @returns {Promise<(limit: AbortSignal) => Promise<readonly LiveProblem[]>>} the function resolves with the problems;
 *   none means that the site is built; `limit` aborts this build
 */
export async function createContentBuild(root, { signal, isBuilt }) {
  /** @type {typeof import("../../src/build/functions/site-data-file.ts")} */
  const { siteDataDigest } = await loadTypeScript("build/functions/site-data-file.ts");
  const checkContent = await contentChecker(root);
  let functionsMadeOf = isBuilt ? siteDataDigest(root) : undefined;
  /** @param {AbortSignal} limit */
  const build = async (limit) => {
    const running = runGatsby(root, AbortSignal.any([signal, limit]), { FUNCTIONS_MADE_OF: functionsMadeOf });
    // unknown until the build has finished
    functionsMadeOf = undefined;
    const { code, output } = await running;
    if (code !== 0) return failureLines(output);
    functionsMadeOf = siteDataDigest(root);
    return [];
  };
  return async (limit) => {
    const problems = await checkContent();
    if (problems.length > 0) return problems;
    const lines = await build(limit);
    if (lines.length === 0) return lines;
    console.error(["It failed, and is tried once more. What was wrong:", ...lines].join("\n  "));
    await forgetContent(root);
    const since = await checkContent();
    return since.length > 0 ? since : await build(limit);
  };
}

/**
 * @param {string} root
 * @param {AbortSignal} signal
 * @param {Readonly<Record<string, string | undefined>>} variables
 * @returns {Promise<{ code: number | null, output: string }>}
 */
async function runGatsby(root, signal, variables) {
  const { command, args, env } = gatsbyCommand(root, ["build"]);
  const options = { cwd: root, env: { ...env, ...variables }, signal };
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (/** @type {string} */ text) => (output += text));
  }
  const code = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  return { code, output };
}

/**
 * Returns a function that finds the violations of the content model, in a thread of its own.
 *
 * @param {string} root absolute path of the project
 */
export async function contentChecker(root) {
  /** @type {typeof import("../../src/build/validation/checker.ts")} */
  const { createChecker } = await loadTypeScript("build/validation/checker.ts");
  /** @type {typeof import("../../src/build/validation/editor-problems.ts")} */
  const { editorProblems } = await loadTypeScript("build/validation/editor-problems.ts");
  const { check } = createChecker(root);
  return async () => {
    const [english = [], indonesian = []] = await check(["en", "id"]);
    return editorProblems(root, english, indonesian);
  };
}
