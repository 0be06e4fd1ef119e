/**
 * Loads every page of the production build in Chromium and fails where one is heavier than its budget in
 * budgets.json, asks another origin for anything, writes to the console or moves while it loads. With
 * paths, only those pages.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { formatTable } from "./lib/budget-table.mjs";
import { budgetFor, isChecked, problemsOf, weigh } from "./lib/budgets.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { measurePage } from "./lib/measure-page.mjs";
import { Problem, runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { hasBuild } from "./lib/site-build.mjs";
import { sitePages } from "./lib/site-pages.mjs";
import { transferSizes } from "./lib/transfer-size.mjs";
import { builtSite } from "./server/built-site.mjs";
import { listen } from "./server/listen.mjs";

/** Pages measured at a time: mostly they wait. */
const atOnce = 4;

await runMain(async () => {
  if (!hasBuild(root)) throw new Problem("There is no production build yet: run npm run build.");
  /** @type {import("./lib/budgets.mjs").BudgetTable} */
  const table = await readJson("budgets.json");
  const publicFolder = path.join(root, "public");
  const asked = process.argv.slice(2);
  const pages = asked.length > 0 ? asked : sitePages(publicFolder).filter((page) => isChecked(table, page));
  const results = await measureAll(pages, table, transferSizes(publicFolder));
  console.log(formatTable(results));
  return results.every(({ problems }) => problems.length === 0) ? 0 : 1;
});

/** @param {string} name of a file beside this one */
async function readJson(name) {
  return JSON.parse(await readFile(path.join(root, "scripts", name), "utf8"));
}

/**
 * @param {readonly string[]} pages
 * @param {import("./lib/budgets.mjs").BudgetTable} table
 * @param {(pathname: string) => number} sizeOf
 */
async function measureAll(pages, table, sizeOf) {
  const server = await listen(await builtSite(root), 0);
  const args = await readJson("browser-arguments.json");
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  const origin = `http://localhost:${address.port}`;
  /** @type {import("./lib/budget-table.mjs").PageResult[]} */
  const results = [];
  const waiting = [...pages];
  const work = async () => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      const load = await measurePage(browser, origin + page);
      const weights = weigh(
        load.requests.filter(({ url }) => url.startsWith(origin)),
        page,
        sizeOf,
      );
      const problems = problemsOf(load, weights, budgetFor(table, page), origin);
      results.push({ page, weights, layoutShift: load.layoutShift, problems });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await browser.close();
  server.close();
  return results.sort((a, b) => a.page.localeCompare(b.page));
}
