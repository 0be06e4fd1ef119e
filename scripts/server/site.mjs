import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import compression from "compression";
import express from "express";
import staticGzip from "express-static-gzip";
import { answerErrors, bareAnswer, sendError } from "./errors.mjs";
import { functionRoutes } from "./functions.mjs";
import { leadOn } from "./moved-addresses.mjs";

/**
 * What no address of the site has: a backslash, which browsers take for a slash, control characters, and an
 * empty part, with which a redirect would lead to another host. Nor has one a malformed code such as `%`.
 */
const oddPath = /[\\\p{Cc}]|\/\//u;

/** What can be done with pages and files. */
const readingMethods = ["GET", "HEAD"];

/** Rules that the build writes for hosts; this server has its own. */
const rulesOfHosts = ["/_headers", "/_redirects"];

/**
 * @typedef {object} SiteOptions
 * @property {(path: string) => boolean} [isHashed] whether a file with another content would have another address;
 *   without it, of none
 * @property {{ readonly forever: string, readonly askEachTime: string }} [caching] values of `Cache-Control`: for hashed
 *   files, and for all others
 * @property {readonly string[]} [olderFolders] public folders of earlier builds, newest first: pages that
 *   visitors still have open request hashed files from them
 * @property {(path: string) => Readonly<Record<string, string>>} [headersFor] headers of every response
 * @property {(html: string) => Readonly<Record<string, string>>} [pageHeaders] more headers of a page
 * @property {(path: string) => string} [notFoundPath] path of the not-found page for an unknown path
 * @property {import("./errors.mjs").AnswerError} [answerError] makes the response to an error
 */

/**
 * The production site as an Express application: pages, files and functions. Gatsby's own `serve` is
 * not used because it answers an unknown path under a language's prefix with status 200.
 *
 * @param {Pick<import("./build-folders.mjs").SiteFolders, "publicFolder" | "functionsFolder">} folders
 * @param {SiteOptions} [options]
 */
export function createSite(
  { publicFolder, functionsFolder },
  {
    isHashed = () => false,
    caching = { forever: "no-cache", askEachTime: "no-cache" },
    olderFolders = [],
    headersFor,
    pageHeaders,
    notFoundPath = () => "/404/",
    answerError = bareAnswer,
  } = {},
) {
  const site = express();
  site.disable("x-powered-by");
  // functions frame their pages with one of these
  site.locals.publicFolder = publicFolder;
  site.use((request, response, next) => {
    response.set({ ...headersFor?.(request.path) });
    next();
  });
  // answers of functions, and files of a build that is no release; source maps are too large for it
  site.use(
    compression({
      filter: (request, response) => !request.path.endsWith(".map") && compression.filter(request, response),
    }),
  );
  // the usual address for machines that watch a server; the route is one of the functions
  site.all("/healthz", (request, _response, next) => {
    // functions see the original address only
    request.originalUrl = request.url = "/api/healthz";
    next();
  });
  site.use("/api", functionRoutes(functionsFolder));
  site.use((request, response, next) => {
    if (readingMethods.includes(request.method)) next();
    else sendError(405, request, response.set("Allow", readingMethods.join(", ")), answerError).catch(next);
  });
  site.use(leadOn(publicFolder, caching.askEachTime));
  const headersOf = keptHeaders(pageHeaders);
  /** @param {string} folder */
  const filesIn = (folder) =>
    filesOf(folder, (address) => caching[isHashed(address) ? "forever" : "askEachTime"], headersOf);
  /** @param {string} older */
  const hashedIn = (older) => onlyIf(isHashed, filesIn(older));
  site.use(knownAddresses(filesIn(publicFolder), ...olderFolders.map(hashedIn)));
  site.use((request, response, next) => {
    response.status(404).setHeader("Cache-Control", caching.askEachTime);
    const page = request.accepts("html") && notFoundPage(publicFolder, notFoundPath(request.path));
    if (page) sendWhole(page, headersOf(page), request, response).catch(next);
    else response.type("text").send("Not found");
  });
  site.use(answerErrors(answerError));
  return site;
}

/** How the names of a release's compressed files end, by their encoding; smaller ones first. */
const endings = { br: ".br", gzip: ".gz" };

/**
 * Sends files, and those of a release as it has compressed them.
 *
 * @param {string} publicFolder
 * @param {(path: string) => string} cachingOf value of `Cache-Control`
 * @param {(file: string) => Readonly<Record<string, string>>} headersOf more headers of a page's file
 */
function filesOf(publicFolder, cachingOf, headersOf) {
  return staticGzip(publicFolder, {
    enableBrotli: true,
    orderPreference: Object.keys(endings),
    serveStatic: {
      dotfiles: "allow",
      cacheControl: false,
      setHeaders: (response, file) => {
        const address = addressOf(publicFolder, file);
        response.setHeader("Cache-Control", cachingOf(address));
        if (!address.endsWith(".html")) return;
        const headers = Object.entries(headersOf(path.join(publicFolder, address)));
        for (const [name, value] of headers) response.setHeader(name, value);
      },
    },
  });
}

/**
 * Sends a page with the status that the response has, as the release has compressed it; unlike `sendFile`, it
 * honours no range or condition.
 *
 * @param {string} page absolute path
 * @param {Readonly<Record<string, string>>} headers
 * @param {express.Request} request
 * @param {express.Response} response
 */
async function sendWhole(page, headers, request, response) {
  const [encoding, ending = ""] =
    Object.entries(endings).find(
      ([encoding, ending]) => request.acceptsEncodings(encoding) && existsSync(page + ending),
    ) ?? [];
  const body = await readFile(page + ending);
  if (encoding) response.set("Content-Encoding", encoding);
  response.set(headers).vary("Accept-Encoding").type("html").send(body);
}

/**
 * Returns a function that reads the headers of a page from its file, once, since a release never changes.
 *
 * @param {SiteOptions["pageHeaders"]} pageHeaders
 */
function keptHeaders(pageHeaders) {
  /** @type {Map<string, Readonly<Record<string, string>>>} */
  const kept = new Map();
  return (/** @type {string} */ file) => {
    const headers = kept.get(file) ?? pageHeaders?.(readFileSync(file, "utf8")) ?? {};
    kept.set(file, headers);
    return headers;
  };
}

/**
 * @param {(path: string) => boolean} isWanted
 * @param {express.RequestHandler} files
 * @returns {express.RequestHandler}
 */
function onlyIf(isWanted, files) {
  return (request, response, next) => {
    if (isWanted(request.path)) files(request, response, next);
    else next();
  };
}

/**
 * Handlers of files, for all addresses but odd ones.
 *
 * @param {readonly express.RequestHandler[]} handlers
 */
function knownAddresses(...handlers) {
  const router = express.Router();
  router.use((request, _response, next) => next(isOdd(request) ? "router" : undefined), ...handlers);
  return router;
}

/** @param {express.Request} request whose address may also be absolute: `http://other.example/news` */
function isOdd({ originalUrl }) {
  const [address = ""] = originalUrl.split("?");
  try {
    const decoded = decodeURIComponent(address);
    if (oddPath.test(address) || oddPath.test(decoded)) return true;
    return rulesOfHosts.includes(path.posix.normalize(decoded));
  } catch {
    return true;
  }
}

/**
 * @param {string} publicFolder
 * @param {string} file absolute path of a file in it, which may be a compressed one
 */
function addressOf(publicFolder, file) {
  return file
    .slice(publicFolder.length)
    .split(path.sep)
    .join("/")
    .replace(/\.(br|gz)$/, "");
}

/**
 * The file of a not-found page, else that of the default language.
 *
 * @param {string} publicFolder
 * @param {string} address of the page
 */
function notFoundPage(publicFolder, address) {
  const candidates = [path.join(publicFolder, address, "index.html"), path.join(publicFolder, "404.html")];
  return candidates.find((file) => existsSync(file));
}
