import { existsSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { createContentBuild } from "../../../scripts/live/build-content.mjs";
import { createLiveSite } from "../../../scripts/live/live-site.mjs";
import type { LiveProblem } from "../../../scripts/live/rebuilder.mjs";
import { findReleases, makeRelease } from "../../../scripts/live/releases.mjs";
import { contentTree, entries, markdownEntry } from "../../build/content-tree";
import { listening } from "../../server/support/listening";
import { writeFiles } from "../../setup/temporary-folder";

jest.mock("../../../scripts/lib/load-typescript.mjs", () => jest.requireActual<object>("../load-typescript"));

const linesOf = (problems: readonly LiveProblem[]) =>
  problems.map((problem) => (typeof problem === "string" ? problem : problem.line));

const article = "news/two-wet-seasons.en.md";

/** A project with sound content and, in place of Gatsby, a script. */
function projectWith(gatsby: string): string {
  const project = path.dirname(contentTree().root);
  for (const folder of ["src", "locales"]) symlinkSync(path.resolve(folder), path.join(project, folder));
  writeFiles(project, { "node_modules/gatsby/cli.js": gatsby });
  return project;
}

describe("sound content that cannot be built", () => {
  /** Builds with a Gatsby that fails if a condition is true; returns the problems, and how often it ran. */
  async function built(isFailing: string) {
    const project = projectWith(`
      const { appendFileSync, existsSync } = require("node:fs");
      appendFileSync("runs", "x");
      if (${isFailing}) throw new Error("found no article");
    `);
    writeFiles(project, {
      ".cache/redux/state": "stale",
      ".cache/data/nodes": "stale",
      ".cache/webpack/a": "",
    });
    const { signal } = new AbortController();
    const problems = await (await createContentBuild(project, { signal, isBuilt: true }))(signal);
    const runs = readFileSync(path.join(project, "runs"), "utf8").length;
    return { problems, runs, keepsCompiled: existsSync(path.join(project, ".cache/webpack/a")) };
  }

  it("is built once more without what Gatsby remembers of it", async () => {
    jest.spyOn(console, "error").mockImplementation();
    const isStale = 'existsSync(".cache/redux/state") || existsSync(".cache/data/nodes")';
    expect(await built(isStale)).toEqual({ problems: [], runs: 2, keepsCompiled: true });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining("found no article"));
  }, 60_000);

  it("is told of after the second attempt, with the cause", async () => {
    jest.spyOn(console, "error").mockImplementation();
    const { problems, runs } = await built("true");
    expect(runs).toBe(2);
    expect(linesOf(problems).join("\n")).toContain("Error: found no article");
  }, 60_000);
});

it("finds a bomb and a text that takes too long while the same process answers every visitor", async () => {
  const project = projectWith("require('node:fs').writeFileSync('built', '');");
  writeFiles(project, { "public/index.html": "home", ".cache/functions/manifest.json": "[]" });
  await makeRelease(project, 1);
  const site = createLiveSite();
  site.show(await findReleases(project));
  const origin = await listening(site.handle);
  const { signal } = new AbortController();
  const build = await createContentBuild(project, { signal, isBuilt: true });

  const bomb = Array.from(
    { length: 30 },
    (_, level) => `a${level}: &a${level} [*a${level - 1}, *a${level - 1}]`,
  );
  writeFiles(project, { [`content/${article}`]: ["---", "a: &a-1 [x]", ...bomb, "---", ""].join("\n") });
  expect(linesOf(await build(signal))).toEqual([
    expect.stringContaining(`content/${article}: found &a-1: a value cannot have a name`),
  ]);

  writeFiles(project, { [`content/${article}`]: markdownEntry(entries.news, "*a_ ".repeat(20_000)) });
  let [answers, isChecking] = [0, true];
  const visits = (async () => {
    for (; isChecking; answers += 1) expect(await (await fetch(origin)).text()).toBe("home");
  })();
  const problems = await build(signal).finally(() => (isChecking = false));
  await visits;
  expect(answers).toBeGreaterThan(100);
  expect(linesOf(problems)).toEqual([
    expect.stringContaining(`content/${article}: found a text that takes too long`),
  ]);
  expect(existsSync(path.join(project, "built"))).toBe(false);
}, 60_000);
