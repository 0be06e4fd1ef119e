import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import { findShown } from "./find-shown";
import { scrollToMiddle } from "./scroll-to-middle";
import type { Browser, Part, Tab } from "./tab";

/** Starts Firefox, which is driven over WebDriver BiDi. */
export async function launchFirefox({ scripts = true } = {}): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX_PATH,
    extraPrefsFirefox: { "javascript.enabled": scripts },
  });
  return {
    openTab: async ({ width, height }) => {
      const context = await firefox.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      return tabOf(page, () => context.close());
    },
    close: () => firefox.close(),
  };
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    open: (url) => page.goto(url),
    back: () => page.goBack(),
    find: async (selector, name) => {
      const handle = await page.evaluateHandle(findShown, selector, name ?? null);
      const element = handle.asElement();
      return element ? partOf(page, element as ElementHandle<HTMLElement>) : undefined;
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    run: (work, ...values) => page.evaluate(work as never, ...values),
    close,
  };
}

function partOf(page: Page, element: ElementHandle<HTMLElement>): Part {
  return {
    // `element.click()` waits for an observer, which does not run while scripts are off
    click: async () => {
      const { x, y } = await restingPlace(element);
      await page.mouse.click(x, y);
    },
    read: (work) => element.evaluate(work as never),
  };
}

/** Waits until an element has not moved for a moment: what arrives late may push it away from the mouse. */
async function restingPlace(element: ElementHandle<HTMLElement>): Promise<{ x: number; y: number }> {
  const before = await element.evaluate(scrollToMiddle);
  await pause(50);
  const place = await element.evaluate(scrollToMiddle);
  return isDeepStrictEqual(place, before) ? place : restingPlace(element);
}
