import { Problem } from "../lib/problem.mjs";

const defaultPort = 9000;

/**
 * Where the site listens: on the port `PORT` (default 9000) of the address `HOST` (default: all addresses of
 * the machine).
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {{ port: number, host: string | undefined, origin: string }} `origin`: its URL on this machine
 * @throws {Problem} if `PORT` is not a valid port
 */
export function siteAddress({ PORT, HOST }) {
  const port = PORT ? Number(PORT) : defaultPort;
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Problem(`PORT must be a number from 1 to 65535, not "${PORT}".`);
  }
  const host = HOST === "" ? undefined : HOST;
  return { port, host, origin: `http://${host ?? "localhost"}:${port}` };
}
