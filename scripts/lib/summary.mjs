import { stripVTControlCharacters } from "node:util";

/**
 * The numbers of passed and failed tests or checks of a stage.
 *
 * @typedef {{ passed: number, failed: number }} Tally
 */

/**
 * A test that was run.
 *
 * @typedef {object} Test
 * @property {string} name
 * @property {number} seconds
 * @property {string} [failure] what it found, if it failed
 */

/**
 * The result of a stage's run. `note` says what the counts do not show.
 *
 * @typedef {Tally & { note?: string, tests?: readonly Test[] }} Outcome
 */

/**
 * One stage of a test run.
 *
 * @typedef {object} StageResult
 * @property {string} name
 * @property {number | undefined} seconds duration; undefined if the stage was not run
 * @property {Tally} tally
 * @property {string} [note] what its own output does not show, such as why it was not run
 * @property {readonly Test[]} [tests]
 */

/**
 * The parts of Jest's `--json` report that are read here.
 *
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites test files that could not be run at all
 * @property {readonly { assertionResults: readonly JestTest[] }[]} testResults by file
 */

/**
 * @typedef {object} JestTest
 * @property {string} fullName
 * @property {number | null} [duration] milliseconds
 * @property {readonly string[]} [failureMessages]
 */

/**
 * The parts of Playwright's JSON report that are read here.
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {readonly unknown[]} errors failures outside of any test
 * @property {readonly PlaywrightSuite[]} suites
 */

/**
 * A file or a group of tests.
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly { title: string, ok?: boolean, tests: readonly { results: readonly PlaywrightResult[] }[] }[]} specs
 */

/**
 * One try of a test.
 *
 * @typedef {object} PlaywrightResult
 * @property {number} duration milliseconds
 * @property {{ message?: string }} [error]
 */

/**
 * Counts Jest's results. Skipped and todo tests count as failed, so that no test passes by not being run.
 *
 * @param {JestReport} report
 * @returns {Outcome}
 */
export function tallyJest(report) {
  const skipped = report.numPendingTests + report.numTodoTests;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + skipped,
    tests: tests.map(({ fullName, duration, failureMessages }) =>
      test(fullName, duration ?? 0, failureMessages?.[0]),
    ),
  };
}

/**
 * Counts Playwright's results as {@link tallyJest} does Jest's. Flaky tests, which passed only when retried,
 * count as passed, since a busy machine can be the cause; the note says how many there were, because a test
 * that is often flaky must be fixed.
 *
 * @param {PlaywrightReport} report
 * @returns {Outcome}
 */
export function tallyPlaywright({ stats, errors, suites }) {
  const { expected, unexpected, flaky, skipped } = stats;
  const tests = suites.flatMap(testsIn);
  const tally = { passed: expected + flaky, failed: unexpected + skipped + errors.length, tests };
  return flaky === 0 ? tally : { ...tally, note: `${flaky} only when repeated` };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {Test[]}
 */
function testsIn({ title, specs, suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ results }) =>
      test(
        `${title} › ${spec.title}`,
        results.reduce((sum, { duration }) => sum + duration, 0),
        spec.ok === false ? (results.at(-1)?.error?.message ?? "") : undefined,
      ),
    ),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

/**
 * @param {string} name
 * @param {number} milliseconds
 * @param {string} [failure]
 * @returns {Test}
 */
function test(name, milliseconds, failure) {
  return { name, seconds: milliseconds / 1000, ...(failure === undefined ? {} : { failure }) };
}

/**
 * A runner's tally, turned into a failure if the runner left no report, found no test, or ended with an error
 * code although it counted no failure.
 *
 * @param {Outcome | undefined} tally undefined if the runner left no report
 * @param {number} exitCode
 * @returns {Outcome}
 */
export function judgeTests(tally, exitCode) {
  if (!tally) return { passed: 0, failed: 1, note: "left no report" };
  if (tally.passed + tally.failed === 0) return { passed: 0, failed: 1, note: "found no test" };
  if (exitCode !== 0 && tally.failed === 0) return { ...tally, failed: 1, note: `exit code ${exitCode}` };
  return tally;
}

/**
 * The sum over all stages.
 *
 * @param {readonly StageResult[]} results
 * @returns {Tally}
 */
export function total(results) {
  return results.reduce(
    (sum, { tally }) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }),
    { passed: 0, failed: 0 },
  );
}

/** How many of the slowest tests the summary lists. */
const named = 20;

/** How many lines of what a test found the summary repeats. */
const found = 12;

/**
 * The end of a test run's output: a table of stages, the slowest tests, those that failed, with the beginning of what
 * they found, and, alone on the last line, the sum.
 *
 * @param {readonly StageResult[]} results
 * @param {number} [seconds] duration of the whole run
 */
export function formatSummary(results, seconds) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(({ name, seconds, tally, note }) => {
    const time = seconds === undefined ? "not run" : `${seconds.toFixed(1)} s`;
    const counts =
      tally.passed + tally.failed === 0 ? "done" : `${tally.passed} passed, ${tally.failed} failed`;
    return `  ${name.padEnd(width)}  ${time.padStart(8)}  ${counts}${note ? ` (${note})` : ""}`;
  });
  const tests = results.flatMap(({ name, tests = [] }) =>
    tests.map((test) => ({ ...test, name: `${name}: ${test.name}` })),
  );
  const slowest = tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, named)
    .map((test) => `  ${test.seconds.toFixed(1).padStart(6)} s  ${test.name}`);
  const failures = tests.flatMap(({ name, failure }) =>
    failure === undefined ? [] : [`  ${name}`, ...beginning(failure)],
  );
  const { passed, failed } = total(results);
  return [
    ...["", "Stages:", ...rows],
    ...(slowest.length > 0 ? ["", "Slowest tests:", ...slowest] : []),
    ...(failures.length > 0 ? ["", "Failed tests:", ...failures] : []),
    ...(seconds === undefined ? [] : ["", `All in ${(seconds / 60).toFixed(1)} minutes`]),
    ...["", `${passed} passed, ${failed} failed`],
  ].join("\n");
}

/**
 * The first lines of what a test found, without colour codes.
 *
 * @param {string} failure
 */
function beginning(failure) {
  const lines = stripVTControlCharacters(failure).split("\n");
  return lines.slice(0, found).map((line) => `      ${line}`);
}
