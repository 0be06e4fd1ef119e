import { Problem } from "../lib/problem.mjs";

const defaultPort = 9000;

/**
 * Where the site answers: `PORT` chooses another port, `HOST` one address to listen on; without it every
 * address of the machine answers.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {{ port: number, host: string | undefined, origin: string }} `origin`: how this machine calls it
 * @throws {Problem} on a port that is none
 */
export function siteAddress({ PORT, HOST }) {
  const port = PORT ? Number(PORT) : defaultPort;
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Problem(`PORT must be a number from 1 to 65535, not "${PORT}".`);
  }
  const host = HOST === "" ? undefined : HOST;
  return { port, host, origin: `http://${host ?? "localhost"}:${port}` };
}
