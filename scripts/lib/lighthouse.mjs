import { createServer } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { ensureChromium } from "./chromium.mjs";

/** Categories of a report, in the order of tables. */
export const categories = /** @type {const} */ (["performance", "accessibility", "best-practices", "seo"]);

/**
 * What Lighthouse found about a page on a phone: scores of 0 to 100, times in ms of a slow phone with a weak signal,
 * which it simulates, layout shift, and KB of 1000 bytes.
 *
 * @typedef {Record<typeof categories[number] | "fcp" | "lcp" | "tbt" | "cls" | "scripts" | "all", number>} Report
 */

/**
 * Measures a page in a new browser, as a first-time visitor.
 *
 * @param {string} url
 * @returns {Promise<Report>}
 */
export async function measurePage(url) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    }
    return reportOf(result.lhr);
  } finally {
    await browser.close();
  }
}

/**
 * The median of each figure.
 *
 * @param {readonly Report[]} reports
 * @returns {Report}
 */
export function medianReport(reports) {
  const figures = /** @type {(keyof Report)[]} */ (Object.keys(reports[0] ?? {}));
  return /** @type {Report} */ (
    Object.fromEntries(figures.map((figure) => [figure, median(reports.map((report) => report[figure]))]))
  );
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/**
 * @param {import("lighthouse").Result} result
 * @returns {Report}
 */
function reportOf({ audits, categories: scores }) {
  const figure = (/** @type {string} */ audit) => audits[audit]?.numericValue ?? NaN;
  const details = /** @type {unknown} */ (audits["network-requests"]?.details);
  const { items } = /** @type {{ items: { url: string, transferSize: number }[] }} */ (details);
  const weigh = (/** @type {(url: string) => boolean} */ isCounted) =>
    items.reduce((sum, { url, transferSize }) => sum + (isCounted(url) ? transferSize : 0), 0) / 1000;
  return /** @type {Report} */ ({
    ...Object.fromEntries(categories.map((name) => [name, Math.round((scores[name]?.score ?? NaN) * 100)])),
    fcp: figure("first-contentful-paint"),
    lcp: figure("largest-contentful-paint"),
    tbt: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
    scripts: weigh((url) => url.endsWith(".js")),
    all: weigh(() => true),
  });
}

/** @returns {Promise<number>} a port that was free a moment ago */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}
