import { createSite } from "../server/site.mjs";

/** @typedef {import("../server/build-folders.mjs").SiteFolders} SiteFolders */

/**
 * A site that shows one release after another. Each request is answered by the release that was shown
 * when it came, and hashed files of earlier ones are still found.
 *
 * @param {import("../server/site.mjs").SiteOptions} [options] of each release
 */
export function createLiveSite(options) {
  /** @type {import("express").Express | undefined} */
  let shown;
  return {
    /** @type {import("node:http").RequestListener} */
    handle: (request, response) => {
      if (shown) shown(request, response);
      else response.writeHead(503, { "Retry-After": "5" }).end();
    },
    /** @param {readonly SiteFolders[]} releases newest first */
    show: ([newest, ...older]) => {
      if (!newest) return;
      const olderFolders = older.map(({ publicFolder }) => publicFolder);
      shown = createSite(newest, { ...options, olderFolders });
    },
  };
}
