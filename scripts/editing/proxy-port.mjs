import { loadTypeScript } from "../lib/load-typescript.mjs";

/**
 * The port on which a site's admin expects the local proxy.
 *
 * @param {number} sitePort
 */
export async function proxyPortBeside(sitePort) {
  /** @type {typeof import("../../src/cms/config/backend.ts")} */
  const { localProxyPort } = await loadTypeScript("cms/config/backend.ts");
  return localProxyPort(sitePort);
}
