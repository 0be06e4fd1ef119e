import { copyFile, cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { copyBuild } from "../live/releases.mjs";
import { fingerprint, guides } from "./fingerprint.mjs";
import { queryTypes } from "./query-types.mjs";
import { buildFolder, buildSite } from "./site-build.mjs";

/**
 * A site of which the tests keep a build.
 *
 * @typedef {object} TestedSite
 * @property {string} content folder of its content, relative to the project
 * @property {string} languages list of its languages, relative to the project
 * @property {string} folder folder that keeps its build, relative to the project
 */

/** Where every site has the list of its languages. */
const languageList = "src/domain/site-languages.ts";

/** This project's own site. @satisfies {TestedSite} */
export const ownSite = { content: "content", languages: languageList, folder: `${buildFolder}/own-site` };

/** The tests' own site, whose content and languages nobody else changes. @satisfies {TestedSite} */
export const fixtureSite = {
  content: "__tests__/site/content",
  languages: "__tests__/setup/languages.ts",
  folder: `${buildFolder}/test-site`,
};

/**
 * The site copy: the project with a site's content, which tests may change; relative to the project. All
 * tests build in this one folder, since Gatsby's caches are of use only in the folder that they were made in.
 */
export const siteCopyFolder = `${buildFolder}/site-copy`;

/** What is copied from the project: everything that a build and `npm start` read. */
const copied = [
  ...["locales", "scripts", "src", "static"],
  ...guides,
  ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
  ...["package.json", "package-lock.json", "tsconfig.json"],
];

/**
 * Resets the copy to the current project with a site's content and languages. Its caches and its build stay, so that the
 * next build is quick.
 *
 * @param {string} root absolute path of the project
 * @param {TestedSite} site
 * @returns {Promise<string>} absolute path of the copy
 */
export async function resetSiteCopy(root, { content, languages }) {
  const copy = path.join(root, siteCopyFolder);
  await mkdir(copy, { recursive: true });
  await symlink("../../node_modules", path.join(copy, "node_modules")).catch(ignoreExisting);
  const parts = [...copied.map((name) => [name, name]), [content, "content"], [languages, languageList]];
  for (const [from = "", to = ""] of parts) {
    await rm(path.join(copy, to), { recursive: true, force: true });
    await cp(path.join(root, from), path.join(copy, to), { recursive: true });
  }
  return copy;
}

/**
 * Builds a site in the copy and keeps that build, unless an up-to-date one is kept already. Its types of the
 * queries become those of the project.
 *
 * @param {string} root absolute path of the project
 * @param {TestedSite} site
 * @throws {import("./problem.mjs").Problem} if it cannot be built
 */
export async function ensureKeptBuild(root, site) {
  const copy = await resetSiteCopy(root, site);
  const folder = path.join(root, site.folder);
  const stamp = path.join(folder, "fingerprint");
  const inputs = await fingerprint(copy, process.env);
  if ((await readFile(stamp, "utf8").catch(() => undefined)) === inputs) {
    console.log("Nothing changed since this site was built.");
    return;
  }
  await rm(folder, { recursive: true, force: true });
  await buildSite(copy);
  await copyFile(path.join(copy, queryTypes), path.join(root, queryTypes));
  await copyBuild(copy, folder);
  await writeFile(stamp, inputs);
}

/** @param {NodeJS.ErrnoException} error */
function ignoreExisting(error) {
  if (error.code !== "EEXIST") throw error;
}
