import type { Page } from "@playwright/test";

/** Opens the home page in a language and waits until its scripts run. */
export async function openHome(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenScriptsRun(page);
}

/** Before that, links lead to pages and the form is checked by the browser; both would be right, but slow machines differ. */
export async function whenScriptsRun(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>("#contact form")?.noValidate);
}
