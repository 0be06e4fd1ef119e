import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** The action of requests that write texts and delete files; decap-server knows none that does both. */
export const replacing = "replaceFiles";

/** @typedef {readonly [name: string, content: string | Buffer | undefined]} Content of a file; undefined if it does not exist */
/** @typedef {{ dataFiles: { path: string, raw: string }[], paths: string[] }} Replacement */

/**
 * Writes texts and deletes files at one request, wholly or not at all.
 *
 * @param {string} root absolute path of the project
 * @returns {import("express").RequestHandler}
 */
export function replaceFiles(root) {
  return (request, response, next) => {
    const { action, params } = /** @type {{ action: string, params: Replacement }} */ (request.body);
    if (action === replacing) replace(root, params).then(() => response.json({ message: "replaced" }), next);
    else next();
  };
}

/** @param {string} root @param {Replacement} replacement */
async function replace(root, { dataFiles, paths }) {
  /** @type {Content[]} */
  const wanted = [];
  for (const { path, raw } of dataFiles) wanted.push([path, raw]);
  for (const path of paths) wanted.push([path, undefined]);
  const former = await Promise.all(wanted.map(([name]) => contentNow(root, name)));
  try {
    for (const each of wanted) await put(root, each);
  } catch (error) {
    await Promise.allSettled(former.map((each) => put(root, each)));
    throw error;
  }
}

/** @param {string} root @param {string} name @returns {Promise<Content>} */
async function contentNow(root, name) {
  return [name, await readFile(path.join(root, name)).catch(ifMissing)];
}

/** @param {NodeJS.ErrnoException} error */
function ifMissing(error) {
  if (error.code !== "ENOENT") throw error;
  return undefined;
}

/** @param {string} root @param {Content} content */
async function put(root, [name, content]) {
  const file = path.join(root, name);
  if (content === undefined) {
    await rm(file, { force: true });
    return;
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
