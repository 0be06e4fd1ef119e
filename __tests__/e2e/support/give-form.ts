import type { Page } from "@playwright/test";

/** The field for an amount of one's own. */
export const customAmount = (page: Page) => page.locator("input[name=customAmount]:not([type=hidden])");

/** Chooses dollars, which Indonesian pages do not offer first. */
export const chooseDollars = (page: Page) => press(page, "USD");

/** Chooses rupiah. */
export const chooseRupiah = (page: Page) => press(page, "IDR");

/** Chooses a gift every month. */
export const chooseMonthly = (page: Page) => press(page, "monthly");

/** Presses what a choice reads, as people do: its input is under it, and a click there may miss while the form grows. */
const press = (page: Page, value: string) =>
  page.locator("label:visible", { has: page.locator(`input[value=${value}]`) }).click();
