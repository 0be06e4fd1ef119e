import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Number of pieces of a page, and milliseconds between them: enough for the browser to paint after each. */
const pieces = 10;
const wait = 120;

/** Number of pictures, from the top, after each of which another piece ends. */
const pictures = 3;

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
      const [head = 0, ...ends] = isPage ? endsOfPieces(bytes) : [bytes.length];
      response.write(bytes.subarray(0, head));
      for (const [index, end] of ends.entries()) {
        await pause(wait);
        response.write(bytes.subarray(ends[index - 1] ?? head, end));
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

/** Where the pieces of a page end, in order: of its head, and of its body. */
function endsOfPieces(bytes: Buffer): number[] {
  const start = bytes.indexOf("<body");
  const size = Math.ceil((bytes.length - start) / pieces);
  const even = Array.from({ length: pieces - 1 }, (_, index) => start + size * (index + 1));
  const afterPictures = [...bytes.toString("latin1").matchAll(/<\/picture>/g)].slice(0, pictures);
  const ends = [...even, ...afterPictures.map(({ index, 0: end }) => index + end.length)];
  return [start, ...ends.sort((a, b) => a - b), bytes.length];
}
