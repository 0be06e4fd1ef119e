import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import { readEnvironment } from "../../src/server/environment/environment";
import { type Counter, type CounterFactory, createRateLimits } from "../../src/server/rate-limits";
import { createStore } from "../../src/server/storage/store";
import { memoryDriver } from "./support/memory-driver";
import { goodInquiry, jsonPost } from "./support/requests";
import { handleInquiry } from "./support/routes";
import { testRuntime } from "./support/runtime";

const ask = (message: string) => jsonPost({ ...goodInquiry, message });

/** Limits in which one sender may do `each`, and all together `inAll`. */
const limitsWith = (each: number, inAll = 1_000_000) =>
  testRuntime({ settings: { INQUIRIES_PER_ADDRESS: String(each), INQUIRIES_IN_ALL: String(inAll) } }).limits;

type Limits = ReturnType<typeof limitsWith>;

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

/** How many addresses are granted something, without proofs. */
async function granted(limits: Limits, addresses: readonly string[]): Promise<number> {
  let count = 0;
  for (const address of addresses) count += Number((await limits.take("inquiry", address)).ok);
  return count;
}

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

test.each([
  ["one IPv4 address", 2, () => "192.0.2.1"],
  ["a /24", 32, (number: number) => `192.0.2.${number % 250}`],
  ["a /64", 2, (number: number) => `2001:db8::${number.toString(16)}`],
  ["a /56", 8, (number: number) => `2001:db8:0:${(number % 256).toString(16)}::1`],
  ["a /48", 32, (number: number) => `2001:db8:0:${number.toString(16)}00::1`],
])("%s may do this much without a proof: %p", async (_, most, address) => {
  expect(await granted(limitsWith(2), numbers(200).map(address))).toBe(most);
});

test("with proofs a network may do four times as much, then it has to wait for the rest of the window", async () => {
  const limits = limitsWith(2);
  const outcomes = [];
  for (const isProved of [false, false, false, ...numbers(7).map(() => true)]) {
    const taken = await limits.take("inquiry", "192.0.2.1", { isProved });
    outcomes.push(taken.ok ? "granted" : taken.canProve ? "prove" : "wait");
  }
  expect(outcomes).toEqual([
    ...["granted", "granted", "prove"],
    ...["granted", "granted", "granted", "granted", "granted", "granted", "wait"],
  ]);
  const refused = await limits.take("inquiry", "192.0.2.1", { isProved: true });
  expect(refused).toMatchObject({ retryAfterSeconds: expect.any(Number) as number });
  expect("retryAfterSeconds" in refused && refused.retryAfterSeconds).toBeLessThanOrEqual(600);
});

test("all together refuse nobody: proofs are asked for, of networks that are new a little later", async () => {
  const limits = limitsWith(5, 4);
  expect(await granted(limits, ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"])).toBe(4);
  await expect(limits.take("inquiry", "192.0.2.5")).resolves.toMatchObject({ ok: false, canProve: true });
  expect(await granted(limits, ["198.51.100.1", "2001:db8::1", "203.0.113.1"])).toBe(2);
  await expect(limits.take("inquiry", "203.0.113.1", { isProved: true })).resolves.toMatchObject({
    ok: true,
  });
});

test("what was not granted, or is given back, does not count", async () => {
  const limits = limitsWith(1, 1);
  const taken = await limits.take("inquiry", "192.0.2.1");
  await expect(limits.take("inquiry", "192.0.2.2")).resolves.toMatchObject({ ok: false });
  if (taken.ok) await taken.giveBack();
  await expect(limits.take("inquiry", "192.0.2.2")).resolves.toMatchObject({ ok: true });
});

test("under suspicion nobody gets anything without a proof, and no more than usual with one", async () => {
  const limits = limitsWith(2);
  const outcomes = [];
  for (const isProved of [false, true, true, true]) {
    const taken = await limits.take("inquiry", "192.0.2.1", { isProved, isSuspected: true });
    outcomes.push(taken.ok ? "granted" : taken.canProve ? "prove" : "wait");
  }
  expect(outcomes).toEqual(["prove", "granted", "granted", "wait"]);
});

// two minutes at fifty requests a second; ten of them, on a real server, are in docs/measurements.md
test("a /48 and a /24 cannot shut the door for anybody else", async () => {
  const settings = { INQUIRIES_PER_ADDRESS: "5", INQUIRIES_IN_ALL: "200" };
  const { limits } = testRuntime({ settings });
  let [taken, refusedElsewhere] = [0, 0];
  for (const number of numbers(6000)) {
    const group = (number * 7919) % 65_536;
    const attacker = number % 2 === 0 ? `2001:db8:0:${group.toString(16)}::1` : `192.0.2.${group % 256}`;
    taken += Number((await limits.take("inquiry", attacker)).ok);
    if (number % 150 !== 0) continue;
    const honest = number % 300 === 0 ? `2a00:${(number / 150).toString(16)}::1` : `10.0.${number / 150}.1`;
    refusedElsewhere += Number(!(await limits.take("inquiry", honest)).ok);
  }
  expect([taken, refusedElsewhere]).toEqual([160, 0]);
});

test("processes that count in one Redis know a sender by one name, without a secret", async () => {
  const counters = new Map<string, Counter>();
  const inOnePlace: CounterFactory = (options) => {
    const counter = counters.get(options.keyPrefix) ?? new RateLimiterMemory({ ...options, points: 0 });
    counters.set(options.keyPrefix, counter);
    return counter;
  };
  const settings = { STORAGE: "redis", REDIS_URL: "redis://127.0.0.1:6379", INQUIRIES_PER_ADDRESS: "1" };
  const [one, other] = [1, 2].map(() => createRateLimits(readEnvironment(settings), inOnePlace));
  await expect(one?.take("inquiry", "192.0.2.1")).resolves.toMatchObject({ ok: true });
  await expect(other?.take("inquiry", "192.0.2.1")).resolves.toMatchObject({ ok: false });
});
