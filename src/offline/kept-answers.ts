import type { WorkboxPlugin } from "workbox-core";
import { offlinePath } from "../domain/addresses";
import { wantedParameter } from "../domain/offline";
import { languageOf, localizedPath } from "../domain/paths";
import { keptChoice } from "./kept-files";

/**
 * Looks for an answer in all caches, keeps whole answers only, and no more than a limit of a cache: those that
 * have been fetched longest ago are removed.
 */
export function keptOnly(limit: number): WorkboxPlugin {
  return {
    // addresses may name searches and payments
    cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutSearch(request.url)),
    // a worker that is removed answers until its pages are closed, and must keep nothing more
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && !response.redirected && (await keptChoice()) ? response : null,
    cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
      cachedResponse ?? (await caches.match(request.url, { ignoreVary: true })),
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName);
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, -limit).map((key) => cache.delete(key)));
      // what was removed while the answer came would be there again
      if (!(await keptChoice())) await caches.delete(cacheName);
    },
  };
}

/** Shows the kept form of a picture in place of another: pages name several widths and formats. */
export const pictureInstead: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const folder = /\/static\/[0-9a-f]{32}\//.exec(request.url)?.[0];
    return folder ? keptPicture(folder) : undefined;
  },
};

/** Leads to the page that says that the wanted one is not kept, in its language. */
export const sayNotKept: WorkboxPlugin = {
  handlerDidError: ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const page = localizedPath(offlinePath, languageOf(pathname));
    // this page itself: a redirect would have no end
    if (pathname === page) return Promise.resolve(undefined);
    return Promise.resolve(
      redirect(`${page}?${new URLSearchParams({ [wantedParameter]: pathname + search })}`),
    );
  },
};

async function keptPicture(folder: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const kept = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder));
    if (kept) return cache.match(kept);
  }
  return undefined;
}

function redirect(address: string): Response {
  return Response.redirect(new URL(address, location.origin), 302);
}

function withoutSearch(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
