import { createHash, randomUUID } from "node:crypto";
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Files that are compressed: texts and code of more than a packet. Few people ever fetch source maps. */
const compressible = /\.(css|csv|html|js|json|md|svg|txt|vtt|wasm|webmanifest|xml)$/;
const onePacket = 1400;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Compressed forms of a file by the ending of their names; each as small as it gets. */
const forms = {
  /** @param {Buffer} content */
  ".br": (content) => brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  /** @param {Buffer} content */
  ".gz": (content) => zip(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Number of files that are in memory at a time. */
const atOnce = 32;

/**
 * Gives every file below a folder a place below another one: a link to the stored file of the same content
 * and, if visitors get it, links to its compressed forms. So files that did not change take no space and are
 * compressed once.
 *
 * @param {string} store folder of the stored files, whose names are digests of their content
 * @param {string} from
 * @param {string} to
 * @param {{ areSent: boolean }} options whether visitors get the files
 */
export async function placeFiles(store, from, to, { areSent }) {
  await mkdir(store, { recursive: true });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((file) => path.join(file.parentPath, file.name));
  // a release, unlike a build, has compressed forms already
  const names = new Set(files);
  const originals = files.filter((file) => !Object.keys(forms).some((ending) => isForm(file, ending, names)));
  const waiting = originals.values();
  const placeNext = async () => {
    for (const file of waiting)
      await placeFile(store, file, path.join(to, path.relative(from, file)), areSent);
  };
  await Promise.all(Array.from({ length: atOnce }, placeNext));
}

/**
 * @param {string} file
 * @param {string} ending
 * @param {ReadonlySet<string>} files
 */
const isForm = (file, ending, files) => file.endsWith(ending) && files.has(file.slice(0, -ending.length));

/**
 * Removes the stored files that no release has.
 *
 * @param {string} store
 */
export async function removeUnused(store) {
  for (const name of await readdir(store)) {
    const file = path.join(store, name);
    if ((await stat(file)).nlink === 1) await rm(file);
  }
}

/**
 * @param {string} store
 * @param {string} from
 * @param {string} to
 * @param {boolean} isSent
 */
async function placeFile(store, from, to, isSent) {
  const content = await readFile(from);
  const stored = path.join(store, createHash("sha256").update(content).digest("hex"));
  await mkdir(path.dirname(to), { recursive: true });
  await place(stored, to, () => Promise.resolve(content));
  if (!isSent || content.length < onePacket || !compressible.test(from)) return;
  await Promise.all(
    Object.entries(forms).map(([ending, compress]) =>
      place(stored + ending, to + ending, () => compress(content)),
    ),
  );
}

/**
 * @param {string} stored
 * @param {string} to
 * @param {() => Promise<Buffer>} make gives the content if it is not stored yet
 */
async function place(stored, to, make) {
  // files of one content may be placed at the same time
  const unfinished = `${stored}.${randomUUID()}`;
  if (!(await exists(stored))) {
    await writeFile(unfinished, await make());
    await rename(unfinished, stored);
  }
  // some file systems have no links
  await link(stored, to).catch(() => copyFile(stored, to));
}

/** @param {string} file */
const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  );
