import { once } from "node:events";
import { createServer } from "node:http";
import { Problem } from "../lib/problem.mjs";

/** Ceilings, so that half-sent requests and answers that nobody reads do not take all connections; times in milliseconds. */
const ceilings = { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 2000 };
const longestPause = 60_000;
const mostConnections = 4000;

/**
 * Starts a server on a port.
 *
 * @param {import("node:http").RequestListener} handler
 * @param {number} port 0 for any that is free
 * @param {string} [host] address to listen on; all addresses of the machine if left out
 * @param {number} [pause] for which a reader may stop, in milliseconds
 * @returns {Promise<import("node:http").Server>} the listening server
 * @throws {Problem} if the port is taken, or the address is not one of this machine
 */
export async function listen(handler, port, host, pause = longestPause) {
  const server = createServer(ceilings, (request, response) => {
    const start = () => {
      // a handler may think for longer; who reads its answer may not stop for longer
      response.setTimeout(pause, () => {
        if (request.socket.writableLength > 0) request.socket.resetAndDestroy();
      });
      handler(request, response);
    };
    // an answer that waits for an earlier one of its connection never hears that this ends, and would keep its file open
    if (response.socket) start();
    else response.once("socket", start);
  });
  server.maxConnections = mostConnections;
  server.listen({ port, host });
  try {
    await once(server, "listening");
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "EADDRINUSE") {
      throw new Problem(
        `Port ${port} is taken: stop what uses it, or choose another, for example PORT=${port + 10}.`,
      );
    }
    if (code === "EACCES")
      throw new Problem(`PORT must be one at which this user may listen, not "${port}".`);
    if (host === undefined) throw error;
    throw new Problem(`HOST must be an address of this machine, not "${host}" (${code}).`);
  }
  return server;
}

/**
 * Makes sure that a port is free, before long work on what is to be served there.
 *
 * @param {number} port
 * @param {string} [host] address to listen on; all addresses of the machine if left out
 * @throws {Problem} if the port is taken
 */
export async function assertFree(port, host) {
  const server = await listen(() => undefined, port, host);
  server.close();
  await once(server, "close");
}
