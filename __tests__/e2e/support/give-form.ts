import { expect, type Locator, type Page } from "@playwright/test";

/** The field for an amount of one's own. */
export const customAmount = (page: Page) => page.locator("input[name=customAmount]:not([type=hidden])");

/** Chooses dollars, which Indonesian pages do not offer first. */
export const chooseDollars = (page: Page) => pressChoice(page.locator("input[name=currency][value=USD]"));

/** Chooses rupiah. */
export const chooseRupiah = (page: Page) => pressChoice(page.locator("input[name=currency][value=IDR]"));

/** Presses what a choice reads, as people do: its input is under it, and a click there may miss while the form grows. */
export async function pressChoice(radio: Locator): Promise<void> {
  await radio.locator("xpath=ancestor::label").click();
  await expect(radio).toBeChecked();
}
