import { mkdir, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileDriver } from "../../../src/server/storage/file-driver";
import { createStore, UnreadableRecordError } from "../../../src/server/storage/store";
import { anyRecord } from "../support/any-record";
import { temporaryDirectory } from "../support/temporary-directory";

test("keeps a readable file for each item, closed to other users", async () => {
  const base = path.join(await temporaryDirectory(), "data");
  await createStore(fileDriver(base)).write("inquiries:abc", anyRecord, { name: "Sari" });
  const file = path.join(base, "inquiries", "abc.json");
  await expect(readFile(file, "utf8")).resolves.toBe('{"name":"Sari"}');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(base)).mode & 0o777).toBe(0o700);
});

test.each(["..:x", "a:..:b", ".hidden", "a:.b", "a/../b", "a\u0000b", "a b"])(
  "refuses the key %p",
  async (key) => {
    const driver = fileDriver(await temporaryDirectory());
    await expect((async () => driver.createItem(key, "x"))()).rejects.toThrow("no name of a file");
  },
);

test("two hundred writes at once are all there, and nothing else", async () => {
  const base = await temporaryDirectory();
  const store = createStore(fileDriver(base));
  await Promise.all(
    Array.from({ length: 200 }, (_, index) => store.create(`n:i${index}`, anyRecord, { index })),
  );
  const files = await readdir(path.join(base, "n"));
  expect(files).toHaveLength(200);
  expect(files.every((file) => /^i\d+\.json$/.test(file))).toBe(true);
});

test("many writers of one item leave one of their values whole", async () => {
  const base = await temporaryDirectory();
  const store = createStore(fileDriver(base));
  const values = Array.from({ length: 50 }, (_, index) => ({ text: String(index).repeat(2000) }));
  await Promise.all(values.map((value) => store.write("n:same", anyRecord, value)));
  const content: unknown = JSON.parse(await readFile(path.join(base, "n", "same.json"), "utf8"));
  expect(values).toContainEqual(content);
});

test("an unfinished write is no item, and is swept when it is old", async () => {
  const base = await temporaryDirectory();
  const store = createStore(fileDriver(base));
  await store.write("n:whole", anyRecord, {});
  const [old, young] = ["old", "young"].map((name) => path.join(base, "n", `.writing-${name}.json`));
  await writeFile(old ?? "", "{");
  await writeFile(young ?? "", "{");
  await utimes(old ?? "", new Date(0), new Date(0));
  await expect(store.names("n")).resolves.toEqual(["whole"]);
  await store.sweep(new Date("2020-01-01"));
  await expect(readdir(path.join(base, "n"))).resolves.toEqual([".writing-young.json", "whole.json"]);
});

test("a directory that cannot be written gives an error and leaves nothing", async () => {
  const file = path.join(await temporaryDirectory(), "in-the-way");
  await writeFile(file, "");
  await expect(createStore(fileDriver(file)).create("n:x", anyRecord, {})).rejects.toMatchObject({
    code: "ENOTDIR",
  });
});

test("a file with a name of someone else's is no record, and a folder in the place of one cannot be read", async () => {
  const base = await temporaryDirectory();
  const store = createStore(fileDriver(base));
  await store.write("n:whole", anyRecord, {});
  await writeFile(path.join(base, "n", "whole (1).json"), "{}");
  await expect(store.names("n")).resolves.toEqual(["whole"]);
  await expect(store.strangers()).resolves.toEqual([path.join("n", "whole (1).json")]);
  await mkdir(path.join(base, "n", "folder.json"));
  await expect(store.read("n:folder", anyRecord)).rejects.toThrow(UnreadableRecordError);
});
