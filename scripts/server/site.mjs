import { existsSync } from "node:fs";
import path from "node:path";
import compression from "compression";
import express from "express";
import { functionRoutes } from "./functions.mjs";

/** Names that contain a hash of their content. */
const hashedFile = /(^\/static\/|-[0-9a-f]{20}\.(js|css)$)/;

const forever = "public, max-age=31536000, immutable";
const askEachTime = "public, max-age=0, must-revalidate";

/**
 * The production site as an Express application: pages, files and functions. Gatsby's own `serve` is
 * not used because it answers an unknown path under a language's prefix with status 200.
 *
 * @param {{ publicFolder: string, functionsFolder: string }} folders absolute paths
 */
export function createSite({ publicFolder, functionsFolder }) {
  const site = express();
  site.disable("x-powered-by");
  site.use(compression());
  site.use("/api", functionRoutes(functionsFolder));
  site.use(
    express.static(publicFolder, {
      dotfiles: "allow",
      cacheControl: false,
      setHeaders: (response, file) => response.setHeader("Cache-Control", cacheControl(publicFolder, file)),
    }),
  );
  site.use((request, response) => {
    const page = request.accepts("html") && notFoundPage(publicFolder, request.path);
    response.status(404).setHeader("Cache-Control", askEachTime);
    if (page) response.sendFile(page);
    else response.type("text").send("Not found");
  });
  return site;
}

/**
 * @param {string} publicFolder
 * @param {string} file absolute path of a file in it
 */
function cacheControl(publicFolder, file) {
  const urlPath = file.slice(publicFolder.length).split(path.sep).join("/");
  return hashedFile.test(urlPath) ? forever : askEachTime;
}

/**
 * The not-found page of the path's language: that of its first folder where there is one (`/id/…`),
 * else the default language's.
 *
 * @param {string} publicFolder
 * @param {string} urlPath
 */
function notFoundPage(publicFolder, urlPath) {
  const prefix = /^\/([a-z-]+)(\/|$)/.exec(urlPath)?.[1] ?? "";
  const candidates = [
    path.join(publicFolder, prefix, "404", "index.html"),
    path.join(publicFolder, "404.html"),
  ];
  return candidates.find((file) => existsSync(file));
}
