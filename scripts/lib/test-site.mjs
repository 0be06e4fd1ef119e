import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { copyBuild } from "../live/releases.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { buildFolder, buildSite } from "./site-build.mjs";

/** The content of the tests' own site, which no editor changes, relative to the project. */
const content = "__tests__/site/content";

/** Where its build is put aside, relative to the project. */
export const testSiteFolder = `${buildFolder}/test-site`;

/** The project with that content, in a folder that tests may change, relative to the project. */
export const siteCopyFolder = `${buildFolder}/site-copy`;

/** What a copy has of the project: all that a build and `npm start` read. */
const copied = [
  ...["locales", "scripts", "src", "static"],
  ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
  ...["package.json", "package-lock.json", "tsconfig.json"],
];

/**
 * Puts the copy back to what the project is now, with the content of the tests' own site. Its caches and
 * its build stay, so that the next one is quick.
 *
 * @param {string} root absolute path of the project
 * @returns {Promise<string>} absolute path of the copy
 */
export async function resetSiteCopy(root) {
  const copy = path.join(root, siteCopyFolder);
  await mkdir(copy, { recursive: true });
  await symlink("../../node_modules", path.join(copy, "node_modules")).catch(ignoreExisting);
  const folders = [...copied.map((name) => [name, name]), [content, "content"]];
  for (const [from = "", to = ""] of folders) {
    await rm(path.join(copy, to), { recursive: true, force: true });
    await cp(path.join(root, from), path.join(copy, to), { recursive: true });
  }
  return copy;
}

/**
 * Builds the tests' own site in the copy and puts it aside, unless it is there already.
 *
 * @param {string} root absolute path of the project
 * @throws {import("./problem.mjs").Problem} where it cannot be built
 */
export async function ensureTestSite(root) {
  const copy = await resetSiteCopy(root);
  const folder = path.join(root, testSiteFolder);
  const stamp = path.join(folder, "fingerprint");
  const inputs = await fingerprint(copy, process.env);
  if ((await readFile(stamp, "utf8").catch(() => undefined)) === inputs) {
    console.log("Nothing changed since the tests' own site was built.");
    return;
  }
  await rm(folder, { recursive: true, force: true });
  await buildSite(copy);
  await copyBuild(copy, folder);
  await writeFile(stamp, inputs);
}

/** @param {NodeJS.ErrnoException} error */
function ignoreExisting(error) {
  if (error.code !== "EEXIST") throw error;
}
