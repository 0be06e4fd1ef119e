import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { copyBuild } from "../live/releases.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { buildFolder, buildSite } from "./site-build.mjs";

/** Content of the fixture site, which no editor changes; path relative to the project. */
const content = "__tests__/site/content";

/** Folder that keeps the build of the fixture site, relative to the project. */
export const testSiteFolder = `${buildFolder}/test-site`;

/**
 * The site copy: the project with the fixture site's content, which tests may change; relative to the
 * project.
 */
export const siteCopyFolder = `${buildFolder}/site-copy`;

/** What is copied from the project: everything that a build and `npm start` read. */
const copied = [
  ...["locales", "scripts", "src", "static"],
  ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
  ...["package.json", "package-lock.json", "tsconfig.json"],
];

/**
 * Resets the copy to the current project with the fixture site's content. Its caches and its build stay, so
 * that the next build is quick.
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
 * Builds the fixture site in the copy and keeps that build, unless an up-to-date one is kept already.
 *
 * @param {string} root absolute path of the project
 * @throws {import("./problem.mjs").Problem} if it cannot be built
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
