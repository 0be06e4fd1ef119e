/**
 * How many tests or checks a stage of a test run passed and failed.
 *
 * @typedef {{ passed: number, failed: number }} Tally
 */

/**
 * One stage of a test run.
 *
 * @typedef {object} StageResult
 * @property {string} name
 * @property {number | undefined} seconds nothing where it could not be run
 * @property {Tally} tally
 * @property {string} [note] why it failed, where its own output does not say so
 */

/**
 * What Jest's `--json` file says, as far as it is counted.
 *
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites files that could not be run at all
 */

/**
 * What Playwright's JSON report says, as far as it is counted.
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {readonly unknown[]} errors failures outside of any test
 */

/**
 * A skipped or postponed test counts as failed: nothing may pass by not being run.
 *
 * @param {JestReport} report
 * @returns {Tally}
 */
export function tallyJest(report) {
  const skipped = report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + skipped,
  };
}

/**
 * As {@link tallyJest}. A test that failed and passed when repeated counts as passed, which is told: a
 * busy machine is no fault of the site's, and a test that is often among these has to be mended.
 *
 * @param {PlaywrightReport} report
 * @returns {Tally & { note?: string }}
 */
export function tallyPlaywright({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats;
  const tally = { passed: expected + flaky, failed: unexpected + skipped + errors.length };
  return flaky === 0 ? tally : { ...tally, note: `${flaky} only when repeated` };
}

/**
 * A runner's tally, made to fail where it found no test, or where it ended with an error that its own
 * count does not show.
 *
 * @param {Tally & { note?: string } | undefined} tally nothing where the runner left no report
 * @param {number} exitCode
 * @returns {Tally & { note?: string }}
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

/**
 * The end of a test run's output: a table of stages and, alone on the last line, the sum.
 *
 * @param {readonly StageResult[]} results
 */
export function formatSummary(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(({ name, seconds, tally, note }) => {
    const time = seconds === undefined ? "not run" : `${seconds.toFixed(1)} s`;
    const counts =
      tally.passed + tally.failed === 0 ? "done" : `${tally.passed} passed, ${tally.failed} failed`;
    return `  ${name.padEnd(width)}  ${time.padStart(8)}  ${counts}${note ? ` (${note})` : ""}`;
  });
  const { passed, failed } = total(results);
  return `\nStages:\n${rows.join("\n")}\n\n${passed} passed, ${failed} failed`;
}
