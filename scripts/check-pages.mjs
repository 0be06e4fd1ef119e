/**
 * Visits every page of the production build in Chromium. Fails if a page exceeds its budget in budgets.json,
 * requests anything from another origin, writes to the console, shifts its layout while it loads, has
 * accessibility problems or contains a broken link, if `/admin/` does not open, or if the functions exceed theirs. A page that no change since
 * the last run can have touched is not visited again. Given paths as arguments, it visits only those pages and skips
 * the checks that need the whole site, such as links. `--build <folder>` checks a copy of a build.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { adminProblems } from "./lib/admin-problems.mjs";
import { formatTable } from "./lib/budget-table.mjs";
import { budgetFor, functionProblems, isChecked, problemsOf, weigh } from "./lib/budgets.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { codeFingerprint } from "./lib/fingerprint.mjs";
import { openVisits } from "./lib/kept-visits.mjs";
import { loadTypeScript } from "./lib/load-typescript.mjs";
import { runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";
import { sitePages } from "./lib/site-pages.mjs";
import { outsideAddresses, siteProblems, typicalPages } from "./lib/site-problems.mjs";
import { publicFile, transferSizes } from "./lib/transfer-size.mjs";
import { visitPage } from "./lib/visit-page.mjs";
import { builtFolders, builtSite } from "./server/built-site.mjs";
import { listen } from "./server/listen.mjs";

/** Number of pages visited at the same time: a visit consists mostly of waiting. */
const atOnce = 10;

const { values, positionals: asked } = parseArgs({
  options: { build: { type: "string" } },
  allowPositionals: true,
});
const { publicFolder, functionsFolder } = builtFolders(root, values.build);

await runMain(async () => {
  /** @type {typeof import("../src/domain/languages.ts")} */
  const { languageCodes } = await loadTypeScript("domain/languages.ts");
  /** @type {typeof import("../src/domain/addresses.ts")} */
  const { previewFolder } = await loadTypeScript("domain/addresses.ts");
  const all = sitePages(publicFolder, previewFolder).filter((page) => page !== "/admin/");
  const { results, facts, ofAdmin } = await visitAll(all, typicalPages(all, languageCodes));
  console.log(formatTable(results));
  console.log(["Outside addresses, for people to open:", ...outsideAddresses(facts)].join("\n  "));
  /** @type {import("./lib/budgets.mjs").BudgetTable} */
  const { functions } = await readJson("budgets.json");
  const ofSite = async () => [
    ...ofAdmin,
    ...siteProblems(facts, await readSite(languageCodes)),
    ...functionProblems(functionsFolder, functions),
  ];
  const problems = asked.length > 0 ? [] : await ofSite();
  for (const problem of problems) console.log(`✗ ${problem}`);
  return problems.length === 0 && results.every((result) => result.problems.length === 0) ? 0 : 1;
});

/**
 * Reads what `siteProblems` compares the pages with: the sitemap, the files, the functions' pages and the languages.
 *
 * @param {readonly string[]} languages
 */
async function readSite(languages) {
  const xml = await readFile(path.join(publicFolder, "sitemap.xml"), "utf8");
  const sitemap = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  /** @type {typeof import("../src/server/openapi/operations.ts")} */
  const { operations } = await loadTypeScript("server/openapi/operations.ts");
  /** @type {Readonly<Record<string, { readonly method: string }>>} */
  const routes = operations;
  const hasFile = (/** @type {string} */ file) =>
    routes[file.replace(/^\/api\//, "")]?.method === "GET" || existsSync(publicFile(publicFolder, file));
  return { sitemap, hasFile, languages };
}

/**
 * Visits the pages that were asked for; otherwise all but those that need no visit.
 *
 * @param {readonly string[]} all
 * @param {ReadonlySet<string>} typical
 */
async function visitAll(all, typical) {
  /** @type {import("./lib/budgets.mjs").BudgetTable} */
  const table = await readJson("budgets.json");
  const sizeOf = transferSizes(publicFolder);
  const server = await listen(await builtSite(root, values.build), 0);
  // who asks ends a kept connection; the server would in the very moment in which it is used again
  server.keepAliveTimeout = 0;
  const args = await readJson("browser-arguments.json");
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  const origin = `http://localhost:${address.port}`;
  /** @type {import("./lib/budget-table.mjs").PageResult[]} */
  const results = [];
  /** @type {Map<string, import("./lib/visit-page.mjs").PageFacts>} */
  const facts = new Map();
  let visited = 0;
  /** @type {readonly string[]} */
  let ofAdmin = [];
  const visitor = (await codeFingerprint(root, process.env)) + browser.version();
  const visits = asked.length > 0 ? undefined : await openVisits(root, { publicFolder, origin }, visitor);
  const waiting = asked.length > 0 ? [...asked] : [...all];
  const work = async () => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      const isTypical = typical.has(page);
      const how = isTypical ? "as a typical page" : "as one of many";
      const earlier = await visits?.earlier(page, how);
      const load = earlier ?? (await visitPage(browser, origin + page, { isTypical }));
      const own = load.requests.filter(({ url }) => url.startsWith(origin));
      const weights = weigh(own, page, sizeOf);
      const problems = isChecked(table, page)
        ? problemsOf(load, weights, budgetFor(table, page), origin)
        : load.messages.filter((message) => !message.startsWith("console:"));
      if (problems.length === 0) await visits?.keep(page, how, load);
      results.push({ page, weights, layoutShift: load.layoutShift, problems });
      facts.set(page, load.facts);
      visited += earlier ? 0 : 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
    if (asked.length === 0) ofAdmin = await adminProblems(await browser.newPage(), origin);
    await visits?.save();
    console.log(`${visited} of ${results.length} pages visited; the others are as they were.`);
  } finally {
    await browser.close();
    server.close();
  }
  return { results: results.sort((a, b) => a.page.localeCompare(b.page)), facts, ofAdmin };
}

/** @param {string} name of a file beside this one */
async function readJson(name) {
  return JSON.parse(await readFile(path.join(root, "scripts", name), "utf8"));
}
