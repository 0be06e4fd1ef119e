import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { followReleases, makeRelease, releaseFolders } from "../../../scripts/live/releases.mjs";
import { temporaryFolder, writeFiles } from "../../setup/temporary-folder";

const folder = temporaryFolder();
const build = releaseFolders(path.join(folder, "build"));

beforeAll(async () => {
  writeFiles(folder, { "build/public/index.html": "home", "build/functions/manifest.json": "[]" });
  for (const now of [1, 2, 3]) await makeRelease(folder, now, build);
});

/** Shows releases as a server does, which looks at all of them; before the first look the oldest one goes. */
async function follow() {
  const shown: string[] = [];
  let looks = 0;
  const look = await followReleases(folder, (releases) => {
    looks += 1;
    if (looks === 1) rmSync(path.dirname(releases.at(-1)?.publicFolder ?? ""), { recursive: true });
    for (const { publicFolder } of releases)
      if (!existsSync(publicFolder)) throw new Error(`ENOENT: ${publicFolder}`);
    shown.push(path.basename(path.dirname(releases[0]?.publicFolder ?? "")));
  });
  return { shown, look };
}

it("starts while an old release is being removed, and shows later ones", async () => {
  const { shown, look } = await follow();
  expect(shown).toEqual(["000000000000003"]);
  await makeRelease(folder, 4, build);
  await look();
  expect(shown).toEqual(["000000000000003", "000000000000004"]);
});

it("makes releases that are asked for at the same moment one after another", async () => {
  const texts = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`${index}.txt`, `text ${index}`]),
  );
  const names = Object.keys(texts);
  const files = Object.fromEntries(names.map((name) => [`large/public/${name}`, texts[name] ?? ""]));
  writeFiles(folder, { ...files, "large/functions/manifest.json": "[]" });
  const large = releaseFolders(path.join(folder, "large"));
  const made = [11, 12, 13];
  await Promise.all(made.map((now) => makeRelease(folder, now, large)));
  for (const now of made) {
    const { publicFolder } = releaseFolders(
      path.join(folder, ".build/releases", String(now).padStart(15, "0")),
    );
    expect(names.map((name) => readFileSync(path.join(publicFolder, name), "utf8"))).toEqual(
      Object.values(texts),
    );
  }
});

it("makes a release after a process ended while it made one", async () => {
  const lock = path.join(folder, ".build/releasing");
  const { pid } = spawnSync(process.execPath, ["--version"]);
  writeFiles(lock, { [`${pid}.ended`]: "" });
  await makeRelease(folder, 21, build);
  expect(existsSync(lock)).toBe(false);
});
