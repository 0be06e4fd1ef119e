import type { Page } from "@playwright/test";

/** Opens a home page and waits until its scripts run. */
export async function openHome(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenScriptsRun(page);
}

/**
 * Waits for hydration: before it, links open pages and the browser validates the form, so that results would
 * depend on the machine's speed.
 */
export async function whenScriptsRun(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>("#contact form")?.noValidate);
}
