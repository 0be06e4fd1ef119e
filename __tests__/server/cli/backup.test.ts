import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runBackup } from "../../../src/server/cli/backup";
import type { CreatingDriver } from "../../../src/server/storage/creating-driver";
import { fileDriver } from "../../../src/server/storage/file-driver";
import { temporaryFolder } from "../../setup/temporary-folder";
import { memoryDriver } from "../support/memory-driver";

const letter = '{"text":"Halo 🌱 — “apa kabar?”"}';

const backup = (args: readonly string[], driver: CreatingDriver) => runBackup(args, driver, "the store");

/** A store with records of two kinds, one of them damaged. */
async function store() {
  const driver = memoryDriver();
  await driver.setItem?.("inquiries:one", letter, {});
  await driver.setItem?.("payments:abc:paid", "{half a rec", {});
  return driver;
}

test("all records of one store are saved as files, and put into another one as they were", async () => {
  const folder = path.join(temporaryFolder(), "copy");
  expect(await backup(["save", folder], await store())).toEqual({
    ...{ exitCode: 0, output: expect.stringContaining(" 2 ") as string },
  });
  expect(readFileSync(path.join(folder, "inquiries/one.json"), "utf8")).toBe(letter);
  const other = memoryDriver();
  await other.setItem?.("inquiries:one", "newer", {});
  const put = await backup(["put", folder], other);
  expect(put).toEqual({ exitCode: 0, output: expect.stringMatching(/ 1 [^]* 1\./) as string });
  expect(await other.getItem("inquiries:one")).toBe("newer");
  expect(await other.getItem("payments:abc:paid")).toBe("{half a rec");
});

test("a record that cannot be read is named, and stops no other", async () => {
  const [from, folder] = [temporaryFolder(), path.join(temporaryFolder(), "copy")];
  mkdirSync(path.join(from, "inquiries/one.json"), { recursive: true });
  writeFileSync(path.join(from, "inquiries/two.json"), letter);
  const saved = await backup(["save", folder], fileDriver(from));
  expect(saved).toEqual({ exitCode: 1, output: expect.stringContaining("inquiries:one: ") as string });
  expect(readFileSync(path.join(folder, "inquiries/two.json"), "utf8")).toBe(letter);
});

test("an old copy is not mixed with a new one, and nothing is put from nowhere", async () => {
  const folder = temporaryFolder();
  expect((await backup(["put", folder], await store())).exitCode).toBe(1);
  expect((await backup(["put", path.join(folder, "gone")], await store())).exitCode).toBe(1);
  writeFileSync(path.join(folder, "notes.txt"), "");
  expect(await backup(["save", folder], await store())).toEqual({
    ...{ exitCode: 1, output: expect.stringContaining(folder) as string },
  });
  expect((await backup(["save"], await store())).output).toContain("Usage: npm run backup");
});

test("a store without a record is named, whether its folder exists or not: it is not that of the site", async () => {
  const folder = temporaryFolder();
  const to = path.join(folder, "copy");
  for (const from of [path.join(folder, "gone"), temporaryFolder()])
    expect(await backup(["save", to], fileDriver(from))).toEqual({
      ...{ exitCode: 1, output: expect.stringContaining("no record in the store") as string },
    });
  expect(existsSync(to)).toBe(false);
});
