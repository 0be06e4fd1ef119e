import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildFolder } from "./site-build.mjs";
import { publicFile } from "./transfer-size.mjs";

/** @typedef {Awaited<ReturnType<typeof import("./visit-page.mjs").visitPage>>} Visit */

/**
 * The visits of the last run that found no problem. A page need not be visited again while all that it requested then
 * are files of the site that are the same to the byte, and what visits it is the same.
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
  const digestAt = fileDigests(publicFolder);

  /**
   * @param {string} how the page is visited
   * @param {Visit["requests"]} requests by their paths
   */
  const digestOf = (how, requests) => {
    const digests = requests.map(({ url }) => [url, digestAt(url)]);
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
      if (!visit || digestOf(how, visit.requests) !== known) return undefined;
      return {
        ...visit,
        requests: visit.requests.map(({ url, ...rest }) => ({ ...rest, url: origin + url })),
      };
    },
    /**
     * Keeps a visit that found no problem.
     *
     * @param {string} page path
     * @param {string} how it was visited
     * @param {Visit} visit
     */
    keep: (page, how, visit) => {
      const requests = visit.requests.map(({ url, ...rest }) => ({ ...rest, url: url.replace(origin, "") }));
      const made = digestOf(how, requests);
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
 * Returns a function that gives the digest of the file behind a path; undefined if there is none.
 *
 * @param {string} publicFolder
 */
function fileDigests(publicFolder) {
  /** @type {Map<string, string>} */
  const known = new Map();
  return (/** @type {string} */ address) => {
    const file = publicFile(publicFolder, address.replace(/\?.*/, ""));
    if (!known.has(file) && existsSync(file)) known.set(file, digest(readFileSync(file)));
    return known.get(file);
  };
}

/** @param {string | Buffer} content */
const digest = (content) => createHash("sha256").update(content).digest("hex");
