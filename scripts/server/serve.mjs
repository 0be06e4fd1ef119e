import { once } from "node:events";
import { createServer } from "node:http";
import path from "node:path";
import { Problem } from "../lib/problem.mjs";
import { hasBuild } from "../lib/site-build.mjs";
import { createSite } from "./site.mjs";

export const defaultPort = 9000;

/** Milliseconds that requests under way are given to end. */
const drainTime = 5000;

/** Paths worth knowing when the site has started. */
const entrances = [
  ["English", "/"],
  ["Indonesian", "/id/"],
  ["Content team", "/admin/"],
];

/**
 * Serves the production build until SIGINT or SIGTERM, and prints where. `PORT` chooses another port,
 * `HOST` one address to listen on; without it every address of the machine answers.
 *
 * @param {string} root absolute path of the project
 */
export async function serve(root) {
  if (!hasBuild(root)) throw new Problem("There is no production build yet: run npm run build.");
  const port = portFrom(process.env.PORT);
  const host = process.env.HOST;
  const server = await listen(root, port, host);
  const origin = `http://${host ?? "localhost"}:${port}`;
  const home = await fetch(origin, { headers: { Connection: "close" } });
  await home.arrayBuffer();
  if (!home.ok) throw new Problem(`${origin} answers with status ${home.status}.`);
  console.log(
    `\nThe site is ready:\n${entrances.map(([name, at]) => `  ${name}: ${origin}${at}`).join("\n")}\n`,
  );
  stopWhenTold(server);
}

/**
 * Stops on SIGINT and SIGTERM. npm passes a signal on to the shell between it and its script, and some
 * shells end without telling the script: so the end of that shell counts as a signal too.
 *
 * @param {import("node:http").Server} server
 */
function stopWhenTold(server) {
  const parent = process.ppid;
  const stop = () => {
    clearInterval(watch);
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), drainTime).unref();
  };
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) stop();
  }, 500);
  watch.unref();
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
}

/** @param {string | undefined} value */
function portFrom(value) {
  const port = value ? Number(value) : defaultPort;
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Problem(`PORT must be a number from 1 to 65535, not "${value}".`);
}

/**
 * @param {string} root absolute path of the project
 * @param {number} port 0 for any that is free
 * @param {string} [host]
 * @returns {Promise<import("node:http").Server>} a server that listens
 * @throws {Problem} where the port is taken
 */
export async function listen(root, port, host) {
  const site = createSite({
    publicFolder: path.join(root, "public"),
    functionsFolder: path.join(root, ".cache", "functions"),
  });
  const server = createServer(site).listen({ port, host });
  try {
    await once(server, "listening");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
      throw new Problem(`Port ${port} is taken: stop what uses it, or choose another with PORT.`);
    }
    throw error;
  }
  return server;
}
