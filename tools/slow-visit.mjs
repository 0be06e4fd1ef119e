/**
 * The measurements of one visit; times in milliseconds.
 *
 * @typedef {object} SlowVisit
 * @property {number} firstPaint first contentful paint, since the start of the navigation
 * @property {number} largestPaint largest contentful paint, since the start of the navigation
 * @property {number} blocked main-thread blocking time: the sum of what long tasks took beyond 50 ms each
 * @property {number} transferred bytes, headers included
 */

/** A phone 360 px wide whose CPU is slowed down four times, as in Lighthouse's mobile audits. */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const slowdown = 4;

/** A weak 4G signal: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency per request. */
const signal = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Milliseconds to wait after the load event for late tasks and pictures. */
const settlingTime = 2000;

/**
 * Loads a page with an empty cache on a slow phone with a weak signal.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @returns {Promise<SlowVisit>}
 */
export async function measureSlowVisit(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", signal);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  let transferred = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (transferred += encodedDataLength));
  await page.addInitScript(recordPaints);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(settlingTime);
  const times = await page.evaluate(() => /** @type {MeasuredWindow} */ (globalThis).times);
  await context.close();
  return { ...times, transferred };
}

/** @typedef {typeof globalThis & { times: Omit<SlowVisit, "transferred"> }} MeasuredWindow */

/** Runs in the page. */
function recordPaints() {
  const times = { firstPaint: 0, largestPaint: 0, blocked: 0 };
  /** @type {MeasuredWindow} */ (globalThis).times = times;
  const observe = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") times.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => (times.largestPaint = startTime));
  observe("longtask", ({ duration }) => (times.blocked += duration - 50));
}
