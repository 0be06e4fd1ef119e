import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { oneAtATime } from "../../../scripts/live/one-at-a-time.mjs";
import { temporaryFolder } from "../temporary-folder";

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
