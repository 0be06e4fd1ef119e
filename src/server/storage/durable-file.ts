import { randomUUID } from "node:crypto";
import { type FileHandle, link, mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { syncDirectory } from "./sync-directory";

/** Prefix of temporary files, which are not items. */
export const unfinishedPrefix = ".writing-";

/**
 * Writes or replaces a file atomically, so that a power cut never leaves a part of it. Resolves when the
 * file is on the disk (`fsync`).
 *
 * @throws the file system's error (disk full, read-only, no permission); the temporary file is removed
 */
export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  await withFinishedCopy(file, content, (copy) => rename(copy, file));
}

/** Like {@link writeDurably}, but keeps an existing file. Returns whether it wrote. */
export async function createDurably(file: string, content: string): Promise<boolean> {
  try {
    await withFinishedCopy(file, content, (copy) => link(copy, file));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    // The process that created the file may not have synced the directory yet.
    await syncDirectory(path.dirname(file));
    return false;
  }
}

/** Removes a file if it exists; resolves when the removal is on the disk. */
export async function removeDurably(file: string): Promise<void> {
  try {
    await rm(file);
    await syncDirectory(path.dirname(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

/** The error of a file or folder that is not there, as null; throws every other. */
export function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
  throw error;
}

/** Moves a file, or a folder that is in its place; resolves when the move is on the disk. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await makeDirectory(path.dirname(to));
  await rename(from, to);
  await syncDirectory(path.dirname(to));
  await syncDirectory(path.dirname(from));
}

async function withFinishedCopy(
  file: string,
  content: string | Uint8Array,
  publish: (copy: string) => Promise<void>,
) {
  const directory = path.dirname(file);
  const copy = path.join(directory, unfinishedPrefix + randomUUID());
  try {
    await writeAndSync(await openIn(directory, copy), content);
    await publish(copy);
  } finally {
    await rm(copy, { force: true });
  }
  await syncDirectory(directory);
}

async function openIn(directory: string, file: string): Promise<FileHandle> {
  try {
    return await open(file, "wx", 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    await makeDirectory(directory);
    return open(file, "wx", 0o600);
  }
}

async function makeDirectory(directory: string): Promise<void> {
  const first = await mkdir(directory, { recursive: true, mode: 0o700 });
  if (!first) return;
  for (let made = directory; made.length >= first.length; made = path.dirname(made)) {
    await syncDirectory(path.dirname(made));
  }
}

async function writeAndSync(handle: FileHandle, content: string | Uint8Array): Promise<void> {
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
