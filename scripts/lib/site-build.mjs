import { existsSync, rmSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { gatsby } from "./gatsby.mjs";
import { Problem } from "./problem.mjs";

/** Folder for the output of builds and tests besides Gatsby's own folders: query types, releases, reports. */
export const buildFolder = ".build";

/** All output folders: Gatsby's caches, the built site and {@link buildFolder}. */
export const outputs = [".cache", "public", buildFolder];

const failure =
  "The site could not be built: see above. If nothing in the project explains it, run npm run clean and try again.";

/**
 * Builds the production site.
 *
 * @param {string} root absolute path of the project
 * @throws {Problem} if it cannot be built
 */
export async function buildSite(root) {
  const problems = await recordBuild(root, async () => {
    const code = await gatsby(root, ["build"]);
    return code === 0 ? [] : [failure];
  });
  if (problems.length > 0) throw new Problem(problems.join("\n"));
}

/**
 * Runs `build` and, if it succeeds, records when it started, and the fingerprint that the inputs had then.
 *
 * @template Found
 * @param {string} root absolute path of the project
 * @param {() => Promise<readonly Found[]>} build resolves with the problems; none means success
 */
export async function recordBuild(root, build) {
  const stamp = stampFile(root);
  const started = Date.now();
  const inputs = await fingerprint(root, process.env);
  forgetBuild(root);
  const problems = await build();
  if (problems.length === 0) {
    await mkdir(path.dirname(stamp), { recursive: true });
    await writeFile(stamp, `${inputs}\n${started}`);
  }
  return problems;
}

/**
 * Builds the site unless `public/` was built from exactly the current inputs.
 *
 * @param {string} root absolute path of the project
 */
export async function ensureBuilt(root) {
  if (isBuilt(root) && (await readStamp(root))?.inputs === (await fingerprint(root, process.env))) {
    console.log("Nothing changed since the last build.");
    return;
  }
  console.log("Building the site …");
  await buildSite(root);
}

/**
 * Runs Gatsby's development server. It overwrites the built site and Gatsby's caches, so that there is no
 * production build afterwards.
 *
 * @param {string} root absolute path of the project
 * @param {readonly string[]} args further arguments of `gatsby develop`
 * @returns {Promise<number>} exit code
 */
export function developSite(root, args) {
  forgetBuild(root);
  return gatsby(root, ["develop", ...args]);
}

/**
 * @param {string} root absolute path of the project
 * @throws {Problem} if no production build was finished, or it has been overwritten since
 */
export function assertBuilt(root) {
  if (!isBuilt(root)) throw new Problem("There is no finished production build: run npm run build.");
}

/**
 * Removes all {@link outputs}.
 *
 * @param {string} root absolute path of the project
 */
export async function removeBuilds(root) {
  await Promise.all(outputs.map((name) => rm(path.join(root, name), { recursive: true, force: true })));
}

/**
 * Deletes the recorded fingerprint, so that the next start builds again: call it before overwriting a build.
 *
 * @param {string} root absolute path of the project
 */
export function forgetBuild(root) {
  rmSync(stampFile(root), { force: true });
}

/** @param {string} root */
function isBuilt(root) {
  return existsSync(stampFile(root)) && existsSync(path.join(root, "public", "index.html"));
}

/**
 * When the last build began, in milliseconds since 1970; undefined if there is no production build.
 *
 * @param {string} root absolute path of the project
 */
export async function builtAt(root) {
  return (await readStamp(root))?.started;
}

/** @param {string} root */
async function readStamp(root) {
  const text = await readFile(stampFile(root), "utf8").catch(() => undefined);
  const [inputs, started] = text?.split("\n") ?? [];
  return started === undefined ? undefined : { inputs, started: Number(started) };
}

/** @param {string} root */
function stampFile(root) {
  return path.join(root, buildFolder, "fingerprint");
}
