import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { isCompressed } from "./budgets.mjs";

/**
 * Returns a function that gives the transfer size of a file in bytes: compressed with brotli at its highest
 * quality, unless the file's format is already compressed. Each file is compressed only once.
 *
 * @param {string} publicFolder absolute path
 * @returns {(pathname: string) => number} takes a URL's path; 0 for a file that does not exist
 */
export function transferSizes(publicFolder) {
  /** @type {Map<string, number>} */
  const known = new Map();
  return (pathname) => {
    const size = known.get(pathname) ?? measure(publicFile(publicFolder, pathname));
    known.set(pathname, size);
    return size;
  };
}

/**
 * The file that answers an address, whether it exists or not.
 *
 * @param {string} publicFolder absolute path
 * @param {string} pathname of a URL
 */
export function publicFile(publicFolder, pathname) {
  const file = path.join(publicFolder, decodeURIComponent(pathname));
  return pathname.endsWith("/") ? path.join(file, "index.html") : file;
}

/** @param {string} file */
function measure(file) {
  if (!existsSync(file)) return 0;
  if (isCompressed(file)) return statSync(file).size;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return brotliCompressSync(readFileSync(file), options).length;
}
