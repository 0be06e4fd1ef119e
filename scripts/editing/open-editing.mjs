import { loadTypeScript } from "../lib/load-typescript.mjs";
import { listen } from "../server/listen.mjs";
import { createEditingProxy } from "./proxy.mjs";

/** Nothing but this machine itself can reach it, whatever the site listens on. */
const loopback = "127.0.0.1";

/**
 * Opens the local proxy beside a site, on the next port.
 *
 * @param {string} root absolute path of the project
 * @param {number} sitePort
 * @param {() => unknown} [status] what the admin is told about the site, if anything
 * @returns {Promise<import("node:http").Server>}
 * @throws {import("../lib/problem.mjs").Problem} where the port is taken
 */
export async function openEditing(root, sitePort, status) {
  /** @type {typeof import("../../src/cms/config/backend.ts")} */
  const { localProxyPort } = await loadTypeScript("cms/config/backend.ts");
  const proxy = await createEditingProxy({ root, sitePort, status });
  return listen(proxy, localProxyPort(sitePort), loopback);
}
