import { withTests } from "./run-stages.mjs";
import { browser } from "./stage-kinds.mjs";
import { browsers, builds, live, stages } from "./stages.mjs";

/** @typedef {import("./stage-kinds.mjs").Stage} Stage */

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
  }).map(([name, chosen]) => {
    const own = withTests(chosen, ".");
    return [name, [...neededBy(own), ...own]];
  }),
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
  return browser(browsers.name, "playwright.json", ...args);
}
