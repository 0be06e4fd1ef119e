import { day } from "../../../src/domain/durations";
import { runJob } from "../../../src/server/outbox/run-job";
import { groupOf } from "../../../src/server/vitals/visit-group";
import {
  firstDate,
  keptDays,
  newRecordKey,
  readGroups,
  writeGroups,
} from "../../../src/server/vitals/visit-records";
import { testRuntime } from "../support/runtime";
import { quickVisit, slowVisit } from "../support/visits";

const today = "2026-01-15";

test("days are counted back from today, which is one of them", () => {
  const now = new Date("2026-03-01T23:59:59.999Z");
  expect([1, 2, 28].map((days) => firstDate(now, days))).toEqual(["2026-03-01", "2026-02-28", "2026-02-02"]);
});

test("the records of all processes and days from a date on are added up", async () => {
  const { store } = testRuntime();
  for (const date of ["2026-01-13", "2026-01-14", today, today])
    await writeGroups(store, newRecordKey(date), [groupOf(quickVisit), groupOf(slowVisit)]);
  const { groups } = await readGroups(store, "2026-01-14");
  expect(groups.map(({ kind, visits }) => [kind, visits])).toEqual([
    ["article", 3],
    ["home", 3],
  ]);
});

test.each([
  "garbage",
  "",
  "{}",
  '{"groups":[{"kind":"home","connection":"4g","visits":1,"metrics":{"LCP":{"soon":1}}}]}',
  '{"groups":[{"kind":"home","connection":"4g","visits":-1,"metrics":{}}]}',
])("a record that is %j is named, and the others are counted", async (damage) => {
  const { store, items } = testRuntime();
  await writeGroups(store, newRecordKey(today), [groupOf(quickVisit)]);
  items.set(`vitals:${today}-damaged`, damage);
  items.set("vitals:copy (1)", damage);
  const { groups, unreadable } = await readGroups(store, today);
  expect(groups).toEqual([groupOf(quickVisit)]);
  expect(unreadable).toEqual([`vitals:${today}-damaged`]);
});

test("more records than are read at once are all counted", async () => {
  const { store } = testRuntime();
  for (let count = 0; count < 45; count += 1)
    await writeGroups(store, newRecordKey(today), [groupOf(quickVisit)]);
  expect((await readGroups(store, today)).groups).toMatchObject([{ visits: 45 }]);
});

describe("the regular job", () => {
  const visitKeys = ({ items }: { readonly items: ReadonlyMap<string, string> }) =>
    [...items.keys()].filter((key) => key.startsWith("vitals:"));

  test("removes the days before the last ninety, damaged ones too, and no others", async () => {
    const runtime = testRuntime();
    await writeGroups(runtime.store, newRecordKey(today), [groupOf(quickVisit)]);
    runtime.items.set(`vitals:${today}-damaged`, "garbage");
    runtime.wait((keptDays - 1) * day);
    await runJob(runtime);
    expect(visitKeys(runtime)).toHaveLength(2);
    runtime.wait(day);
    await runJob(runtime);
    expect(visitKeys(runtime)).toEqual([]);
  });

  test("names a record that it cannot remove, and goes on", async () => {
    const runtime = testRuntime();
    for (const name of ["a", "b"]) runtime.items.set(`vitals:${today}-${name}`, "{}");
    runtime.wait(keptDays * day);
    const denied = Object.assign(new Error("denied"), { code: "EACCES" });
    jest.spyOn(runtime.store, "remove").mockRejectedValueOnce(denied);
    await runJob(runtime);
    expect(runtime.logged).toEqual([
      `{"level":"error","event":"vitals_not_removed","reference":"vitals:${today}-a","code":"EACCES"}`,
    ]);
    expect(visitKeys(runtime)).toEqual([`vitals:${today}-a`]);
  });
});
