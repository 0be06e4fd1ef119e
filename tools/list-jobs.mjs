/**
 * Lists what editors' jobs took in the last run of the browser tests, as a table in Markdown: presses, typed fields and
 * chosen files, and seconds, at each width.
 *
 *     npx playwright test admin-jobs admin-pictures admin-texts && node tools/list-jobs.mjs
 */
import { readFileSync } from "node:fs";

/** @typedef {{ type: string, description: string }} Annotation */
/** @typedef {{ suites?: Suite[], specs?: { tests: { annotations: Annotation[] }[] }[] }} Suite */

/** @param {Suite} suite @returns {Annotation[]} */
const notes = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(notes),
  ...specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations)),
];

const report = new URL("../.build/playwright.json", import.meta.url);
/** @type {{ name: string, width: number, acts: number, seconds: string }[]} */
const jobs = notes(JSON.parse(readFileSync(report, "utf8")))
  .filter(({ type }) => type === "job")
  .map(({ description }) => JSON.parse(description));

/** @param {string} name @param {number} width */
const cells = (name, width) => {
  const job = jobs.find((each) => each.name === name && each.width === width);
  return job ? [job.acts, job.seconds] : ["–", "–"];
};

const head = ["Job", "Clicks 1280", "Seconds 1280", "Clicks 390", "Seconds 390"];
const rows = [...new Set(jobs.map(({ name }) => name))].map((name) => [
  name,
  ...cells(name, 1280),
  ...cells(name, 390),
]);
for (const row of [head, head.map(() => "-"), ...rows]) console.log(`| ${row.join(" | ")} |`);
