import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { preferLocalEditing } from "./editing-backend.mjs";
import { ensureKeptBuild, ownSite } from "./kept-build.mjs";
import { assertQueryTypes, staleTypesNote } from "./query-types.mjs";
import { run } from "./run.mjs";
import { buildFolder } from "./site-build.mjs";
import { judgeTests, tallyPlaywright, tallyJest } from "./test-reports.mjs";

/** @typedef {import("./summary.mjs").Outcome} Outcome */

/**
 * A stage of a test run. `needs` names the stages that must have succeeded before it starts, `after` those
 * that must have ended because both cannot run at the same time.
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {readonly string[]} needs
 * @property {readonly string[]} [after]
 * @property {string} [tests] folder of its tests, relative to the project; without it there is no such stage
 * @property {(root: string) => Promise<Outcome>} run
 */

const passed = { passed: 1, failed: 0 };
const failed = { passed: 0, failed: 1 };

/** Folder of all tests. */
export const testsFolder = "__tests__";

/** Outcome of a preparation that succeeded: preparations count only if they fail. */
export const prepared = { passed: 0, failed: 0 };

/**
 * A stage of Playwright tests that use the fixture site.
 *
 * @param {string} name
 * @param {string} report file name of the JSON report
 * @param {...string} args
 * @returns {Stage}
 */
export function browser(name, report, ...args) {
  const test = () => ["test", "--forbid-only", "--workers=100%", ...args];
  return {
    name,
    needs: ["test site", "chromium"],
    tests: testsFolder,
    run: (root) => runTests(root, "@playwright/test/cli.js", tallyPlaywright, report, test),
  };
}

/**
 * @param {string} name
 * @param {import("./kept-build.mjs").TestedSite} site
 */
export function build(name, site) {
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
export function script(name, needs, file, ...args) {
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
export function preparation(name, needs, prepare) {
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
export function check(name, tool, args) {
  return { name, needs: ["set-up"], run: async (root) => outcome(await runTool(root, tool, args)) };
}

/**
 * Makes a stage that reads the types of the queries depend on the build, which generates them.
 *
 * @param {Stage} stage
 * @returns {Stage}
 */
export function withQueryTypes(stage) {
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
export function jest(name, report, ...args) {
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
    tests: testsFolder,
    run: (root) => runTests(root, "jest/bin/jest.js", tallyJest, report, reporting),
  };
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
export function outcome(exitCode) {
  return exitCode === 0 ? passed : failed;
}
