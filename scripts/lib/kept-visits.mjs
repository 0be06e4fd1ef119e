import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { kindOf } from "./budgets.mjs";
import { buildFolder } from "./site-build.mjs";
import { publicFile } from "./transfer-size.mjs";

/** @typedef {Awaited<ReturnType<typeof import("./visit-page.mjs").visitPage>>} Visit */

/**
 * The visits of the last run that found no problem. A page need not be visited again while all that it requested for
 * itself then is the same to the byte, files of the site and answers of its functions, and what visits it is the same.
 *
 * @param {string} root absolute path of the project
 * @param {object} site
 * @param {string} site.publicFolder absolute path of the built site
 * @param {string} site.origin where it is served now
 * @param {(url: string) => Promise<string | undefined>} [site.ask] what a function answers; undefined if it refuses
 * @param {string} visitor changes with the code, the browser and whatever else decides what a visit finds
 */
export async function openVisits(root, { publicFolder, origin, ask = askFunction }, visitor) {
  const file = path.join(root, buildFolder, "visits.json");
  /** @type {Record<string, { readonly digest: string, readonly visit: Visit }>} */
  const earlier = await readFile(file, "utf8")
    .then(JSON.parse)
    .catch(() => ({}));
  /** @type {typeof earlier} */
  const kept = {};
  const digestAt = digests(publicFolder, origin, ask);

  /**
   * @param {string} page
   * @param {string} how it is visited
   * @param {Visit["requests"]} requests
   */
  const digestOf = async (page, how, requests) => {
    const own = requests.filter((request) => kindOf(request, page) !== "ahead");
    const found = await Promise.all(
      own.map(async ({ url }) => [url.replace(origin, ""), await digestAt(url)]),
    );
    return found.every(([, known]) => known) ? digest(JSON.stringify([visitor, how, found])) : undefined;
  };

  return {
    /**
     * What the last visit of a page found, if another one would find the same.
     *
     * @param {string} page path
     * @param {string} how it would be visited
     * @returns {Promise<Visit | undefined>}
     */
    earlier: async (page, how) => {
      const { digest: known, visit } = earlier[page] ?? {};
      if (!visit) return undefined;
      const requests = visit.requests.map(({ url, ...rest }) => ({ ...rest, url: origin + url }));
      return (await digestOf(page, how, requests)) === known ? { ...visit, requests } : undefined;
    },
    /**
     * Keeps a visit that found no problem.
     *
     * @param {string} page path
     * @param {string} how it was visited
     * @param {Visit} visit
     */
    keep: async (page, how, visit) => {
      const made = await digestOf(page, how, visit.requests);
      const requests = visit.requests.map(({ url, ...rest }) => ({ ...rest, url: url.replace(origin, "") }));
      if (made) kept[page] = { digest: made, visit: { ...visit, requests } };
    },
    /** Writes what was kept in place of that of the last run. */
    save: async () => {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(kept));
    },
  };
}

/**
 * Returns a function that gives the digest of what the site has at an address; undefined if there is nothing. Each
 * function is asked once.
 *
 * @param {string} publicFolder
 * @param {string} origin
 * @param {(url: string) => Promise<string | undefined>} ask
 */
function digests(publicFolder, origin, ask) {
  /** @type {Map<string, Promise<string | undefined>>} */
  const known = new Map();
  /** @param {URL} url */
  const made = async ({ origin: where, pathname, href }) => {
    if (where !== origin) return undefined;
    const file = publicFile(publicFolder, pathname);
    const content = pathname.startsWith("/api/") ? await ask(href) : existsSync(file) && readFileSync(file);
    return content ? digest(content) : undefined;
  };
  return (/** @type {string} */ address) => {
    const found = known.get(address) ?? made(new URL(address));
    known.set(address, found);
    return found;
  };
}

/**
 * Asks a function as a visitor's browser does.
 *
 * @param {string} url
 */
async function askFunction(url) {
  const answer = await fetch(url);
  return answer.ok ? answer.text() : undefined;
}

/** @param {string | Buffer} content */
const digest = (content) => createHash("sha256").update(content).digest("hex");
