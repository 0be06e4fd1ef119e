import { loadTypeScript } from "./load-typescript.mjs";
import { Problem } from "./problem.mjs";

/**
 * Checks the run-time settings at start-up, before a mistake in them can make a request fail.
 *
 * @throws {Problem} listing everything that is wrong
 */
export async function ensureEnvironment() {
  /** @type {typeof import("../../src/server/environment/environment.ts")} */
  const { EnvironmentError, readEnvironment } = await loadTypeScript("server/environment/environment.ts");
  try {
    readEnvironment();
  } catch (error) {
    throw error instanceof EnvironmentError ? new Problem(error.message) : error;
  }
}
