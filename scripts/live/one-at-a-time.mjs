import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds between two attempts. */
const pause = 50;

/**
 * Does work while no other process, and nobody else in this one, does work with the same lock. The lock of a process
 * that has ended counts for nothing.
 *
 * @param {string} lock absolute path of a file that exists only meanwhile and holds the process's id
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(lock, work) {
  await mkdir(path.dirname(lock), { recursive: true });
  while (!(await take(lock))) {
    if (await isLeftOver(lock)) await rm(lock, { force: true });
    else await wait(pause);
  }
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** @param {string} lock */
async function take(lock) {
  try {
    await writeFile(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    return false;
  }
}

/** @param {string} lock */
async function isLeftOver(lock) {
  const owner = Number(await readFile(lock, "utf8").catch(() => ""));
  // just made and not yet written, or just removed
  if (!owner) return false;
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "ESRCH";
  }
}
