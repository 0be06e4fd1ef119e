import type { Page } from "@playwright/test";
import { startScripts } from "../../../scripts/lib/visit-page.mjs";

export { startScripts };

/** Opens a page and starts its scripts, for tests of what needs them. */
export async function openWithScripts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startScripts(page);
}
