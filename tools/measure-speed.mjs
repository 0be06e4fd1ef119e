/**
 * Loads pages of the production build as a first-time visitor with a cheap phone and a weak signal, and
 * reports the medians of first contentful paint, largest contentful paint, main-thread blocking time and
 * transferred bytes. A report, not a test.
 *
 *   node tools/measure-speed.mjs --runs 5 / /id/donate/
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../scripts/lib/chromium.mjs";
import { runMain } from "../scripts/lib/problem.mjs";
import { root } from "../scripts/lib/root.mjs";
import { assertBuilt } from "../scripts/lib/site-build.mjs";
import { builtSite } from "../scripts/server/built-site.mjs";
import { listen } from "../scripts/server/listen.mjs";
import { measureSlowVisit } from "./slow-visit.mjs";

const usualPages = [
  "/",
  "/id/",
  "/news/sentani-agreement/",
  "/projects/",
  "/tracking/",
  "/donate/",
  "/resources/",
];

await runMain(async () => {
  assertBuilt(root);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: "string", default: "5" } },
  });
  const server = await listen(await builtSite(root), 0);
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const args = JSON.parse(await readFile(path.join(root, "scripts/browser-arguments.json"), "utf8"));
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  console.log("page: first paint s, largest paint s, main thread blocked ms, transferred KB");
  for (const page of positionals.length > 0 ? positionals : usualPages) {
    /** @type {import("./slow-visit.mjs").SlowVisit[]} */
    const visits = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      visits.push(await measureSlowVisit(browser, `http://localhost:${port}${page}`));
    }
    const medianOf = (/** @type {keyof import("./slow-visit.mjs").SlowVisit} */ figure) =>
      median(visits.map((visit) => visit[figure]));
    const [first, largest] = [medianOf("firstPaint"), medianOf("largestPaint")].map(inSeconds);
    const [blocked, transferred] = [medianOf("blocked"), medianOf("transferred") / 1000].map(Math.round);
    console.log(`${page}: ${first}, ${largest}, ${blocked}, ${transferred}`);
  }
  await browser.close();
  server.close();
  return 0;
});

/** @param {readonly number[]} figures */
function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

/** @param {number} milliseconds */
function inSeconds(milliseconds) {
  return (milliseconds / 1000).toFixed(2);
}
