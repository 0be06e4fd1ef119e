import path from "node:path";
import { loadTypeScript } from "../lib/load-typescript.mjs";
import { assertBuilt } from "../lib/site-build.mjs";
import { releaseFolders } from "../live/releases.mjs";
import { buildFolders } from "./build-folders.mjs";
import { createSite } from "./site.mjs";

/**
 * The site as Gatsby's build left it.
 *
 * @param {string} root absolute path of the project
 * @param {string} [copy] folder of a copy of a build, relative to the project
 * @throws {import("../lib/problem.mjs").Problem} where there is no finished build
 */
export async function builtSite(root, copy) {
  if (!copy) assertBuilt(root);
  const folders = copy ? releaseFolders(path.join(root, copy)) : buildFolders(root);
  return createSite(folders, { headersFor: await loadHeaders() });
}

/** The security headers that every answer carries. */
export async function loadHeaders() {
  /** @type {typeof import("../../src/document/security-headers.ts")} */
  const { headersFor } = await loadTypeScript("document/security-headers.ts");
  return headersFor;
}
