import { existsSync, mkdtempSync, rmdirSync } from "node:fs";
import path from "node:path";
import { type Environment, EnvironmentError } from "../environment/environment";
import { errorCode } from "../log";

/**
 * Makes sure that records can be kept, if they are kept as files: that this user can write in their folder, or make
 * it. Leaves nothing behind.
 *
 * @throws {EnvironmentError} if it cannot
 */
export function checkFolder({ STORAGE, STORAGE_DIRECTORY }: Environment): void {
  if (STORAGE !== "file") return;
  let folder = path.resolve(STORAGE_DIRECTORY);
  while (!existsSync(folder)) folder = path.dirname(folder);
  try {
    // permissions alone would not tell: root has all of them, in /proc and on a full disk, too
    rmdirSync(mkdtempSync(path.join(folder, ".check-")));
  } catch (error) {
    throw new EnvironmentError([
      `STORAGE_DIRECTORY must be a folder that this user can make and write in, not "${STORAGE_DIRECTORY}" (${errorCode(error)})`,
    ]);
  }
}
