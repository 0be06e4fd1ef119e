import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { ensureFit } from "../../../scripts/lib/environment.mjs";
import { createLiveSite } from "../../../scripts/live/live-site.mjs";
import { findReleases, followReleases, makeRelease, shownFacts } from "../../../scripts/live/releases.mjs";
import { rollBack } from "../../../scripts/live/roll-back.mjs";
import type { SiteData } from "../../../src/server/site-data";
import { listening } from "../../server/support/listening";
import { siteData } from "../../server/support/site-data";
import { temporaryFolder, writeFiles } from "../../setup/temporary-folder";

jest.mock("../../../scripts/lib/load-typescript.mjs", () => jest.requireActual<object>("../load-typescript"));

const folder = temporaryFolder();
const unfit: [string, Partial<SiteData>, string][] = [
  ["content", { keptMonths: 24 }, "RETENTION_MONTHS is 12"],
  [
    "address",
    { site: { ...siteData.site, url: "https://other.example" } },
    "built for https://other.example",
  ],
];

beforeEach(() => {
  jest.replaceProperty(process, "env", { SITE_URL: siteData.site.url, PAYMENT_PROVIDERS: "sample" });
});

/** Makes a release of a build with these content facts, whose function answers with its number. */
function releaseOf(root: string, version: number, facts: Partial<SiteData> = {}): Promise<void> {
  writeFiles(root, {
    "public/index.html": "home",
    ".build/site-data.json": JSON.stringify({ ...siteData, ...facts }),
    ".cache/functions/manifest.json": JSON.stringify([
      { functionRoute: "version", matchPath: null, relativeCompiledFilePath: "version.js" },
    ]),
    ".cache/functions/version.js": `exports.default = (_, answer) => answer.send("${version}");`,
  });
  return makeRelease(root, version);
}

/** Shows the releases as a server does; `version` looks for a later one, and asks the function. */
async function served(root: string) {
  const site = createLiveSite();
  const look = await followReleases(root, site.show, ensureFit);
  const origin = await listening(site.handle);
  return { look, version: async () => (await fetch(`${origin}/api/version`)).text() };
}

test.each(unfit)(
  "a server does not show a release whose %s does not fit, and logs it",
  async (name, facts, words) => {
    const root = path.join(folder, "served", name);
    const logged = jest.spyOn(console, "error").mockImplementation();
    await releaseOf(root, 1);
    const { look, version } = await served(root);
    await releaseOf(root, 2, facts);
    await expect(look()).rejects.toThrow(words);
    expect(await version()).toBe("1");
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
      expect.objectContaining({
        ...{ level: "error", event: "release_refused" },
        stack: expect.stringContaining(words) as string,
      }),
    ]);
    await releaseOf(root, 3);
    await look();
    expect(await version()).toBe("3");
  },
);

test.each(unfit)("one whose %s does not fit is not shown again", async (name, facts, words) => {
  const root = path.join(folder, "refused", name);
  await releaseOf(root, 1, facts);
  await releaseOf(root, 2);
  const before = await findReleases(root);
  await expect(rollBack(root)).rejects.toThrow(words);
  expect(await findReleases(root)).toEqual(before);
});

test("nothing is shown again with settings that are wrong by themselves", async () => {
  const root = path.join(folder, "settings");
  await releaseOf(root, 1);
  await releaseOf(root, 2);
  jest.replaceProperty(process, "env", { STORAGE: "cupboard" });
  await expect(rollBack(root)).rejects.toThrow("STORAGE must be");
});

test("one that fits is shown, and the settings are compared with it from then on", async () => {
  const root = path.join(folder, "fitting");
  await releaseOf(root, 1);
  await releaseOf(root, 2, { keptMonths: 24 });
  await expect(ensureFit(await shownFacts(root))).rejects.toThrow("RETENTION_MONTHS is 12");
  await rollBack(root);
  await expect(ensureFit(await shownFacts(root))).resolves.toBeUndefined();
  expect(await (await served(root)).version()).toBe("1");
});

test("a release of old, without facts, is shown; the facts of the last build count then", async () => {
  const root = path.join(folder, "old");
  await releaseOf(root, 1, { keptMonths: 24 });
  await releaseOf(root, 2);
  for (const { siteDataFile } of await findReleases(root)) rmSync(siteDataFile);
  await rollBack(root);
  expect(await shownFacts(root)).toBe(path.join(root, ".build/site-data.json"));
});

test("npm run rollback refuses what it does not know", () => {
  // with these settings it would do nothing even if it went on
  const env = { ...process.env, STORAGE: "cupboard" };
  for (const word of ["--foo", "two"]) {
    const args = ["--import", "jiti/register", "scripts/rollback.ts", word];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(word) as string });
  }
});
