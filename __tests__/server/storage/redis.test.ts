import { Redis } from "ioredis";
import { z } from "zod";
import { readEnvironment } from "../../../src/server/environment/environment";
import { readInquiries } from "../../../src/server/inquiries/inquiries";
import { redisCounterFactory } from "../../../src/server/redis-counter";
import { redisDriver } from "../../../src/server/storage/redis-driver";
import { createStore, UnreadableRecordError } from "../../../src/server/storage/store";
import { times } from "../../setup/counts";
import { startRedis } from "../support/redis-server";
import { send, startInquiryServer } from "../support/start-inquiry-server";

const kills = times(2, 10);
const together = 100;

test(`${kills} kills of Redis during ${together} posts at once lose nothing that was accepted`, async () => {
  let redis = await startRedis();
  const site = await startInquiryServer({ STORAGE: "redis", REDIS_URL: redis.url });
  const answers = new Map<string, number>();
  for (let round = 0; round < kills; round += 1) {
    let killing: Promise<void> | undefined;
    const one = async (message: string) => {
      const { status } = await send(site.firstLine, message);
      answers.set(message, status);
      if (answers.size >= round * together + 10 * (round + 1)) killing ??= redis.kill();
    };
    await Promise.all(Array.from({ length: together }, (_, index) => one(`Round ${round}, ${index}`)));
    await killing;
    // nobody is told that a message was sent while Redis is away
    await expect(send(site.firstLine, "while Redis is away")).resolves.toMatchObject({ status: 503 });
    redis = await redis.restart();
  }
  // the site finds it again by itself
  await expect(send(site.firstLine, "after the last kill")).resolves.toMatchObject({ status: 201 });
  const driver = redisDriver(redis.url);
  const { inquiries } = await readInquiries(createStore(driver));
  driver.client().disconnect();
  const stored = new Set(inquiries.map(({ message }) => message));
  const accepted = [...answers].filter(([, status]) => status === 201).map(([message]) => message);
  expect(accepted.filter((message) => !stored.has(message))).toEqual([]);
  // the others, if the kill came before their answer, are told that nothing was sent
  expect([...answers.values()].filter((status) => status !== 201 && status !== 503)).toEqual([]);
});

test("a process that shows one release after another keeps one connection to the store", async () => {
  const { url } = await startRedis();
  const operator = new Redis(url);
  const connections: number[] = [];
  for (const release of ["first", "second", "third"])
    // each release brings modules of its own
    await jest.isolateModulesAsync(async () => {
      const { openStore } = await import("../../../src/server/storage/open-store");
      const store = await openStore(readEnvironment({ STORAGE: "redis", REDIS_URL: url }));
      await store.create(`releases:${release}`, z.string(), release);
      connections.push(((await operator.client("LIST")) as string).trim().split("\n").length - 1);
      await expect(store.names("releases")).resolves.toContain("first");
    });
  redisDriver(url).client().disconnect();
  operator.disconnect();
  expect(connections).toEqual([1, 1, 1]);
});

test("a key of another type is a record that cannot be read, and can be set aside", async () => {
  const driver = redisDriver((await startRedis()).url);
  const store = createStore(driver);
  await driver.client().hset("tajuk:n:a", "text", "x");
  const read: unknown = await store.read("n:a", z.string()).catch((error: unknown) => error);
  await store.move("n:a", "quarantine:1:n:a");
  const keys = await store.keys("quarantine");
  driver.client().disconnect();
  expect([read, keys]).toEqual([expect.any(UnreadableRecordError), ["quarantine:1:n:a"]]);
});

test("a Redis that hangs gives an error within seconds, and is used again when it goes on", async () => {
  const redis = await startRedis();
  const driver = redisDriver(redis.url);
  const written = jest.spyOn(console, "error").mockImplementation();
  const counter = redisCounterFactory(redis.url)({ keyPrefix: "test", duration: 60 });
  const signal = (name: NodeJS.Signals) => process.kill(-(redis.process.pid ?? 0), name);
  await driver.createItem("n:a", "{}");
  await counter.penalty("a", 1);
  signal("SIGSTOP");
  const start = Date.now();
  const attempts = [
    driver.getItem("n:a"),
    driver.createItem("n:b", "{}"),
    driver.setItem?.("n:a", "{}", {}),
    driver.getKeys("n:", {}),
  ];
  const outcomes = await Promise.allSettled(attempts.map((attempt) => Promise.resolve(attempt)));
  expect(outcomes.map(({ status }) => status)).toEqual(attempts.map(() => "rejected"));
  // meanwhile each process counts for itself
  await counter.penalty("a", 1);
  expect(Date.now() - start).toBeLessThan(10_000);
  signal("SIGCONT");
  await expect(driver.getItem("n:a")).resolves.toBe("{}");
  await redis.kill();
  await expect(driver.getItem("n:a")).rejects.toThrow();
  driver.client().disconnect();
  // the counter's own type does not have its client, which would try to connect for ever
  (counter as unknown as { readonly client: Redis }).client.disconnect();
  // a log of JSON lines has no place for the library's own words
  expect(written).not.toHaveBeenCalled();
}, 30_000);
