import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { preferLocalEditing } from "./editing-backend.mjs";
import { ensureKeptBuild, fixtureSite, ownSite } from "./kept-build.mjs";
import { assertQueryTypes, staleTypesNote } from "./query-types.mjs";
import { run } from "./run.mjs";
import { buildFolder } from "./site-build.mjs";
import { ensureTestPrograms } from "./test-programs.mjs";
import { judgeTests, tallyJest, tallyPlaywright } from "./test-reports.mjs";

/** @typedef {import("./summary.mjs").Outcome} Outcome */

/**
 * A stage of a test run. `needs` names the stages that must have succeeded before it starts, `after` those
 * that must have ended because both cannot run at the same time.
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {readonly string[]} needs
 * @property {readonly string[]} [after]
 * @property {(root: string) => Promise<Outcome>} run
 */

const passed = { passed: 1, failed: 0 };
const failed = { passed: 0, failed: 1 };

/** Outcome of a preparation that succeeded: preparations count only if they fail. */
const prepared = { passed: 0, failed: 0 };

const live = browser("live tests", "playwright-live.json", "--config=__tests__/live/playwright.config.ts");
const builds = {
  ...jest("build tests", "jest-builds.json", "--config=__tests__/gatsby/jest.config.mjs"),
  // both change the same copy of the site
  after: [live.name],
};
const browsers = inBrowsers();

/**
 * All stages of `npm test`; those that take longest start first.
 *
 * @type {readonly Stage[]}
 */
export const stages = [
  preparation("set-up", [], ensureDependencies),
  preparation("chromium", [], async () => {
    process.env.CHROMIUM_PATH = await ensureChromium();
  }),
  // the system installs one package at a time
  { ...preparation("test programs", [], ensureTestPrograms), after: ["chromium"] },
  build("build", ownSite),
  // both build in the site copy; the live tests then go on with the fixture site
  { ...build("test site", fixtureSite), after: ["build"] },
  live,
  browsers,
  builds,
  { ...jest("unit tests", "jest.json"), needs: ["set-up", "test programs"] },
  script("pages", ["build", "chromium"], "scripts/check-pages.mjs"),
  withQueryTypes(check("lint", "eslint/bin/eslint.js", ["--max-warnings=0", "."])),
  withQueryTypes(check("types", "typescript/bin/tsc", ["--noEmit"])),
  check("format", "prettier/bin/prettier.cjs", ["--check", "--log-level=warn", "."]),
  ...sampleTests(),
  check("styles", "stylelint/bin/stylelint.mjs", ["--max-warnings=0", "src/**/*.css"]),
  publications(),
  script("secrets", ["build"], "scripts/check-secrets.mjs"),
  {
    ...jest("attacks", "jest-attacks.json", "--config=__tests__/attack/jest.config.mjs"),
    needs: ["test site", "test programs"],
  },
  licences(),
  script("scores", ["build", "chromium"], "scripts/bench-pages.mjs", "--check"),
];

/**
 * The stages into which CI divides `npm test`, so that machines side by side take about as long, each with what its
 * stages need.
 *
 * @type {Readonly<Record<string, readonly Stage[]>>}
 */
export const parts = Object.fromEntries(
  Object.entries({
    checks: stages.filter((stage) => ![live, builds, browsers].includes(stage) && !isNeeded(stage)),
    builds: [live, builds],
    visitors: [inBrowsers("e2e/(?!admin-)")],
    "editors-1": [inBrowsers("e2e/admin-", "--shard=1/2")],
    "editors-2": [inBrowsers("e2e/admin-", "--shard=2/2")],
  }).map(([name, chosen]) => [name, [...neededBy(chosen), ...chosen]]),
);

/** @param {Stage} stage */
function isNeeded({ name }) {
  return stages.some(({ needs }) => needs.includes(name));
}

/**
 * What stages need, and what that needs, in the order of all stages.
 *
 * @param {readonly Stage[]} chosen
 * @returns {readonly Stage[]}
 */
function neededBy(chosen) {
  const names = new Set(chosen.flatMap(({ needs }) => needs));
  // a Set also visits what is added on the way
  for (const name of names)
    for (const need of stages.find((one) => one.name === name)?.needs ?? []) names.add(need);
  return stages.filter(({ name }) => names.has(name));
}

/** @param {...string} args which tests, in Playwright's words; all of them without */
function inBrowsers(...args) {
  return browser("browser tests", "playwright.json", ...args);
}

/**
 * A stage of Playwright tests that use the fixture site.
 *
 * @param {string} name
 * @param {string} report file name of the JSON report
 * @param {...string} args
 * @returns {Stage}
 */
function browser(name, report, ...args) {
  const test = () => ["test", "--forbid-only", "--workers=100%", ...args];
  return {
    name,
    needs: ["test site", "chromium"],
    run: (root) => runTests(root, "@playwright/test/cli.js", tallyPlaywright, report, test),
  };
}

/**
 * @param {string} name
 * @param {import("./kept-build.mjs").TestedSite} site
 */
function build(name, site) {
  return preparation(name, ["set-up"], async (root) => {
    preferLocalEditing(process.env);
    await ensureKeptBuild(root, site);
  });
}

/**
 * A stage that runs one of the project's own checks on the kept build of this project's site.
 *
 * @param {string} name
 * @param {readonly string[]} needs
 * @param {string} file
 * @param {...string} args
 * @returns {Stage}
 */
function script(name, needs, file, ...args) {
  return {
    name,
    needs,
    run: async (root) =>
      outcome(await run(process.execPath, [file, "--build", ownSite.folder, ...args], { cwd: root })),
  };
}

/**
 * @param {string} name
 * @param {readonly string[]} needs
 * @param {(root: string) => Promise<void>} prepare
 * @returns {Stage}
 */
function preparation(name, needs, prepare) {
  return {
    name,
    needs,
    run: async (root) => {
      await prepare(root);
      return prepared;
    },
  };
}

/**
 * @param {string} name
 * @param {string} tool path of the command inside node_modules
 * @param {readonly string[]} args
 * @returns {Stage}
 */
function check(name, tool, args) {
  return { name, needs: ["set-up"], run: async (root) => outcome(await runTool(root, tool, args)) };
}

/**
 * Makes a stage that reads the types of the queries depend on the build, which generates them.
 *
 * @param {Stage} stage
 * @returns {Stage}
 */
function withQueryTypes(stage) {
  return {
    ...stage,
    needs: [...stage.needs, "build"],
    run: async (root) => {
      assertQueryTypes(root);
      const result = await stage.run(root);
      return result.failed === 0 ? result : { ...result, note: await staleTypesNote(root) };
    },
  };
}

/**
 * @param {string} name
 * @param {string} report file name of the JSON report
 * @param {...string} args
 * @returns {Stage}
 */
function jest(name, report, ...args) {
  const reporting = (/** @type {string} */ file) => [
    "--ci",
    "--maxWorkers=50%",
    "--json",
    `--outputFile=${file}`,
    ...args,
  ];
  return {
    name,
    needs: ["set-up"],
    run: (root) => runTests(root, "jest/bin/jest.js", tallyJest, report, reporting),
  };
}

/**
 * Notes which files are older than the texts that they were made from, and whether the film is. It never fails: an editor's change must
 * not wait for the operator who makes them.
 *
 * @returns {Stage}
 */
function publications() {
  return {
    name: "publications",
    needs: ["set-up"],
    run: async (root) => {
      // loaded late: Jest reads this file, too, and cannot load TypeScript this way
      const { loadTypeScript } = await import("./load-typescript.mjs");
      /** @type {typeof import("../../src/build/publications/stale-publications.ts")} */
      const { stalePublications } = await loadTypeScript("build/publications/stale-publications.ts");
      /** @type {typeof import("../../src/build/content/film.ts")} */
      const { staleFilm } = await loadTypeScript("build/content/film.ts");
      const content = path.join(root, ownSite.content);
      const stale = stalePublications(content);
      const film = staleFilm(content);
      const due = [
        ...(stale.length > 0 ? [`npm run publications, for ${stale.join(", ")}`] : []),
        ...(film ? [film] : []),
      ];
      return due.length === 0 ? prepared : { ...prepared, note: `to do: ${due.join("; ")}` };
    },
  };
}

/**
 * Fails where a package's licence is not on the list.
 *
 * @returns {Stage}
 */
function licences() {
  const args = ["scripts/check-licences.mjs"];
  return {
    name: "licences",
    needs: [],
    run: async (root) => outcome(await run(process.execPath, args, { cwd: root })),
  };
}

/** Tests of this repository's own content. Adopters delete `__tests__/sample`, and with it this stage. */
function sampleTests() {
  const stage = jest("sample tests", "jest-sample.json", "--config=__tests__/sample/jest.config.mjs");
  return existsSync("__tests__/sample") ? [{ ...stage, needs: ["build"] }] : [];
}

/**
 * Runs a test runner and counts the results in its report; the report of an earlier run is deleted first.
 *
 * @template Report
 * @param {string} root
 * @param {string} tool
 * @param {(report: Report) => Outcome} tally
 * @param {string} reportName
 * @param {(reportFile: string) => readonly string[]} args
 */
async function runTests(root, tool, tally, reportName, args) {
  const report = path.join(root, buildFolder, reportName);
  await mkdir(path.dirname(report), { recursive: true });
  await rm(report, { force: true });
  const exitCode = await runTool(root, tool, args(report));
  const text = await readFile(report, "utf8").catch(() => undefined);
  return judgeTests(text === undefined ? undefined : tally(JSON.parse(text)), exitCode);
}

/**
 * @param {string} root
 * @param {string} tool
 * @param {readonly string[]} args
 */
function runTool(root, tool, args) {
  return run(process.execPath, [path.join(root, "node_modules", tool), ...args], { cwd: root });
}

/** @param {number} exitCode */
function outcome(exitCode) {
  return exitCode === 0 ? passed : failed;
}
