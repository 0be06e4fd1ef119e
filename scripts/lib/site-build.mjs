import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { gatsby } from "./gatsby.mjs";
import { Problem } from "./problem.mjs";

/** Written by scripts, not by Gatsby: what the last build was made of, and results of test runs. */
export const buildFolder = ".build";

/**
 * Builds the production site.
 *
 * @param {string} root absolute path of the project
 * @throws {Problem} where it cannot be built
 */
export async function buildSite(root) {
  const problems = await recordBuild(root, async () => {
    const code = await gatsby(root, ["build"]);
    return code === 0 ? [] : ["The site could not be built: see above."];
  });
  if (problems.length > 0) throw new Problem(problems.join("\n"));
}

/**
 * Builds in some way and, where that succeeds, remembers what was there when it began.
 *
 * @param {string} root absolute path of the project
 * @param {() => Promise<readonly string[]>} build resolves with what is wrong
 */
export async function recordBuild(root, build) {
  const stamp = stampFile(root);
  const inputs = await fingerprint(root, process.env);
  await rm(stamp, { force: true });
  const problems = await build();
  if (problems.length === 0) {
    await mkdir(path.dirname(stamp), { recursive: true });
    await writeFile(stamp, inputs);
  }
  return problems;
}

/**
 * Builds unless the site in `public/` was made from exactly what is there now.
 *
 * @param {string} root absolute path of the project
 */
export async function ensureBuilt(root) {
  if (hasBuild(root) && (await readStamp(root)) === (await fingerprint(root, process.env))) {
    console.log("Nothing changed since the last build.");
    return;
  }
  console.log("Building the site …");
  await buildSite(root);
}

/** @param {string} root */
export function hasBuild(root) {
  return existsSync(path.join(root, "public", "index.html"));
}

/** @param {string} root */
async function readStamp(root) {
  return readFile(stampFile(root), "utf8").catch(() => undefined);
}

/** @param {string} root */
function stampFile(root) {
  return path.join(root, buildFolder, "fingerprint");
}
