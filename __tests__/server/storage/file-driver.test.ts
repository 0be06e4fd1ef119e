import { mkdir, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileDriver } from "../../../src/server/storage/file-driver";
import { createStore, UnreadableRecordError } from "../../../src/server/storage/store";
import { temporaryFolder } from "../../setup/temporary-folder";
import { anyRecord } from "../support/any-record";
import { closeFolder } from "../support/closed-folder";

test("keeps a readable file for each item, closed to other users", async () => {
  const base = path.join(temporaryFolder(), "data");
  await createStore(fileDriver(base)).write("inquiries:abc", anyRecord, { name: "Sari" });
  const file = path.join(base, "inquiries", "abc.json");
  await expect(readFile(file, "utf8")).resolves.toBe('{"name":"Sari"}');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(base)).mode & 0o777).toBe(0o700);
});

test.each(["..:x", "a:..:b", ".hidden", "a:.b", "a/../b", "a\u0000b", "a b"])(
  "refuses the key %p",
  async (key) => {
    const driver = fileDriver(temporaryFolder());
    await expect((async () => driver.createItem(key, "x"))()).rejects.toThrow("no name of a file");
  },
);

test("two hundred writes at once are all there, and nothing else", async () => {
  const base = temporaryFolder();
  const store = createStore(fileDriver(base));
  await Promise.all(
    Array.from({ length: 200 }, (_, index) => store.create(`n:i${index}`, anyRecord, { index })),
  );
  const files = await readdir(path.join(base, "n"));
  expect(files).toHaveLength(200);
  expect(files.every((file) => /^i\d+\.json$/.test(file))).toBe(true);
});

test("many writers of one item leave one of their values whole", async () => {
  const base = temporaryFolder();
  const store = createStore(fileDriver(base));
  const values = Array.from({ length: 50 }, (_, index) => ({ text: String(index).repeat(2000) }));
  await Promise.all(values.map((value) => store.write("n:same", anyRecord, value)));
  const content: unknown = JSON.parse(await readFile(path.join(base, "n", "same.json"), "utf8"));
  expect(values).toContainEqual(content);
});

test("an unfinished write is no item, and is swept when it is old", async () => {
  const base = temporaryFolder();
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
  const file = path.join(temporaryFolder(), "in-the-way");
  await writeFile(file, "");
  await expect(createStore(fileDriver(file)).create("n:x", anyRecord, {})).rejects.toMatchObject({
    code: "ENOTDIR",
  });
});

test("a file with a name of someone else's is no record, and a folder in the place of one cannot be read", async () => {
  const base = temporaryFolder();
  const store = createStore(fileDriver(base));
  await store.write("n:whole", anyRecord, {});
  await writeFile(path.join(base, "n", "whole (1).json"), "{}");
  await expect(store.names("n")).resolves.toEqual(["whole"]);
  await expect(store.strangers()).resolves.toEqual([path.join("n", "whole (1).json")]);
  await mkdir(path.join(base, "n", "folder.json"));
  await expect(store.read("n:folder", anyRecord)).rejects.toThrow(UnreadableRecordError);
});

/** A store with an unfinished write of long ago in `n` and in `other`. */
async function withUnfinished() {
  const base = temporaryFolder();
  const store = createStore(fileDriver(base));
  const files = ["n", "other"].map((folder) => path.join(base, folder, ".writing-old.json"));
  for (const file of files) {
    await mkdir(path.dirname(file));
    await writeFile(file, "{");
    await utimes(file, new Date(0), new Date(0));
  }
  return {
    base,
    store,
    left: () => Promise.all(["n", "other"].map((name) => readdir(path.join(base, name)))),
  };
}

test("a closed folder of someone else's, such as lost+found on a disk of its own, is passed over", async () => {
  const { base, store, left } = await withUnfinished();
  await mkdir(path.join(base, "lost+found"));
  closeFolder(path.join(base, "lost+found"));
  await store.write("n:whole", anyRecord, {});
  await writeFile(path.join(base, "n", "whole (1).json"), "{}");
  await expect(store.strangers()).resolves.toEqual([path.join("n", "whole (1).json")]);
  await store.sweep(new Date("2020-01-01"));
  jest.restoreAllMocks();
  await expect(left()).resolves.toEqual([["whole (1).json", "whole.json"], []]);
});

test("a closed folder of ours is not taken for an empty one, is named, and the others are swept", async () => {
  const { base, store, left } = await withUnfinished();
  closeFolder(path.join(base, "n"));
  await expect(store.names("n")).rejects.toMatchObject({ code: "EACCES" });
  await expect(store.strangers()).rejects.toMatchObject({ code: "EACCES" });
  await expect(store.sweep(new Date("2020-01-01"))).resolves.toEqual(["n"]);
  jest.restoreAllMocks();
  await expect(left()).resolves.toEqual([[".writing-old.json"], []]);
});

test("a file in the place of a folder of ours is an error where the folder is listed, and not elsewhere", async () => {
  const { base, store } = await withUnfinished();
  await writeFile(path.join(base, "delivered"), "");
  await expect(store.names("delivered")).rejects.toMatchObject({ code: "ENOTDIR" });
  await expect(store.names("n")).resolves.toEqual([]);
  await expect(store.sweep(new Date("2020-01-01"))).resolves.toEqual([]);
});

test("a closed folder below another hides only itself", async () => {
  const base = temporaryFolder();
  const store = createStore(fileDriver(base));
  for (const key of ["n:a:intent", "n:b:intent", "n:whole"]) await store.write(key, anyRecord, {});
  closeFolder(path.join(base, "n", "a"));
  await expect(store.folders("n")).resolves.toEqual(["a", "b"]);
  await expect(store.names("n")).resolves.toEqual(["whole"]);
  await expect(store.names("n:a")).rejects.toEqual(new UnreadableRecordError("n:a", false));
  await expect(store.names("n:b")).resolves.toEqual(["intent"]);
  jest.restoreAllMocks();
});
