import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import chokidar from "chokidar";
import { readSourcesOnce } from "../../src/patches/still-sources";
import { temporaryFolder } from "../setup/temporary-folder";

const watch = chokidar.watch.bind(chokidar);

afterEach(() => {
  chokidar.watch = watch;
});

/** The names that a watcher of a folder has told once it is ready, and the watcher. */
async function watched(command: string) {
  const root = temporaryFolder();
  writeFileSync(path.join(root, "peat.md"), "Peat");
  readSourcesOnce(command);
  const found: string[] = [];
  const watcher = chokidar.watch(root).on("add", (file) => found.push(path.basename(file)));
  await once(watcher, "ready");
  return { root, watcher, found };
}

it("gives a build the files that are there when it begins, and follows no change", async () => {
  const { watcher, found } = await watched("build");
  expect(found).toEqual(["peat.md"]);
  expect(watcher.listenerCount("add")).toBe(0);
  expect(watcher.getWatched()).toEqual({});
});

it("goes on following changes in `develop`", async () => {
  const { root, watcher } = await watched("develop");
  writeFileSync(path.join(root, "fire.md"), "Fire");
  const [added] = (await once(watcher, "add")) as [string];
  expect(path.basename(added)).toBe("fire.md");
  await watcher.close();
});
