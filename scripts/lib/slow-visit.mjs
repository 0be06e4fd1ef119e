/**
 * What a visit was like; times in milliseconds since it began.
 *
 * @typedef {object} SlowVisit
 * @property {number} firstPaint when something of the content was seen
 * @property {number} largestPaint when its largest part was
 * @property {number} blocked what tasks took beyond 50 ms each: when nothing answered
 * @property {number} transferred bytes, headers included
 */

/** A phone of 360 px and a processor a fourth as fast, as the usual mobile audits have it. */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const slowdown = 4;

/** A weak 4G signal: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const signal = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Late tasks and pictures are waited for this long after the page has loaded. */
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
