import { chromium } from "@playwright/test";
import { ensureChromium } from "./chromium.mjs";

/** How many times slower the processor is made: as in Lighthouse, about a cheap phone's. */
const slowdown = 4;
const laterTaps = 4;

/** What a tap on the colour scheme's button changes. */
const feedback = "data-theme";

/**
 * Times in ms from a tap to the paint that shows what it did.
 *
 * @typedef {object} Taps
 * @property {number} first of the first tap, which starts the page's scripts
 * @property {number} later of the slowest one after it
 */

/**
 * Opens a page in a new browser, and taps the button of the colour scheme when the page is loaded and idle. The
 * window is wide, as in the menu of a phone the button is only seen after another tap.
 *
 * @param {string} url
 * @returns {Promise<Taps>}
 */
export async function measureTaps(url) {
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    const page = await browser.newPage({ hasTouch: true });
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url, { waitUntil: "networkidle" });
    const button = page.locator("header button").filter({ visible: true }).first();
    const times = [];
    while (times.length <= laterTaps) {
      const time = page.evaluate(timeToFeedback, feedback);
      await button.tap();
      times.push(await time);
    }
    const [first = NaN, ...later] = times;
    return { first, later: Math.max(...later) };
  } finally {
    await browser.close();
  }
}

/**
 * Runs in the page: waits for a tap, and then for the paint after an attribute of the root has changed.
 *
 * @param {string} attribute
 * @returns {Promise<number>}
 */
function timeToFeedback(attribute) {
  return new Promise((resolve) => {
    let tapped = 0;
    addEventListener("pointerup", ({ timeStamp }) => (tapped = timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - tapped)));
    });
    observer.observe(document.documentElement, { attributeFilter: [attribute] });
  });
}
