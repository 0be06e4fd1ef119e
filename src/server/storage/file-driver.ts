import { type Dirent, promises as fs } from "node:fs";
import path from "node:path";
import type { CreatingDriver } from "./creating-driver";
import { createDurably, moveDurably, removeDurably, unfinishedPrefix, writeDurably } from "./durable-file";
import { UnreadableRecordError } from "./store";

const extension = ".json";

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
    getKeys: async (prefix) => (await keysBelow(root, prefix)).filter(isSafe),
    freeSpace: () => freeSpace(root),
    strangers: async () => (await keysBelow(root, "")).filter((key) => !isSafe(key)).map(fileName),
    sweep: (olderThan) => removeUnfinished(root, olderThan),
  };
}

/** Splits a key into file names. Throws {@link InvalidKeyError} for unsafe ones such as `..`. */
function segments(key: string): readonly string[] {
  if (!isSafe(key)) throw new InvalidKeyError();
  return parts(key);
}

const parts = (key: string) => key.split(":").filter(Boolean);

/**
 * Whether each part of a key may be a file name. Copying and sync tools make others, such as
 * `abc (1).json`: such files are no items.
 */
function isSafe(key: string): boolean {
  return parts(key).every((part) => /^[\w-][\w.-]*$/.test(part));
}

/** Path of an item's file, relative to the directory of the store. */
const fileName = (key: string) => path.join(...parts(key)) + extension;

function keysBelow(root: string, prefix: string): Promise<string[]> {
  return listKeys(path.join(root, ...segments(prefix)), segments(prefix));
}

class InvalidKeyError extends Error {
  readonly code = "INVALID_KEY";

  constructor() {
    super("This key is no name of a file.");
  }
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

async function listKeys(directory: string, prefix: readonly string[]): Promise<string[]> {
  const entries = await readDirectory(directory);
  const found = await Promise.all(entries.map((entry) => keysOf(entry, directory, prefix)));
  return found.flat();
}

async function keysOf(entry: Dirent, directory: string, prefix: readonly string[]): Promise<string[]> {
  const { name } = entry;
  // a folder in the place of a record is listed as that record, so that it is set aside
  if (entry.isDirectory() && !name.endsWith(extension)) {
    const keys = listKeys(path.join(directory, name), [...prefix, name]);
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
 * Removes what interrupted writes left. A folder that fails does not keep the others from being swept; folders under
 * names that no item has, such as `lost+found`, are not ours.
 *
 * @throws the first failure, when everything else is done
 */
async function removeUnfinished(directory: string, olderThan: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const entry of await readDirectory(directory)) {
    const file = path.join(directory, entry.name);
    try {
      if (!entry.isDirectory()) {
        if (entry.name.startsWith(unfinishedPrefix)) await removeIfOlder(file, olderThan);
      } else if (isSafe(entry.name)) await removeUnfinished(file, olderThan);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
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
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EACCES" || code === "EPERM") return [];
  throw error;
}

function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
  throw error;
}
