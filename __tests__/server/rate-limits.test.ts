import type { RateLimiterAbstract } from "rate-limiter-flexible";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import { readEnvironment } from "../../src/server/environment/environment";
import { createRateLimits, type LimiterFactory } from "../../src/server/rate-limits";
import { memoryDriver } from "../../src/server/storage/memory-driver";
import { createStore } from "../../src/server/storage/store";
import { goodInquiry, jsonPost } from "./support/requests";
import { handleInquiry } from "./support/routes";
import { testRuntime } from "./support/runtime";

const ask = (message: string) => jsonPost({ ...goodInquiry, message });

test("what could not be stored does not count: after a full disk, the sender may go on", async () => {
  const driver = memoryDriver();
  const disk = { isFull: true };
  const createItem = (key: string, value: string) =>
    disk.isFull ? Promise.reject(new Error("full")) : driver.createItem(key, value);
  const settings = { INQUIRIES_PER_ADDRESS: "2", INQUIRIES_IN_ALL: "3" };
  const runtime = testRuntime({ settings, parts: { store: createStore({ ...driver, createItem }) } });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1)
    statuses.push((await handleInquiry(ask("one"), runtime)).status);
  disk.isFull = false;
  for (const message of ["one", "two", "three"])
    statuses.push((await handleInquiry(ask(message), runtime)).status);
  expect(statuses).toEqual([503, 503, 503, 503, 503, 201, 201, 429]);
});

test("what the limit in total refuses does not count for the sender", async () => {
  const settings = { INQUIRIES_PER_ADDRESS: "1", INQUIRIES_IN_ALL: "1" };
  const { limits } = testRuntime({ settings });
  await expect(limits.take("inquiry", "192.0.2.1")).resolves.toEqual({ ok: true });
  await expect(limits.take("inquiry", "192.0.2.2")).resolves.toMatchObject({ ok: false });
  await limits.giveBack("inquiry", "192.0.2.1");
  await expect(limits.take("inquiry", "192.0.2.2")).resolves.toEqual({ ok: true });
});

test("processes that count in one Redis know a sender by one name, without a secret", async () => {
  const counters = new Map<string, RateLimiterAbstract>();
  const inOnePlace: LimiterFactory = (options) => {
    const counter = counters.get(options.keyPrefix) ?? new RateLimiterMemory(options);
    counters.set(options.keyPrefix, counter);
    return counter;
  };
  const settings = { STORAGE: "redis", REDIS_URL: "redis://127.0.0.1:6379", INQUIRIES_PER_ADDRESS: "1" };
  const [one, other] = [1, 2].map(() => createRateLimits(readEnvironment(settings), inOnePlace));
  await expect(one?.take("inquiry", "192.0.2.1")).resolves.toEqual({ ok: true });
  await expect(other?.take("inquiry", "192.0.2.1")).resolves.toMatchObject({ ok: false });
});
