import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { copyBuild } from "../live/releases.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { gatsby } from "./gatsby.mjs";
import { Problem } from "./problem.mjs";
import { buildFolder, failure, forgetBuild } from "./site-build.mjs";

/** The content of the tests' own site, which no editor changes. */
const variables = { CONTENT_ROOT: "__tests__/site/content" };

/** Where its build is put aside, relative to the project. */
const testSiteFolder = `${buildFolder}/test-site`;

/**
 * Builds the tests' own site where Gatsby builds, and puts it aside, unless it is there already.
 *
 * @param {string} root absolute path of the project
 * @throws {Problem} where it cannot be built
 */
export async function ensureTestSite(root) {
  const folder = path.join(root, testSiteFolder);
  const stamp = path.join(folder, "fingerprint");
  const inputs = await fingerprint(root, { ...process.env, ...variables });
  if ((await readFile(stamp, "utf8").catch(() => undefined)) === inputs) {
    console.log("Nothing changed since the tests' own site was built.");
    return;
  }
  await rm(folder, { recursive: true, force: true });
  forgetBuild(root);
  if ((await gatsby(root, ["build"], variables)) !== 0) throw new Problem(failure);
  await copyBuild(root, folder);
  await writeFile(stamp, inputs);
}
