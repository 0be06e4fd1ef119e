import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Bytes per KB in budgets and tables. */
const kilobyte = 1000;

/**
 * Limits of a page: KB after brotli compression by kind of resource, and cumulative layout shift.
 *
 * @typedef {{ javascript: number, html: number, fonts: number, pageData: number, layoutShift: number }} Budget
 *
 * @typedef {object} BudgetTable
 * @property {readonly string[]} unchecked paths, in the default language, of pages whose weight, layout
 *   shift, foreign requests and console output are ignored
 * @property {Budget} default
 * @property {Readonly<Record<string, Partial<Budget>>>} pages exceptions by path in the default language
 * @property {{ count: number, size: number }} functions number of functions, and KB of all their files without compression
 * @property {Scores} scores
 */

/**
 * Lighthouse scores, of 100, that each of some pages reaches at least.
 *
 * @typedef {Record<"performance" | "accessibility" | "best-practices" | "seo", number> & { pages: readonly string[] }} Scores
 */

/**
 * What happened while a page loaded, without any interaction.
 *
 * @typedef {object} PageLoad
 * @property {readonly { url: string, prefetched: boolean }[]} requests
 * @property {readonly string[]} messages problems other than weight: console output, uncaught errors, wrong
 *   status codes, axe violations, horizontal overflow
 * @property {number} layoutShift
 */

/**
 * Bytes by kind of resource; `ahead` is what was prefetched for other pages.
 *
 * @typedef {{ javascript: number, html: number, fonts: number, pageData: number, other: number, ahead: number }} Weights
 */

const languagePrefix = /^\/[a-z]{2}(?=\/)/;

/** @param {string} pagePath */
function inDefaultLanguage(pagePath) {
  return pagePath.replace(languagePrefix, "");
}

/**
 * @param {BudgetTable} table
 * @param {string} pagePath such as `/id/news/`
 */
export function isChecked(table, pagePath) {
  return !table.unchecked.includes(inDefaultLanguage(pagePath));
}

/**
 * @param {BudgetTable} table
 * @param {string} pagePath such as `/id/news/`
 * @returns {Budget}
 */
export function budgetFor(table, pagePath) {
  return { ...table.default, ...table.pages[inDefaultLanguage(pagePath)] };
}

/**
 * The kind of resource that a page requested. Page data of other pages and everything else that was
 * prefetched is `ahead`.
 *
 * @param {{ url: string, prefetched: boolean }} request
 * @param {string} pagePath
 * @returns {keyof Weights}
 */
export function kindOf({ url, prefetched }, pagePath) {
  const { pathname } = new URL(url);
  if (pathname.startsWith("/page-data/")) return isOwnData(pathname, pagePath) ? "pageData" : "ahead";
  if (prefetched) return "ahead";
  if (pathname === pagePath) return "html";
  if (pathname.endsWith(".js")) return "javascript";
  return pathname.endsWith(".woff2") ? "fonts" : "other";
}

/**
 * @param {string} pathname of a file of page data
 * @param {string} pagePath
 */
function isOwnData(pathname, pagePath) {
  const ownFolder = pagePath === "/" ? "/index/" : pagePath;
  const own = [`/page-data${ownFolder}page-data.json`, "/page-data/app-data.json"];
  return own.includes(pathname) || pathname.startsWith("/page-data/sq/");
}

/**
 * Sums the bytes that a page requested from its own site, counting each file once.
 *
 * @param {PageLoad["requests"]} requests
 * @param {string} pagePath
 * @param {(pathname: string) => number} sizeOf transferred bytes of a file of the site
 * @returns {Weights}
 */
export function weigh(requests, pagePath, sizeOf) {
  const weights = { javascript: 0, html: 0, fonts: 0, pageData: 0, other: 0, ahead: 0 };
  const needed = requests.filter(({ prefetched }) => !prefetched).map(({ url }) => url);
  const counted = new Set();
  for (const request of requests) {
    const isRepeated = counted.has(request.url) || (request.prefetched && needed.includes(request.url));
    if (isRepeated) continue;
    counted.add(request.url);
    weights[kindOf(request, pagePath)] += sizeOf(new URL(request.url).pathname);
  }
  return weights;
}

/**
 * All problems of a page load, one line each.
 *
 * @param {PageLoad} load
 * @param {Weights} weights
 * @param {Budget} budget
 * @param {string} origin of the site
 * @returns {string[]}
 */
export function problemsOf(load, weights, budget, origin) {
  /** @type {readonly (keyof Budget & keyof Weights)[]} */
  const kinds = ["javascript", "html", "fonts", "pageData"];
  const heavy = kinds
    .filter((kind) => weights[kind] > budget[kind] * kilobyte)
    .map((kind) => `${kind} ${inKilobytes(weights[kind])} KB, allowed ${budget[kind]} KB`);
  const shift =
    load.layoutShift > budget.layoutShift
      ? [`layout shift ${load.layoutShift.toFixed(4)}, allowed ${budget.layoutShift}`]
      : [];
  const foreign = load.requests
    .filter(({ url }) => isForeign(url, origin))
    .map(({ url }) => `request to another origin: ${url}`);
  return [...heavy, ...shift, ...foreign, ...load.messages];
}

/**
 * The problems of a build's functions, one line each. Each function is a bundle with libraries of its own, which every
 * release loads into memory.
 *
 * @param {string} folder where Gatsby put the functions and their manifest
 * @param {BudgetTable["functions"]} budget
 * @returns {string[]}
 */
export function functionProblems(folder, { count, size }) {
  const { length } = JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8"));
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  return [
    ...(length > count ? [`${length} functions, allowed ${count}`] : []),
    ...(bytes > size * kilobyte ? [`functions ${inKilobytes(bytes)} KB, allowed ${size} KB`] : []),
  ];
}

/**
 * Whether a URL is fetched over the network from another origin than the site's.
 *
 * @param {string} url
 * @param {string} origin
 */
function isForeign(url, origin) {
  const { protocol, origin: itsOrigin } = new URL(url);
  return !["data:", "blob:"].includes(protocol) && itsOrigin !== origin;
}

/** @param {number} bytes */
export function inKilobytes(bytes) {
  return (bytes / kilobyte).toFixed(1);
}

/** File extensions of formats that are already compressed, so that such files are sent as they are. */
const compressed = [".avif", ".gif", ".jpeg", ".jpg", ".pdf", ".png", ".webp", ".woff2"];

/** @param {string} file */
export function isCompressed(file) {
  return compressed.includes(path.extname(file));
}
