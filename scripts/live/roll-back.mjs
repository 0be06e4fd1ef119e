import { ensureFit } from "../lib/environment.mjs";
import { Problem } from "../lib/problem.mjs";
import { findReleases, makeRelease } from "./releases.mjs";

/**
 * Makes the release before the newest one the newest.
 *
 * @param {string} root absolute path of the project
 * @throws {Problem} if there is none, or a server would refuse it: it does not fit the settings. Nothing is changed then
 */
export async function rollBack(root) {
  const [, previous] = await findReleases(root);
  if (!previous) throw new Problem("There is no earlier release.");
  await ensureFit(previous.siteDataFile);
  await makeRelease(root, Date.now(), previous);
}
