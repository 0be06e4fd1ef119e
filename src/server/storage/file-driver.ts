import { type Dirent, promises as fs } from "node:fs";
import path from "node:path";
import type { CreatingDriver, PassOver } from "./creating-driver";
import {
  createDurably,
  moveDurably,
  nullIfMissing,
  removeDurably,
  unfinishedPrefix,
  writeDurably,
} from "./durable-file";
import { extension, fileName, isSafe, segments } from "./file-names";
import { UnreadableRecordError } from "./store";

/**
 * Stores each item as one file below a directory. Unlike the library's file driver, it waits until the
 * data is on the disk and never leaves half a file.
 *
 * @param base the directory; created with mode 0700 when the first item is written
 */
export function fileDriver(base: string): CreatingDriver {
  const root = path.resolve(base);
  const fileOf = (key: string) => path.join(root, ...segments(key)) + extension;
  return {
    name: "durable-file",
    hasItem: async (key) => (await readItem(key, fileOf)) !== null,
    getItem: (key) => readItem(key, fileOf),
    setItem: (key, value) => writeDurably(fileOf(key), value),
    createItem: (key, value) => createDurably(fileOf(key), value),
    removeItem: (key) => removeDurably(fileOf(key)),
    moveItem: (from, to) => moveDurably(fileOf(from), fileOf(to)),
    getKeys: async (prefix, options: Listing) => (await keysBelow(root, prefix, options)).filter(isSafe),
    folders: (prefix) => foldersBelow(root, prefix),
    freeSpace: () => freeSpace(root),
    strangers: async (passOver) =>
      (await keysBelow(root, "", { passOver })).filter((key) => !isSafe(key)).map(fileName),
    sweep: (olderThan) => removeUnfinished(root, olderThan),
  };
}

interface Listing {
  readonly maxDepth?: number | undefined;
  readonly passOver?: PassOver | undefined;
}

function keysBelow(root: string, prefix: string, listing: Listing): Promise<string[]> {
  return listKeys(path.join(root, ...segments(prefix)), segments(prefix), listing);
}

/** The names of the folders directly below a prefix. */
async function foldersBelow(root: string, prefix: string): Promise<string[]> {
  const entries = await readDirectory(path.join(root, ...segments(prefix)));
  const folders = entries.filter((entry) => entry.isDirectory() && isSafe(entry.name));
  return folders.map(({ name }) => name).sort();
}

/** Error codes of one file that cannot be opened, not of the whole disk or process. */
const closed: ReadonlySet<unknown> = new Set(["EACCES", "EPERM", "EIO"]);

/** Error codes of what is no record: a folder in its place, or more than can be read at once. */
const damaged: ReadonlySet<unknown> = new Set(["EISDIR", "ERR_FS_FILE_TOO_LARGE", "ERR_STRING_TOO_LONG"]);

async function readItem(key: string, fileOf: (key: string) => string): Promise<string | null> {
  try {
    return await fs.readFile(fileOf(key), "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (closed.has(code) || damaged.has(code)) throw new UnreadableRecordError(key, damaged.has(code));
    return nullIfMissing(error);
  }
}

async function listKeys(directory: string, prefix: readonly string[], listing: Listing): Promise<string[]> {
  const entries = await readDirectory(directory).catch((error: unknown) => {
    if (listing.passOver && prefix.length > 0 && isClosed(error)) {
      if (prefix.every(isSafe)) listing.passOver(path.join(...prefix));
      return [];
    }
    // a folder below another holds what belongs to one thing, as the events of a payment
    throw prefix.length > 1 && isClosed(error) ? new UnreadableRecordError(prefix.join(":"), false) : error;
  });
  const found = await Promise.all(entries.map((entry) => keysOf(entry, directory, prefix, listing)));
  return found.flat();
}

async function keysOf(entry: Dirent, directory: string, prefix: readonly string[], listing: Listing) {
  const { name } = entry;
  // a folder in the place of a record is listed as that record, so that it is set aside
  if (entry.isDirectory() && !name.endsWith(extension)) {
    if (prefix.length >= (listing.maxDepth ?? Infinity)) return [];
    const keys = listKeys(path.join(directory, name), [...prefix, name], listing);
    return isSafe(name) ? keys : keys.catch(noneIfClosed);
  }
  if (!name.endsWith(extension) || name.startsWith(unfinishedPrefix)) return [];
  return [[...prefix, name.slice(0, -extension.length)].join(":")];
}

/** Space that this process may fill; undefined while the directory does not exist. */
async function freeSpace(directory: string): Promise<number | undefined> {
  const facts = await fs.statfs(directory).catch(nullIfMissing);
  return facts ? facts.bavail * facts.bsize : undefined;
}

/**
 * Removes what interrupted writes left; folders under names that no item has, such as `lost+found`, are not ours.
 * Returns the paths of folders that are closed.
 */
async function removeUnfinished(root: string, olderThan: Date, folder = ""): Promise<readonly string[]> {
  const shut: string[] = [];
  for (const entry of await readDirectory(path.join(root, folder))) {
    const { name } = entry;
    const below = path.join(folder, name);
    if (!entry.isDirectory()) {
      if (name.startsWith(unfinishedPrefix)) await removeIfOlder(path.join(root, below), olderThan);
    } else if (isSafe(name)) {
      const found = removeUnfinished(root, olderThan, below);
      shut.push(...(await found.catch((error: unknown) => [...noneIfClosed(error), below])));
    }
  }
  return shut;
}

async function removeIfOlder(file: string, olderThan: Date): Promise<void> {
  const facts = await fs.stat(file).catch(nullIfMissing);
  if (facts && facts.mtime < olderThan) await fs.rm(file, { force: true });
}

async function readDirectory(directory: string): Promise<readonly Dirent[]> {
  const entries = await fs.readdir(directory, { withFileTypes: true }).catch(nullIfMissing);
  return entries ?? [];
}

/** For a folder that is none of ours. Our own must not be taken for empty: what was sent would be sent again. */
function noneIfClosed(error: unknown): string[] {
  if (isClosed(error)) return [];
  throw error;
}

const isClosed = (error: unknown) =>
  error instanceof UnreadableRecordError || closed.has((error as NodeJS.ErrnoException).code);
