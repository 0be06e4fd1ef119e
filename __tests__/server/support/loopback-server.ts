import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A running server on a loopback port. */
export interface LoopbackServer {
  readonly url: string;
  /** Stops the server and closes all connections. */
  readonly close: () => void;
}

/** Starts a server on a free loopback port and returns its address. */
export type StartServer = (listener: RequestListener) => Promise<string>;

/**
 * Starts a server on a loopback port, a free one if none is given.
 *
 * @throws Error if the port is taken
 */
export async function startLoopbackServer(listener: RequestListener, port = 0): Promise<LoopbackServer> {
  const server = createServer(listener).listen(port, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** The whole body of a request as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
