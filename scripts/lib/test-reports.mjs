/** @typedef {import("./summary.mjs").Outcome} Outcome */

/** @typedef {import("./summary.mjs").Test} Test */

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
 * count as passed, since a busy machine can be the cause; the note names them, because a test that is often flaky
 * must be fixed.
 *
 * @param {PlaywrightReport} report
 * @returns {Outcome}
 */
export function tallyPlaywright({ stats, errors, suites }) {
  const { expected, unexpected, flaky, skipped } = stats;
  const tests = suites.flatMap(testsIn);
  const tally = { passed: expected + flaky, failed: unexpected + skipped + errors.length, tests };
  const repeated = tests.filter(({ isRepeated, failure }) => isRepeated && failure === undefined);
  const note = `only when repeated: ${repeated.map(({ name }) => name).join("; ")}`;
  return flaky === 0 ? tally : { ...tally, note };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {Test[]}
 */
function testsIn({ title, specs, suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ results }) => ({
      ...test(
        `${title} › ${spec.title}`,
        results.reduce((sum, { duration }) => sum + duration, 0),
        spec.ok === false ? (results.at(-1)?.error?.message ?? "") : undefined,
      ),
      ...(results.length > 1 && { isRepeated: true }),
    })),
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
