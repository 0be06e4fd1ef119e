import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readEnvironment } from "../../../src/server/environment/environment";
import { checkFolder } from "../../../src/server/storage/check-folder";
import { temporaryFolder } from "../../setup/temporary-folder";

const folder = temporaryFolder();
const check = (STORAGE_DIRECTORY: string) => checkFolder(readEnvironment({ STORAGE_DIRECTORY }));

it("takes a folder in which can be written, and one that can be made; it leaves nothing behind", () => {
  for (const name of [".", "new", "new/inside"]) check(path.join(folder, name));
  expect(readdirSync(folder)).toEqual([]);
});

it("refuses what is no folder, and what can be neither made nor written", () => {
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  for (const wrong of [file, path.join(file, "inside"), "/proc/x"])
    expect(() => check(wrong)).toThrow(
      `STORAGE_DIRECTORY must be a folder that this user can make and write in, not "${wrong}" (E`,
    );
});

it("does not look where nothing is stored in files", () => {
  const environment = readEnvironment({
    STORAGE: "redis",
    REDIS_URL: "redis://x",
    STORAGE_DIRECTORY: "/proc/x",
  });
  expect(() => checkFolder(environment)).not.toThrow();
});
