import type { Page } from "@playwright/test";

/** The field for an amount of one's own. */
export const customAmount = (page: Page) => page.locator("input[name=customAmount]:not([type=hidden])");

/** Chooses dollars, which Indonesian pages do not offer first. */
export const chooseDollars = (page: Page) =>
  page.locator("input[name=currency][value=USD]").check({ force: true });
