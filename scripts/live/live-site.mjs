import express from "express";
import { bareAnswer, sendError } from "../server/errors.mjs";
import { createSite } from "../server/site.mjs";

/** @typedef {import("../server/build-folders.mjs").SiteFolders} SiteFolders */

/**
 * A site whose release can be replaced while it runs. Each request is answered by the release that was shown
 * when it arrived; hashed files of earlier releases are still served.
 *
 * @param {import("../server/site.mjs").SiteOptions} [options] for the site of each release
 */
export function createLiveSite(options) {
  let shown = emptySite(options);
  return {
    /** @type {import("node:http").RequestListener} */
    handle: (request, response) => shown(request, response),
    /** @param {readonly SiteFolders[]} releases newest first */
    show: ([newest, ...older]) => {
      if (!newest) return;
      const olderFolders = older.map(({ publicFolder }) => publicFolder);
      shown = createSite(newest, { ...options, olderFolders });
    },
  };
}

/**
 * The site before its first release, which asks everybody to wait.
 *
 * @param {import("../server/site.mjs").SiteOptions} [options]
 */
function emptySite({ headersFor, answerError = bareAnswer } = {}) {
  const site = express();
  site.disable("x-powered-by");
  site.use((request, response, next) => {
    response.set({ ...headersFor?.(request.path) });
    sendError(503, request, response, answerError).catch(next);
  });
  return site;
}
