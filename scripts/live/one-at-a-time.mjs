import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds between two attempts. */
const pause = 50;

/** Names this process in a lock; its number alone may be that of an earlier one, in a container that began again. */
const holder = `${process.pid}.${randomUUID()}`;

/**
 * Does work while no other process, and nobody else in this one, does work with the same lock. The lock of a process
 * that has ended counts for nothing.
 *
 * The lock is a folder that has one file, named after its holder. A folder can be moved in one step to where there is
 * none or an empty one, and nowhere else: so one alone of many takes it. What an ended process left is emptied by that
 * process's name, which is never the name of whoever took the lock meanwhile.
 *
 * @param {string} lock absolute path of a folder that exists only meanwhile
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(lock, work) {
  await mkdir(path.dirname(lock), { recursive: true });
  const claim = await mkdtemp(`${lock}.`);
  await writeFile(path.join(claim, holder), "");
  while (!(await take(lock, claim))) {
    const ended = (await holdersOf(lock)).filter(hasEnded);
    await Promise.all(ended.map((name) => free(lock, name)));
    if (ended.length === 0) await wait(pause);
  }
  try {
    await work();
  } finally {
    await free(lock, holder);
  }
}

/**
 * @param {string} lock
 * @param {string} claim a folder with the new holder's name
 */
async function take(lock, claim) {
  try {
    await rename(claim, lock);
    return true;
  } catch (error) {
    // the lock has a holder; `EPERM` is what Windows says
    const { code = "" } = /** @type {NodeJS.ErrnoException} */ (error);
    if (["ENOTEMPTY", "EEXIST", "EPERM"].includes(code)) return false;
    throw error;
  }
}

/** @param {string} lock */
const holdersOf = (lock) => readdir(lock).catch(() => []);

/**
 * @param {string} lock
 * @param {string} name of its holder
 */
async function free(lock, name) {
  await rm(path.join(lock, name), { force: true });
  // somebody else may have taken it, or removed it
  await rmdir(lock).catch(() => undefined);
}

/** @param {string} name of a holder */
function hasEnded(name) {
  const owner = Number.parseInt(name, 10);
  if (owner === process.pid) return name !== holder;
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "ESRCH";
  }
}
