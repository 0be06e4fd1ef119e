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
 * itself then are files of the site that are the same to the byte, and what visits it is the same.
 *
 * @param {string} root absolute path of the project
 * @param {object} site
 * @param {string} site.publicFolder absolute path of the built site
 * @param {string} site.origin where it is served now
 * @param {string} visitor changes with the code, the browser and whatever else decides what a visit finds
 */
export async function openVisits(root, { publicFolder, origin }, visitor) {
  const file = path.join(root, buildFolder, "visits.json");
  /** @type {Record<string, { readonly digest: string, readonly visit: Visit }>} */
  const earlier = await readFile(file, "utf8")
    .then(JSON.parse)
    .catch(() => ({}));
  /** @type {typeof earlier} */
  const kept = {};
  const digestAt = fileDigests(publicFolder, origin);

  /**
   * @param {string} page
   * @param {string} how it is visited
   * @param {Visit["requests"]} requests
   */
  const digestOf = (page, how, requests) => {
    const own = requests.filter((request) => kindOf(request, page) !== "ahead");
    const digests = own.map(({ url }) => [url.replace(origin, ""), digestAt(url)]);
    return digests.every(([, known]) => known) ? digest(JSON.stringify([visitor, how, digests])) : undefined;
  };

  return {
    /**
     * What the last visit of a page found, if another one would find the same.
     *
     * @param {string} page path
     * @param {string} how it would be visited
     * @returns {Visit | undefined}
     */
    earlier: (page, how) => {
      const { digest: known, visit } = earlier[page] ?? {};
      if (!visit) return undefined;
      const requests = visit.requests.map(({ url, ...rest }) => ({ ...rest, url: origin + url }));
      return digestOf(page, how, requests) === known ? { ...visit, requests } : undefined;
    },
    /**
     * Keeps a visit that found no problem.
     *
     * @param {string} page path
     * @param {string} how it was visited
     * @param {Visit} visit
     */
    keep: (page, how, visit) => {
      const made = digestOf(page, how, visit.requests);
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
 * Returns a function that gives the digest of the file at an address; undefined if there is none.
 *
 * @param {string} publicFolder
 * @param {string} origin
 */
function fileDigests(publicFolder, origin) {
  /** @type {Map<string, string>} */
  const known = new Map();
  return (/** @type {string} */ address) => {
    const url = new URL(address);
    const file = publicFile(publicFolder, url.pathname);
    if (url.origin !== origin || !existsSync(file)) return undefined;
    const made = known.get(file) ?? digest(readFileSync(file));
    known.set(file, made);
    return made;
  };
}

/** @param {string | Buffer} content */
const digest = (content) => createHash("sha256").update(content).digest("hex");
