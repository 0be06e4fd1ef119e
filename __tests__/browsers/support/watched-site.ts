import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { bodyOf, startLoopbackServer } from "../../server/support/loopback-server";
import { freePort, serveFixtureSite } from "../../setup/served-site";
import { recordFaults } from "./record-faults";

/** The fixture site behind a proxy that records what goes wrong, alike for every browser. */
export interface WatchedSite {
  readonly url: string;
  /** The faults since the last call: errors of pages, and requests that failed. */
  readonly takeFaults: () => Promise<readonly string[]>;
  /** Without signal, no request is answered. */
  readonly setSignal: (isThere: boolean) => void;
  readonly close: () => Promise<void>;
}

/** Where pages report faults. */
const faultAddress = "/reported-faults";

/** Milliseconds that a report may be on its way. */
const reporting = 100;

/** Runs before the page's policy is read, which would refuse it. */
const script = `<script>(${String(recordFaults)})("${faultAddress}")</script>`;

/** Starts the site, with its own store, and the proxy on free loopback ports. */
export async function startWatchedSite(): Promise<WatchedSite> {
  const directory = await mkdtemp(path.join(tmpdir(), "tajuk-browsers-"));
  const port = await freePort();
  const faults: string[] = [];
  let isSignal = true;
  const proxy = await startLoopbackServer((asked, answer) => {
    if (!isSignal) asked.socket.destroy();
    else if (asked.url === faultAddress) void report(asked, answer, faults);
    else pass(asked, answer, port, faults);
  });
  const stop = await serveFixtureSite({
    PORT: String(port),
    SITE_URL: proxy.url,
    STORAGE_DIRECTORY: directory,
    INQUIRIES_PER_ADDRESS: "1000",
    INQUIRIES_IN_ALL: "1000",
    PAYMENTS_PER_ADDRESS: "1000",
    PAYMENTS_IN_ALL: "1000",
  });
  return {
    url: proxy.url,
    takeFaults: async () => {
      await pause(reporting);
      return faults.splice(0);
    },
    setSignal: (isThere) => {
      isSignal = isThere;
    },
    close: async () => {
      proxy.close();
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function report(asked: IncomingMessage, answer: ServerResponse, faults: string[]): Promise<void> {
  faults.push(await bodyOf(asked));
  answer.writeHead(204).end();
}

/** Passes a request on to the site, and its answer back; a page gets the script that records its faults. */
function pass(asked: IncomingMessage, answer: ServerResponse, port: number, faults: string[]): void {
  const { method = "GET", url = "/" } = asked;
  const headers = { ...asked.headers, "accept-encoding": "identity" };
  const passed = request({ port, method, path: url, headers }, (given) => {
    const { statusCode = 500, headers: named } = given;
    if (statusCode >= 400) faults.push(`${method} ${url}: status ${statusCode}`);
    if (!named["content-type"]?.startsWith("text/html")) {
      given.pipe(answer.writeHead(statusCode, named));
      return;
    }
    delete named["content-length"];
    answer.writeHead(statusCode, named);
    void bodyOf(given).then((html) => answer.end(html.replace("<head>", (head) => head + script)));
  });
  passed.on("error", (error) => {
    faults.push(`${method} ${url}: ${error.message}`);
    answer.destroy();
  });
  asked.pipe(passed);
}
