import path from "node:path";
import { z } from "zod";
import { copyRecords } from "../../../src/server/storage/copy-records";
import type { CreatingDriver } from "../../../src/server/storage/creating-driver";
import { fileDriver } from "../../../src/server/storage/file-driver";
import { netlifyDriver } from "../../../src/server/storage/netlify-driver";
import { redisDriver } from "../../../src/server/storage/redis-driver";
import {
  createStore,
  InvalidRecordError,
  type Store,
  UnreadableRecordError,
} from "../../../src/server/storage/store";
import { temporaryFolder } from "../../setup/temporary-folder";
import { startChild } from "../support/child";
import { memoryDriver } from "../support/memory-driver";
import { startRedis } from "../support/redis-server";

const disposals: (() => unknown)[] = [];
afterAll(async () => {
  for (const dispose of disposals) await dispose();
});

async function netlify(): Promise<CreatingDriver> {
  const script = path.join(__dirname, "../support/netlify-stand-in.mjs");
  const { firstLine: port } = await startChild(process.execPath, [script, temporaryFolder(), "token"]);
  const address = `http://localhost:${port}`;
  return netlifyDriver({
    name: "site",
    siteID: "site-id",
    token: "token",
    edgeURL: address,
    uncachedEdgeURL: address,
    consistency: "strong",
  });
}

async function redis(): Promise<CreatingDriver> {
  const driver = redisDriver((await startRedis()).url);
  disposals.push(() => driver.client().disconnect());
  return driver;
}

const drivers = {
  memory: () => Promise.resolve(memoryDriver()),
  file: () => Promise.resolve(fileDriver(temporaryFolder())),
  redis,
  "netlify-blobs": netlify,
} satisfies Readonly<Record<string, () => Promise<CreatingDriver>>>;

const record = z.object({ text: z.string() });

describe.each(Object.keys(drivers) as (keyof typeof drivers)[])("the store on %s", (name) => {
  let store: Store;
  let driver: CreatingDriver;
  beforeAll(async () => {
    driver = await drivers[name]();
    store = createStore(driver);
  });

  test("gives back what was written, and the newest of it", async () => {
    const text = 'quote " newline \n emoji 🌱 {"__proto__": 1} ﷺ';
    await store.write("a:one", record, { text: "old" });
    await store.write("a:one", record, { text });
    await expect(store.read("a:one", record)).resolves.toEqual({ text });
  });

  test("is copied whole into another place, which keeps what it has", async () => {
    const place = memoryDriver();
    for (const key of ["a:copied", "a:deep:er:copied", "a:kept"])
      await store.write(key, record, { text: key });
    await place.setItem?.("a:kept", "older", {});
    const { copied, kept, unreadable } = await copyRecords(driver, place);
    expect(copied).toEqual(expect.arrayContaining(["a:copied", "a:deep:er:copied"]));
    expect({ kept, unreadable }).toEqual({ kept: ["a:kept"], unreadable: [] });
    expect(await place.getItem("a:deep:er:copied")).toBe('{"text":"a:deep:er:copied"}');
    for (const key of ["a:copied", "a:deep:er:copied", "a:kept"]) await store.remove(key);
  });

  test("has nothing under a key that was never written or was removed", async () => {
    await store.write("a:gone", record, { text: "x" });
    await store.remove("a:gone");
    await store.remove("a:gone");
    await expect(store.read("a:gone", record)).resolves.toBeUndefined();
    await expect(store.read("never:written", record)).resolves.toBeUndefined();
  });

  test("creates once, whoever comes first of many", async () => {
    // Netlify's local blob server does not serialize concurrent requests, so it gets only one
    const together = name === "netlify-blobs" ? 1 : 8;
    const results = await Promise.all(
      Array.from({ length: together }, (_, index) => store.create("b:once", record, { text: String(index) })),
    );
    const winner = results.indexOf(true);
    expect(results.filter(Boolean)).toHaveLength(1);
    await expect(store.read("b:once", record)).resolves.toEqual({ text: String(winner) });
    await expect(store.create("b:once", record, { text: "late" })).resolves.toBe(false);
  });

  test("lists the names of one folder, all of them, sorted", async () => {
    const names = Array.from({ length: 16 }, (_, index) => `n${String(index).padStart(2, "0")}`);
    await Promise.all(names.map((each) => store.write(`c:${each}`, record, { text: each })));
    await store.write("c2:other", record, { text: "x" });
    await store.write("c:sub:deeper", record, { text: "x" });
    await expect(store.names("c")).resolves.toEqual(names);
    await expect(store.names("c:sub")).resolves.toEqual(["deeper"]);
    await expect(store.names("none")).resolves.toEqual([]);
    await expect(store.folders("c")).resolves.toEqual(["sub"]);
    await expect(store.folders("none")).resolves.toEqual([]);
  });

  test("writes nothing that it could not read again, and shows no value of it", async () => {
    const short = z.object({ text: z.string().max(4) });
    await store.write("e:kept", short, { text: "good" });
    for (const writing of [
      store.write("e:kept", short, { text: "secret" }),
      store.create("e:new", short, { text: "secret" }),
    ]) {
      await expect(writing).rejects.toBeInstanceOf(InvalidRecordError);
      await expect(writing).rejects.toThrow(/e:(kept|new) does not match its schema: text\.$/);
    }
    await expect(store.read("e:kept", short)).resolves.toEqual({ text: "good" });
    await expect(store.has("e:new")).resolves.toBe(false);
  });

  test("takes a record of which only the word null is left for damaged, not for missing", async () => {
    await driver.setItem?.("d:null", "null", {});
    await expect(store.read("d:null", record)).rejects.toBeInstanceOf(UnreadableRecordError);
  });

  test("says that a damaged record cannot be read, without showing it", async () => {
    await driver.setItem?.("d:half", '{"text": "sec', {});
    const reading = store.read("d:half", record);
    await expect(reading).rejects.toBeInstanceOf(UnreadableRecordError);
    await expect(reading).rejects.not.toThrow(/sec/);
  });

  test("moves a record as it is, readable or not", async () => {
    await driver.setItem?.("e:half", '{"half', {});
    await store.move("e:half", "e2:20260115:e:half");
    await expect(store.has("e:half")).resolves.toBe(false);
    await expect(store.keys("e2")).resolves.toEqual(["e2:20260115:e:half"]);
    await store.move("e2:20260115:e:half", "e:half");
    await expect(store.has("e:half")).resolves.toBe(true);
    await expect(store.read("e:half", record)).rejects.toBeInstanceOf(UnreadableRecordError);
  });

  test("can be swept", async () => {
    await expect(store.sweep(new Date())).resolves.toEqual([]);
  });
});
