import type { LogFields } from "../../../src/server/log";
import { takeLease } from "../../../src/server/storage/lease";
import { quarantined } from "../../../src/server/storage/quarantine";
import { createStore } from "../../../src/server/storage/store";
import { anyRecord } from "../support/any-record";
import { memoryDriver } from "../support/memory-driver";

function setUp() {
  const store = createStore(memoryDriver());
  let time = Date.parse("2026-01-15T08:00:00Z");
  const logged: string[] = [];
  const options = {
    now: () => new Date(time),
    duration: 60_000,
    log: (_level: string, _event: string, fields?: LogFields) => void logged.push(fields?.reference ?? ""),
  };
  return {
    store,
    logged,
    take: () => takeLease(store, "outbox", options),
    wait: (milliseconds: number) => void (time += milliseconds),
  };
}

test("of many that come at once, one gets it", async () => {
  const { take } = setUp();
  const leases = await Promise.all(Array.from({ length: 20 }, take));
  expect(leases.filter(Boolean)).toHaveLength(1);
});

test("it can be taken again after it was released, however often", async () => {
  const { take, store } = setUp();
  for (let round = 0; round < 5; round += 1) {
    const lease = await take();
    expect(lease).toBeDefined();
    await expect(take()).resolves.toBeUndefined();
    await lease?.release();
  }
  expect((await store.names("leases:outbox")).length).toBeLessThanOrEqual(2);
});

test("a holder that died loses it after a while, and may not go on", async () => {
  const { take, wait } = setUp();
  const first = await take();
  wait(59_999);
  await expect(take()).resolves.toBeUndefined();
  wait(1);
  const second = await take();
  expect(second).toBeDefined();
  await expect(first?.renew()).resolves.toBe(false);
  await expect(second?.renew()).resolves.toBe(true);
});

test("renewing keeps it", async () => {
  const { take, wait } = setUp();
  const lease = await take();
  for (let round = 0; round < 3; round += 1) {
    wait(50_000);
    await expect(lease?.renew()).resolves.toBe(true);
  }
  await expect(take()).resolves.toBeUndefined();
});

test("one that cannot be read is held by nobody, replaced, and set aside when its number goes", async () => {
  const { take, store, logged } = setUp();
  await store.write("leases:outbox:000000000007", anyRecord, { half: true });
  const lease = await take();
  expect(lease).toBeDefined();
  await expect(take()).resolves.toBeUndefined();
  await lease?.release();
  await expect(take()).resolves.toBeDefined();
  expect(logged).toEqual(["leases:outbox:000000000007"]);
  expect((await quarantined(store)).map(({ key }) => key)).toEqual(["leases:outbox:000000000007"]);
  await expect(store.names("leases:outbox")).resolves.not.toContain("000000000007");
});

test("one of a holder whose clock was years ahead is held by nobody", async () => {
  const { take, store } = setUp();
  await store.write("leases:outbox:000000000001", anyRecord, { until: "2036-01-15T08:00:00.000Z" });
  await expect(take()).resolves.toBeDefined();
});

test("one of a holder whose clock is a little ahead is held", async () => {
  const { take, store } = setUp();
  await store.write("leases:outbox:000000000001", anyRecord, { until: "2026-01-15T08:01:30.000Z" });
  await expect(take()).resolves.toBeUndefined();
});

test("files that someone else has put beside it do not count", async () => {
  const { take, store } = setUp();
  await store.write("leases:outbox:x-copy", anyRecord, { until: "2026-01-15T08:00:30.000Z" });
  await expect(take()).resolves.toBeDefined();
});
