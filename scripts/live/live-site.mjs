import { createSite } from "../server/site.mjs";

/** @typedef {import("../server/build-folders.mjs").SiteFolders} SiteFolders */

/**
 * A site whose release can be replaced while it runs. Each request is answered by the release that was shown
 * when it arrived; hashed files of earlier releases are still served.
 *
 * @param {import("../server/site.mjs").SiteOptions} [options] for the site of each release
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
