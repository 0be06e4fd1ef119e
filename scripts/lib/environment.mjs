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
 * Checks that the build has the bank account that the run-time settings need.
 *
 * @throws {Problem} if it has not
 */
export async function ensureAccount() {
  /** @type {typeof import("../../src/server/environment/check-account.ts")} */
  const { checkAccount } = await loadTypeScript("server/environment/check-account.ts");
  /** @type {typeof import("../../src/server/site-data.ts")} */
  const { loadSiteData } = await loadTypeScript("server/site-data.ts");
  const { bankAccount } = await loadSiteData();
  await orProblem((read) => checkAccount(read(), bankAccount));
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
