import { day } from "../../../src/domain/durations";
import { createVisitCounter, restTime } from "../../../src/server/vitals/visit-counter";
import { readGroups } from "../../../src/server/vitals/visit-records";
import { testRuntime, type TestRuntime } from "../support/runtime";
import { quickVisit, slowVisit } from "../support/visits";

const always = "2000-01-01";

beforeEach(() => {
  jest.useFakeTimers();
});

/** How many visits are stored. */
async function storedVisits({ store }: TestRuntime): Promise<number> {
  const { groups } = await readGroups(store, always);
  return groups.reduce((sum, { visits }) => sum + visits, 0);
}

test("the first visit is stored at once, and those soon after it together", async () => {
  const runtime = testRuntime();
  const write = jest.spyOn(runtime.store, "write");
  await runtime.visits.count(quickVisit, runtime);
  expect(await storedVisits(runtime)).toBe(1);
  for (let visit = 0; visit < 50; visit += 1) await runtime.visits.count(slowVisit, runtime);
  expect(await storedVisits(runtime)).toBe(1);
  await jest.advanceTimersByTimeAsync(restTime);
  expect(await storedVisits(runtime)).toBe(51);
  expect(write).toHaveBeenCalledTimes(2);
});

test("a function that was halted stores what it had gathered with its next visit", async () => {
  const runtime = testRuntime();
  await runtime.visits.count(quickVisit, runtime);
  await runtime.visits.count(quickVisit, runtime);
  runtime.wait(restTime);
  await runtime.visits.count(quickVisit, runtime);
  expect(await storedVisits(runtime)).toBe(3);
  expect(jest.getTimerCount()).toBe(0);
});

test("processes that share a store add up, also when one is started again", async () => {
  const runtime = testRuntime();
  const processes = [createVisitCounter(), createVisitCounter(), createVisitCounter()];
  await Promise.all(processes.map((visits) => visits.count(quickVisit, runtime)));
  expect([...runtime.items.keys()]).toHaveLength(3);
  const { groups } = await readGroups(runtime.store, always);
  expect(groups).toEqual([
    {
      kind: "article",
      connection: "4g",
      visits: 3,
      metrics: { LCP: { 1600: 3 }, INP: { 75: 3 }, CLS: { 0: 3 }, FCP: { 900: 3 }, TTFB: { 250: 3 } },
    },
  ]);
});

test("a visit counted while others are written is not lost", async () => {
  const runtime = testRuntime();
  const write = runtime.store.write.bind(runtime.store);
  let finish!: () => void;
  jest.spyOn(runtime.store, "write").mockImplementationOnce(async (key, schema, record) => {
    const text = structuredClone(record);
    await new Promise<void>((resolve) => (finish = resolve));
    await write(key, schema, text);
  });
  const first = runtime.visits.count(quickVisit, runtime);
  await jest.advanceTimersByTimeAsync(0);
  await runtime.visits.count(slowVisit, runtime);
  finish();
  await first;
  await jest.advanceTimersByTimeAsync(restTime);
  expect(await storedVisits(runtime)).toBe(2);
});

test("a store that fails costs nothing but a line in the log, and no visit once it works again", async () => {
  const runtime = testRuntime();
  const full = Object.assign(new Error("no space"), { code: "ENOSPC" });
  jest.spyOn(runtime.store, "write").mockRejectedValueOnce(full);
  await runtime.visits.count(quickVisit, runtime);
  expect(runtime.logged).toEqual(['{"level":"error","event":"vitals_not_stored","code":"ENOSPC"}']);
  expect(await storedVisits(runtime)).toBe(0);
  runtime.wait(restTime);
  await runtime.visits.count(quickVisit, runtime);
  expect(await storedVisits(runtime)).toBe(2);
});

test("each day has records of its own, also when the clock is put back", async () => {
  const runtime = testRuntime();
  await runtime.visits.count(quickVisit, runtime);
  runtime.wait(day);
  await runtime.visits.count(quickVisit, runtime);
  runtime.wait(-day);
  await runtime.visits.count(quickVisit, runtime);
  expect([...runtime.items.keys()].map((key) => key.slice(0, "vitals:2026-01-15".length)).sort()).toEqual([
    "vitals:2026-01-15",
    "vitals:2026-01-15",
    "vitals:2026-01-16",
  ]);
  expect(await storedVisits(runtime)).toBe(3);
});
