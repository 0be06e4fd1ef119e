import { loadTypeScript } from "../lib/load-typescript.mjs";
import { buildFolders } from "./build-folders.mjs";
import { createSite } from "./site.mjs";

/**
 * The site as Gatsby's build left it.
 *
 * @param {string} root absolute path of the project
 */
export async function builtSite(root) {
  return createSite(buildFolders(root), { headersFor: await loadHeaders() });
}

/** The security headers that every answer carries. */
export async function loadHeaders() {
  /** @type {typeof import("../../src/document/security-headers.ts")} */
  const { headersFor } = await loadTypeScript("document/security-headers.ts");
  return headersFor;
}
