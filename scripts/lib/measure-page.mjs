/** @typedef {import("./budgets.mjs").PageLoad} PageLoad */
/** @typedef {typeof globalThis & { layoutShift: number }} MeasuredWindow */

/** The narrowest phone and the desktop that the design is made for. */
const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Chromium complains of a preloaded file that was not used, 3 s after the page has loaded. */
const settlingTime = 3500;

/**
 * Loads a page as a first visitor does, on a phone and on a desktop, and touches nothing.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @returns {Promise<PageLoad>} requests and messages of both visits, and the greater layout shift
 */
export async function measurePage(browser, url) {
  const loads = await Promise.all(viewports.map((viewport) => visit(browser, url, viewport)));
  return {
    requests: loads.flatMap(({ requests }) => requests),
    messages: [...new Set(loads.flatMap(({ messages }) => messages))],
    layoutShift: Math.max(...loads.map(({ layoutShift }) => layoutShift)),
  };
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<PageLoad>}
 */
async function visit(browser, url, viewport) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  /** @type {{ url: string, prefetched: boolean }[]} */
  const requests = [];
  /** @type {string[]} */
  const messages = [];
  page.on("request", (request) => {
    requests.push({ url: request.url(), prefetched: request.headers()["sec-purpose"] === "prefetch" });
  });
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  await page.addInitScript(recordLayoutShift);
  const response = await page.goto(url, { waitUntil: "load" });
  if (response?.status() !== 200) messages.push(`status ${response?.status() ?? "missing"}`);
  await page.waitForTimeout(settlingTime);
  const layoutShift = await page.evaluate(() => /** @type {MeasuredWindow} */ (globalThis).layoutShift);
  await context.close();
  return { requests, messages, layoutShift };
}

/** Runs in the page: sums every unexpected movement. */
function recordLayoutShift() {
  const measured = /** @type {MeasuredWindow} */ (globalThis);
  measured.layoutShift = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of /** @type {(PerformanceEntry & { value: number })[]} */ (list.getEntries())) {
      measured.layoutShift += entry.value;
    }
  });
  observer.observe({ type: "layout-shift", buffered: true });
}
