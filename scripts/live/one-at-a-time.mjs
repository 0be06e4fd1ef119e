import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds between two attempts. */
const pause = 50;

/** A holder shows so often that it works, and has ended after so long a silence; in milliseconds. */
const beat = 5000;
const silence = 60_000;

/** Begins the names of this process's holders; its number alone may be that of an earlier one, in a container that began again. */
const ours = `${process.pid}.${randomUUID()}`;

let calls = 0;

/**
 * Does work while no other process, and nobody else in this one, does work with the same lock. The lock of a process
 * that has ended counts for nothing, even if its number is now that of another process.
 *
 * The lock is a folder that has one file, named after its holder. A folder can be moved in one step to where there is
 * none or an empty one, and nowhere else: so one alone of many takes it. What an ended process left is emptied by that
 * process's name, which is never the name of whoever took the lock meanwhile.
 *
 * @param {string} lock absolute path of a folder that exists only meanwhile
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(lock, work) {
  const holder = `${ours}.${calls++}`;
  const claim = `${lock}.${holder}`;
  await mkdir(claim, { recursive: true });
  while (!(await take(lock, claim, holder))) {
    const ended = await endedHolders(lock);
    await Promise.all(ended.map((name) => free(lock, name)));
    if (ended.length === 0) await wait(pause);
  }
  const beating = setInterval(() => void show(lock, holder).catch(() => undefined), beat);
  try {
    await removeClaims(lock);
    await work();
  } finally {
    clearInterval(beating);
    await free(lock, holder);
  }
}

/**
 * @param {string} lock
 * @param {string} claim a folder for the new holder's name
 * @param {string} holder
 */
async function take(lock, claim, holder) {
  try {
    await show(claim, holder);
    await rename(claim, lock);
    return true;
  } catch (error) {
    // the lock has a holder; `EPERM` is what Windows says
    const { code = "" } = /** @type {NodeJS.ErrnoException} */ (error);
    if (["ENOTEMPTY", "EEXIST", "EPERM"].includes(code)) return false;
    throw error;
  }
}

/**
 * Writes a holder's name, with the time.
 *
 * @param {string} folder
 * @param {string} holder
 */
const show = (folder, holder) => writeFile(path.join(folder, holder), "");

/** @param {string} lock */
async function endedHolders(lock) {
  const names = await readdir(lock).catch(() => []);
  const judged = await Promise.all(
    names.map(async (name) => hasEnded(name) || (await wasSilent(path.join(lock, name)))),
  );
  return names.filter((_, index) => judged[index]);
}

/**
 * @param {string} lock
 * @param {string} name of its holder
 */
async function free(lock, name) {
  await rm(path.join(lock, name), { force: true });
  // somebody else may have taken it, or removed it
  await rmdir(lock).catch(() => undefined);
}

/**
 * Removes the claims of processes that ended while they waited.
 *
 * @param {string} lock
 */
async function removeClaims(lock) {
  const folder = path.dirname(lock);
  const start = `${path.basename(lock)}.`;
  const claims = (await readdir(folder)).filter((name) => name.startsWith(start));
  const ended = claims.filter((name) => hasEnded(name.slice(start.length)));
  await Promise.all(ended.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}

/** @param {string} file of a holder */
async function wasSilent(file) {
  // it may be gone
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
  return Date.now() - mtimeMs > silence;
}

/** @param {string} name of a holder */
function hasEnded(name) {
  const owner = Number.parseInt(name, 10);
  if (owner === process.pid) return !name.startsWith(ours);
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "ESRCH";
  }
}
