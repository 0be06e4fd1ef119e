import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { vitalsRows } from "../../../src/server/cli/vitals-table";
import { dayOf } from "../../../src/server/clock";
import { fileDriver } from "../../../src/server/storage/file-driver";
import { createStore } from "../../../src/server/storage/store";
import { groupOf, mergeGroups } from "../../../src/server/vitals/visit-group";
import { newRecordKey, writeGroups } from "../../../src/server/vitals/visit-records";
import { temporaryFolder } from "../../setup/temporary-folder";
import { quickVisit, slowVisit } from "../support/visits";

const heading = ["page", "connection", "visits", "LCP", "INP", "CLS", "FCP", "TTFB"];

test("shows each kind of page and connection, and sums, with percentiles and ratings", () => {
  const measured = ["1550 ms 100/0/0", "69 ms 100/0/0", "0.000 100/0/0", "875 ms 100/0/0", "238 ms 100/0/0"];
  const visits = [slowVisit, quickVisit, quickVisit, { ...quickVisit, connection: "3g" as const }];
  expect(vitalsRows(mergeGroups(visits.map(groupOf)))).toEqual([
    heading,
    [
      "all",
      "all",
      "4",
      "1600 ms 75/0/25",
      "69 ms 100/0/0",
      "0.000 100/0/0",
      "900 ms 75/0/25",
      "250 ms 75/0/25",
    ],
    ["home", "all", "1", "5750 ms 0/0/100", "–", "–", "3375 ms 0/0/100", "1950 ms 0/0/100"],
    ["home", "unknown", "1", "5750 ms 0/0/100", "–", "–", "3375 ms 0/0/100", "1950 ms 0/0/100"],
    ["article", "all", "3", ...measured],
    ["article", "3g", "1", ...measured],
    ["article", "4g", "2", ...measured],
  ]);
});

test("a value in need of improvement is neither good nor poor", () => {
  const group = groupOf({ ...quickVisit, metrics: { LCP: 4000, INP: 200, CLS: 0.2 } });
  expect(vitalsRows([group]).at(-1)?.slice(3, 6)).toEqual([
    "3875 ms 0/100/0",
    "194 ms 100/0/0",
    "0.188 0/100/0",
  ]);
});

test("kinds that are no longer in use come last", () => {
  const groups = ["gone", "home"].map((kind) => ({ ...groupOf(quickVisit), kind }));
  expect(vitalsRows(groups).map(([kind]) => kind)).toEqual([
    ...["page", "all", "home", "home", "gone", "gone"],
  ]);
});

const run = async (directory: string, ...args: readonly string[]) =>
  promisify(execFile)(process.execPath, ["--import", "jiti/register", "scripts/vitals.ts", ...args], {
    cwd: path.resolve(__dirname, "../../.."),
    env: { ...process.env, STORAGE: "file", STORAGE_DIRECTORY: directory },
  });

describe("npm run vitals", () => {
  test("prints a table of what is stored, and names damaged records", async () => {
    const directory = temporaryFolder();
    const driver = fileDriver(directory);
    const today = dayOf(new Date());
    await writeGroups(createStore(driver), newRecordKey(today), [groupOf(quickVisit)]);
    await driver.setItem?.(`vitals:${today}-damaged`, "{", {});
    const { stdout } = await run(directory, "--days", "2");
    const lines = stdout.trimEnd().split("\n");
    expect(lines.filter((line) => /^(page|article)/.test(line)).map((line) => line.split(/ {2,}/))).toEqual([
      heading,
      expect.arrayContaining(["article", "all", "1", "1550 ms 100/0/0"]),
      expect.arrayContaining(["article", "4g", "1", "1550 ms 100/0/0"]),
    ]);
    expect(lines.at(-1)).toBe(`vitals:${today}-damaged cannot be read`);
  });

  test.each(["0", "91", "1.5", "month"])("says which numbers of days it can sum up, not %s", async (days) => {
    await expect(run("none", "--days", days)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`--days must be a whole number from 1 to 90, not "${days}"`) as unknown,
    });
  });
});
