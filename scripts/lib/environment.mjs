import { loadTypeScript } from "./load-typescript.mjs";
import { Problem } from "./problem.mjs";

/**
 * Checks the settings of this process before anybody can meet a mistake in them.
 *
 * @throws {Problem} with all that is wrong
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
