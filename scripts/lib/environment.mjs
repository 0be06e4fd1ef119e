import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { loadTypeScript } from "./load-typescript.mjs";
import { Problem } from "./problem.mjs";

/**
 * Checks the run-time settings at start-up, before a mistake in them can make a request fail; among them, that
 * records can be stored as files, if they are.
 *
 * @throws {Problem} listing everything that is wrong
 */
export async function ensureEnvironment() {
  /** @type {typeof import("../../src/server/storage/check-folder.ts")} */
  const { checkFolder } = await loadTypeScript("server/storage/check-folder.ts");
  await orProblem((read) => checkFolder(read()));
}

/**
 * Checks that a build fits the run-time settings: the address that it was built for, and its content. A build for
 * another address has that one in its links, and perhaps the editors' area for one's own machine.
 *
 * @param {string} file the content facts of the build
 * @throws {Problem} if it does not
 */
export async function ensureFit(file) {
  /** @type {typeof import("../../src/domain/public-address.ts")} */
  const { isPublicAddress } = await loadTypeScript("domain/public-address.ts");
  const asked = process.env.SITE_URL?.replace(/\/+$/, "");
  const built = (await readFacts(file))?.site.url;
  if (built !== undefined && isPublicAddress(asked) && built !== asked) {
    throw new Problem(`The site was built for ${built}, and SITE_URL is ${asked}: run npm run build.`);
  }
  await ensureContent(file);
}

/**
 * Checks that the content of a build fits the run-time settings.
 *
 * @param {string} file its content facts; without them, as in releases of old, nothing is checked
 * @throws {Problem} if it does not
 */
export async function ensureContent(file) {
  /** @type {typeof import("../../src/server/environment/check-content.ts")} */
  const { checkContent } = await loadTypeScript("server/environment/check-content.ts");
  const built = await readFacts(file);
  if (built) await orProblem((read) => checkContent(read(), built));
}

/**
 * Facts that were valid when they were written; a release of other code may have others besides.
 *
 * @param {string} file
 * @returns {Promise<import("../../src/server/site-data.ts").SiteData | undefined>}
 */
async function readFacts(file) {
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : undefined;
}

/**
 * @param {(read: typeof import("../../src/server/environment/environment.ts").readEnvironment) => void} check
 */
async function orProblem(check) {
  /** @type {typeof import("../../src/server/environment/environment.ts")} */
  const { EnvironmentError, readEnvironment } = await loadTypeScript("server/environment/environment.ts");
  try {
    check(readEnvironment);
  } catch (error) {
    throw error instanceof EnvironmentError ? new Problem(error.message) : error;
  }
}
