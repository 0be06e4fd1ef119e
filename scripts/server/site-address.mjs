import { loadTypeScript } from "../lib/load-typescript.mjs";
import { Problem } from "../lib/problem.mjs";

/** The variables that say where the site listens. */
export const addressVariables = ["HOST", "PORT"];

/**
 * Where the site listens: on the port `PORT` of the address `HOST` (default: all addresses of the machine).
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Promise<{ port: number, host: string | undefined, origin: string }>} `origin`: its URL on this machine
 * @throws {Problem} if `PORT` is not a valid port
 */
export async function siteAddress({ PORT, HOST }) {
  /** @type {typeof import("../../src/domain/public-address.ts")} */
  const { defaultPort } = await loadTypeScript("domain/public-address.ts");
  const port = PORT ? Number(PORT) : defaultPort;
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Problem(`PORT must be a number from 1 to 65535, not "${PORT}".`);
  }
  const host = HOST === "" ? undefined : HOST;
  return { port, host, origin: `http://${host ?? "localhost"}:${port}` };
}
