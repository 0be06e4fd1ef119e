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
 * @property {boolean} [isRepeated] whether it took more than one try
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
