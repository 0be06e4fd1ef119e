import { existsSync, symlinkSync } from "node:fs";
import path from "node:path";
import { createContentBuild } from "../../../scripts/live/build-content.mjs";
import { createLiveSite } from "../../../scripts/live/live-site.mjs";
import type { LiveProblem } from "../../../scripts/live/rebuilder.mjs";
import { findReleases, makeRelease } from "../../../scripts/live/releases.mjs";
import { contentTree, entries, markdownEntry } from "../../build/content-tree";
import { listening } from "../../server/support/listening";
import { writeFiles } from "../temporary-folder";

jest.mock("../../../scripts/lib/load-typescript.mjs", () => jest.requireActual<object>("../load-typescript"));

const linesOf = (problems: readonly LiveProblem[]) =>
  problems.map((problem) => (typeof problem === "string" ? problem : problem.line));

const article = "news/two-wet-seasons.en.md";

it("finds a bomb and a text that takes too long while the same process answers every visitor", async () => {
  const project = path.dirname(contentTree().root);
  for (const folder of ["src", "locales"]) symlinkSync(path.resolve(folder), path.join(project, folder));
  writeFiles(project, {
    "public/index.html": "home",
    ".cache/functions/manifest.json": "[]",
    "node_modules/gatsby/cli.js": "require('node:fs').writeFileSync('built', '');",
  });
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
