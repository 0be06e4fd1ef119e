import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Number of pieces of a page, and milliseconds between them: enough for the browser to paint after each. */
const pieces = 10;
const wait = 120;

/**
 * Starts a proxy that serves a site like a weak signal: the body of each page arrives in pieces.
 *
 * @param site origin of the site
 * @returns the origin of the proxy, and a function that stops it
 */
export async function serveInPieces(site: string) {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? "/", site));
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      const start = isPage ? bytes.indexOf("<body") : bytes.length;
      response.write(bytes.subarray(0, start));
      const size = Math.ceil((bytes.length - start) / pieces);
      for (let at = start; at < bytes.length; at += size) {
        await pause(wait);
        response.write(bytes.subarray(at, at + size));
      }
      response.end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
