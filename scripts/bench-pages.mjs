/**
 * Measures the production build by Lighthouse, as a first-time visitor with a phone on a slow connection: one page of
 * each kind in each language, or the pages that are named. It prints the medians, and below them the figures of
 * the best comparable sites, measured in the same way. Files are sent as a release has them, compressed once. Taps
 * are on the button of the colour scheme, until the colours change. Needs a machine on which nothing else runs: for
 * half an hour, unless pages are named.
 *
 *   npm run bench:pages -- --runs 5 / /id/donate/
 *
 * `--check` is for tests: it measures the pages of budgets.json that have a score, compressed as they are sent, on a
 * machine that may be busy, and fails if the median of three runs is lower.
 */
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { categories, measurePage, medianReport } from "./lib/lighthouse.mjs";
import { loadTypeScript } from "./lib/load-typescript.mjs";
import { measureTaps } from "./lib/measure-taps.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { assertBuilt, buildFolder } from "./lib/site-build.mjs";
import { sitePages } from "./lib/site-pages.mjs";
import { typicalPages } from "./lib/site-problems.mjs";
import { formatRows } from "./lib/table.mjs";
import { releaseFolders } from "./live/releases.mjs";
import { placeFiles } from "./live/stored-files.mjs";
import { builtFolders, builtSite } from "./server/built-site.mjs";
import { listen } from "./server/listen.mjs";

/** @typedef {import("./lib/lighthouse.mjs").Report} Report */

const heading = ["page", ...categories, "FCP ms", "LCP ms", "TBT ms", "CLS", "scripts KB", "all KB"];

/** The best of comparable sites in November 2026, by Lighthouse 13, and what of it was measured. */
const peers = ["best peers", "100", "", "", "", "667", "1246", "0", "", "5", "114"];

const tapHeading = ["first tap ms", "later taps ms"];

const { values, positionals: asked } = parseArgs({
  options: {
    build: { type: "string" },
    check: { type: "boolean", default: false },
    runs: { type: "string", default: "3" },
  },
  allowPositionals: true,
});

await runMain(async () => {
  if (values.check) return await measureBuild(values.build, checkScores);
  if (!values.build) assertBuilt(root);
  const folder = await mkdtemp(path.join(root, buildFolder, "bench-"));
  try {
    const [build, release] = [builtFolders(root, values.build), releaseFolders(folder)];
    await placeFiles(path.join(folder, "store"), build.publicFolder, release.publicFolder, { areSent: true });
    await cp(build.functionsFolder, release.functionsFolder, { recursive: true });
    return await measureBuild(path.relative(root, folder), printTable);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/**
 * @param {string | undefined} build folder of a copy of a build
 * @param {(origin: string) => Promise<number>} measure
 */
async function measureBuild(build, measure) {
  const server = await listen(await builtSite(root, build), 0);
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  try {
    return await measure(`http://localhost:${port}`);
  } finally {
    server.close();
  }
}

/** @param {string} origin */
async function printTable(origin) {
  const pages = asked.length > 0 ? asked : await everyKind();
  const rows = [[...heading, ...tapHeading]];
  for (const page of pages) {
    const reports = [];
    for (let run = 0; run < Number(values.runs); run += 1) reports.push(await measurePage(origin + page));
    const { first, later } = await measureTaps(origin + page);
    const row = [...rowOf(page, medianReport(reports)), first.toFixed(), later.toFixed()];
    // all pages take half an hour: what is measured is shown at once
    console.error(row.join("  "));
    rows.push(row);
  }
  console.log(formatRows([...rows, peers]).join("\n"));
  return 0;
}

/** @returns {Promise<string[]>} one page of each kind in each language */
async function everyKind() {
  /** @type {typeof import("../src/domain/languages.ts")} */
  const { languageCodes } = await loadTypeScript("domain/languages.ts");
  /** @type {typeof import("../src/domain/addresses.ts")} */
  const { previewFolder } = await loadTypeScript("domain/addresses.ts");
  const { publicFolder } = builtFolders(root, values.build);
  const pages = sitePages(publicFolder, previewFolder).filter(
    (page) => !page.endsWith("/admin/") && !page.includes("404"),
  );
  return [...typicalPages(pages, languageCodes)];
}

/**
 * Two runs that reach the scores decide the median of three, so that the third is left out.
 *
 * @param {string} origin
 */
async function checkScores(origin) {
  const file = await readFile(path.join(root, "scripts/budgets.json"), "utf8");
  const { scores } = /** @type {import("./lib/budgets.mjs").BudgetTable} */ (JSON.parse(file));
  let exitCode = 0;
  for (const page of scores.pages) {
    const [first, second] = [await measurePage(origin + page), await measurePage(origin + page)];
    const reaches = (/** @type {Report} */ report) =>
      categories.every((name) => report[name] >= scores[name]);
    const reports = [first, second].every(reaches)
      ? [first, second]
      : [first, second, await measurePage(origin + page)];
    const median = medianReport(reports);
    console.log(formatRows([heading, rowOf(page, median)]).join("\n"));
    for (const name of categories.filter((name) => median[name] < scores[name])) {
      console.log(`✗ ${page} ${name} ${median[name]}, at least ${scores[name]} wanted`);
      exitCode = 1;
    }
  }
  return exitCode;
}

/**
 * @param {string} page
 * @param {Report} report
 */
function rowOf(page, report) {
  const { fcp, lcp, tbt, cls, scripts, all } = report;
  const whole = [fcp, lcp, tbt].map((value) => value.toFixed());
  return [
    page,
    ...categories.map((name) => report[name].toFixed()),
    ...whole,
    cls.toFixed(3),
    scripts.toFixed(),
    all.toFixed(),
  ];
}
