import { once } from "node:events";
import { createServer } from "node:http";
import { Problem } from "../lib/problem.mjs";

/**
 * Starts to answer on a port.
 *
 * @param {import("node:http").RequestListener} handler
 * @param {number} port 0 for any that is free
 * @param {string} [host] without it every address of the machine answers
 * @returns {Promise<import("node:http").Server>} a server that listens
 * @throws {Problem} where the port is taken
 */
export async function listen(handler, port, host) {
  const server = createServer(handler).listen({ port, host });
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
