import { axeProblems, colourRules, leavePicturesOut } from "./axe.mjs";

/** @typedef {typeof globalThis & { layoutShift: number }} MeasuredWindow */

/** @typedef {{ readonly width: number, readonly height: number }} Size in px */

/** Windows of the phone and the desktop that the design targets, and the narrowest that everything has to fit. */
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
const narrow = { ...phone, width: 320 };

/** Milliseconds to wait after the load event: Chromium warns of unused preloaded files 3 s after it. */
const settlingTime = 3500;

/** Timeout of each step in milliseconds, long enough for a busy machine. */
const patience = 120_000;

/**
 * Facts from a page's HTML as the server sent it, without any script.
 *
 * @typedef {object} PageFacts
 * @property {string} language
 * @property {boolean} indexed whether search engines may index it
 * @property {number} headings number of h1 elements
 * @property {readonly string[]} translations addresses that its language switch links to
 * @property {readonly string[]} links paths on this site with their anchors, without their query
 * @property {readonly string[]} outside addresses elsewhere on the web, without their query
 * @property {readonly string[]} anchors ids of its elements
 */

/**
 * Loads a page as a first-time visitor, and then starts its scripts: on a phone, whose window then becomes narrower
 * and wider. A typical page, which represents others with the same template, is loaded on a desktop too: axe checks
 * its dark colours on the phone and its light ones on the desktop, and both of all other pages on the desktop.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {{ isTypical: boolean }} options
 * @returns {Promise<import("./budgets.mjs").PageLoad & { facts: PageFacts }>} requests, messages and
 *   accessibility problems of all visits, and the greatest layout shift
 */
export async function visitPage(browser, url, { isTypical }) {
  const onPhone = isTypical
    ? await visit(browser, url, [phone, narrow], { axeAt: phone, schemes: ["dark"] })
    : await visit(browser, url, [phone, narrow, desktop], { axeAt: desktop, schemes: ["light", "dark"] });
  const visits = isTypical
    ? [onPhone, await visit(browser, url, [desktop], { axeAt: desktop, schemes: ["light"] })]
    : [onPhone];
  return {
    requests: visits.flatMap(({ requests }) => requests),
    messages: [...new Set(visits.flatMap(({ messages }) => messages))],
    layoutShift: Math.max(...visits.map(({ layoutShift }) => layoutShift)),
    facts: onPhone.facts,
  };
}

/**
 * Loads a page in a window of the first size, and then gives the window each of the sizes.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {readonly [Size, ...Size[]]} sizes
 * @param {{ axeAt: Size, schemes: readonly ("light" | "dark")[] }} options size at which axe checks the page, and the
 *   schemes in which it checks the colours
 */
async function visit(browser, url, sizes, { axeAt, schemes }) {
  const context = await browser.newContext({ viewport: sizes[0], reducedMotion: "reduce" });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  /** @type {{ url: string, prefetched: boolean }[]} */
  const requests = [];
  /** @type {string[]} */
  const messages = [];
  page.on("request", (request) => {
    requests.push({ url: request.url(), prefetched: request.headers()["sec-purpose"] === "prefetch" });
  });
  page.on("console", (message) => messages.push(`console: ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`console: uncaught: ${error.message}`));
  await page.addInitScript(recordLayoutShift);
  const response = await page.goto(url, { waitUntil: "load" });
  if (response?.status() !== 200) messages.push(`status ${response?.status() ?? "missing"}`);
  // a busy browser may not keep what the server sent
  const facts = await page.evaluate(readFacts, await (await fetch(url)).text());
  await startScripts(page);
  await page.waitForTimeout(settlingTime);
  const layoutShift = await page.evaluate(() => /** @type {MeasuredWindow} */ (globalThis).layoutShift);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const excess = await page.evaluate(excessWidth);
    if (excess > 0) messages.push(`${excess} px wider than a screen of ${size.width} px`);
    if (size === axeAt) messages.push(...(await accessibilityProblems(page, size.width, schemes)));
  }
  await context.close();
  return { requests, messages, layoutShift, facts };
}

/**
 * Gives a page a sign of a person, and waits until its scripts run. It is no real input, since layout shift is
 * forgiven for a while after one.
 *
 * @param {import("@playwright/test").Page} page
 */
export async function startScripts(page) {
  await page.evaluate(() => dispatchEvent(new Event("wheel")));
  await page.locator("html[data-running]").waitFor();
}

/**
 * What axe finds: of all rules, and of the colour rules in these schemes, without pictures.
 *
 * @param {import("@playwright/test").Page} page
 * @param {number} width for the message
 * @param {readonly ("light" | "dark")[]} schemes
 */
async function accessibilityProblems(page, width, schemes) {
  const problems = [...(await axeProblems(page, { without: colourRules }))];
  await page.evaluate(leavePicturesOut);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    problems.push(...(await axeProblems(page, { only: colourRules })));
  }
  return problems.map(({ id, places }) => `accessibility at ${width} px: ${id}: ${places.join(", ")}`);
}

/** Runs in the page: px by which it is wider than the window. Charts take a moment to follow a new width. */
async function excessWidth() {
  const excess = () => document.documentElement.scrollWidth - innerWidth;
  for (let tries = 0; excess() > 0 && tries < 20; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return excess();
}

/** Runs in the page: sums all layout shifts. */
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

/**
 * Runs in the page: reads the facts from its HTML as the server sent it.
 *
 * @param {string} html
 * @returns {PageFacts}
 */
function readFacts(html) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const all = (/** @type {string} */ selector) => [...parsed.querySelectorAll(selector)];
  const addresses = all("a[href]").map((link) => new URL(link.getAttribute("href") ?? "", location.href));
  return {
    language: parsed.documentElement.lang,
    indexed: all('meta[name="robots"]').length === 0,
    headings: all("h1").length,
    translations: all("header a[hreflang]").map((link) => link.getAttribute("href") ?? ""),
    links: addresses
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, hash }) => pathname + hash),
    outside: addresses
      .filter(({ origin, protocol }) => origin !== location.origin && !/^(mailto|tel):$/.test(protocol))
      .map(({ href }) => href.replace(/[?#].*/, "")),
    anchors: all("[id]").map(({ id }) => id),
  };
}
