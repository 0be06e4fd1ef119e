import { listen } from "../server/listen.mjs";
import { createEditingProxy } from "./proxy.mjs";

/** Loopback address: only this machine can reach the proxy, whatever address the site listens on. */
export const loopback = "127.0.0.1";

/**
 * Starts the local proxy for the pages of a site.
 *
 * @param {import("./proxy.mjs").EditingOptions} options of the proxy
 * @param {number} port 0 for any that is free
 * @returns {Promise<import("node:http").Server>}
 * @throws {import("../lib/problem.mjs").Problem} if the port is taken
 */
export async function openEditing(options, port) {
  return listen(await createEditingProxy(options), port, loopback);
}
