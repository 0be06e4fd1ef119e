import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { oneAtATime } from "../../../scripts/live/one-at-a-time.mjs";
import { temporaryFolder } from "../../setup/temporary-folder";

const folder = temporaryFolder();
const lock = path.join(folder, "locks/test");
const working = path.join(folder, "working");
const done = path.join(folder, "done");

/** Arguments of a Node process that does work with the lock. */
const withLock = (work: string) => [
  "--input-type=module",
  "--eval",
  `import { existsSync, writeFileSync } from "node:fs";
   import { setTimeout as wait } from "node:timers/promises";
   import { oneAtATime } from ${JSON.stringify(pathToFileURL(path.resolve("scripts/live/one-at-a-time.mjs")))};
   await oneAtATime(${JSON.stringify(lock)}, async () => { ${work} });`,
];

it("takes nothing from a process that took over, in the same moment, what another one left", async () => {
  spawnSync(process.execPath, withLock("process.exit();"));
  const kill = process.kill.bind(process);
  const others: ReturnType<typeof spawn>[] = [];
  jest.spyOn(process, "kill").mockImplementation((pid, signal) => {
    if (others.length === 0) {
      // between our finding that the holder has ended and our taking over, the other one takes over
      const work = `writeFileSync(${JSON.stringify(working)}, ""); await wait(500); writeFileSync(${JSON.stringify(done)}, "");`;
      others.push(spawn(process.execPath, withLock(work)));
      while (!existsSync(working)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
    return kill(pid, signal);
  });
  await oneAtATime(lock, () => {
    expect(existsSync(done)).toBe(true);
    return Promise.resolve();
  });
  expect([others.length, readdirSync(path.dirname(lock))]).toEqual([1, []]);
});

/** Names of processes that were killed: one whose number is now another process's, here Jest's, and one that is gone. */
const [reused, gone] = [`${process.ppid}.a`, `${spawnSync(process.execPath, ["--version"]).pid}.b`];

it("takes over from a holder that was silent for more than a minute, though its number is another process's now", async () => {
  mkdirSync(lock, { recursive: true });
  writeFileSync(path.join(lock, reused), "");
  const longAgo = Date.now() / 1000 - 61;
  utimesSync(path.join(lock, reused), longAgo, longAgo);
  const work = jest.fn(() => Promise.resolve());
  await oneAtATime(lock, work);
  expect(work).toHaveBeenCalledTimes(1);
});

it("removes what a process left that was killed while it waited, and nothing of one that waits", async () => {
  for (const name of [reused, gone]) mkdirSync(`${lock}.${name}`, { recursive: true });
  await oneAtATime(lock, () => Promise.resolve());
  expect(readdirSync(path.dirname(lock))).toEqual([`test.${reused}`]);
});

it("lets nobody in while its holder works, also in the same process", async () => {
  const happened: string[] = [];
  const work = (name: string) => async () => {
    happened.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    happened.push(`${name} ends`);
  };
  await Promise.all([oneAtATime(lock, work("a")), oneAtATime(lock, work("b"))]);
  const [first = ""] = happened[0]?.split(" ") ?? [];
  const second = first === "a" ? "b" : "a";
  expect(happened).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`]);
});
