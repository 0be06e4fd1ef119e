import type { Locator, Page } from "@playwright/test";

/** The element with the header's links: the header or, on a narrow screen, its menu, which is opened. */
export async function headerOf(page: Page): Promise<Locator> {
  // what comes after the header is there, so that the whole header is
  await page.getByRole("main").waitFor({ state: "attached" });
  const header = page.getByRole("banner");
  const menu = header.locator("details");
  if (!(await menu.isVisible())) return header;
  if ((await menu.getAttribute("open")) === null) await menu.locator("summary").click();
  return menu;
}
