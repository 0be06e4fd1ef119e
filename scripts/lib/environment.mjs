import { readFile } from "node:fs/promises";
import { loadTypeScript } from "./load-typescript.mjs";
import { Problem } from "./problem.mjs";

/**
 * Checks the run-time settings at start-up, before a mistake in them can make a request fail.
 *
 * @throws {Problem} listing everything that is wrong
 */
export async function ensureEnvironment() {
  await orProblem((read) => void read());
}

/**
 * Checks that the content of a build fits the run-time settings.
 *
 * @param {string} [file] the content facts of a copy of a build; those of the last build if left out
 * @throws {Problem} if it does not
 */
export async function ensureContent(file) {
  /** @type {typeof import("../../src/server/environment/check-content.ts")} */
  const { checkContent } = await loadTypeScript("server/environment/check-content.ts");
  /** @type {typeof import("../../src/server/site-data.ts")} */
  const { loadSiteData, siteDataSchema } = await loadTypeScript("server/site-data.ts");
  const built = file ? siteDataSchema.parse(JSON.parse(await readFile(file, "utf8"))) : await loadSiteData();
  await orProblem((read) => checkContent(read(), built));
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
