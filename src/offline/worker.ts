import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { isHashed } from "../domain/addresses";
import { isKept } from "../domain/offline";
import { keptOnly, pictureInstead, sayNotKept } from "./kept-answers";
import { keepingHeader, keptIn, updateChoice } from "./kept-files";
import { sayKept } from "./say-kept";
import { askingPage, keepVisited } from "./visits";
import type { WorkerScope } from "./worker-scope";

// The service worker: registered only for visitors who have chosen to keep pages. Its file changes with the
// content of the pack, so that browsers install it anew, and it then fetches what has changed.

// TypeScript takes `self` for a page's window
const worker = self as unknown as WorkerScope;

/** Seconds after which a weak signal counts as none, if the answer is kept. */
const patience = 4;

worker.addEventListener("install", (event) => {
  void worker.skipWaiting();
  event.waitUntil(updateChoice());
});

worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

// which page is open is seen by what it asks for: opened by a link within the site, it is no navigation
worker.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") event.waitUntil(keepVisited(askingPage(event.request)));
});

/**
 * Whether a request may be answered from a cache: it is for a whole file, not for one that is about to be kept, and
 * comes from a page that may be kept.
 */
const isPlain = (request: Request) =>
  !request.headers.has("range") && !request.headers.has(keepingHeader) && isKept(askingPage(request) ?? "/");

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isHashed(url.pathname) && isPlain(request),
  new CacheFirst({ cacheName: keptIn.files, plugins: [keptOnly(400), pictureInstead] }),
);

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === "navigate" && isKept(url.pathname),
  new NetworkFirst({
    cacheName: keptIn.pages,
    networkTimeoutSeconds: patience,
    plugins: [keptOnly(200), sayKept, sayNotKept],
  }),
);

registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && isPlain(request) && /^\/page-data\/|^\/[^/]+\.(svg|png|webmanifest)$/.test(url.pathname),
  new NetworkFirst({ cacheName: keptIn.pages, networkTimeoutSeconds: patience, plugins: [keptOnly(200)] }),
);
