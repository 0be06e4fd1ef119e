import { expect, test, type Page } from "@playwright/test";

/** How much of a book's cover its lettering takes from above. */
const lettering = (page: Page) =>
  page
    .getByRole("main")
    .locator("[aria-hidden] > b:has(span)")
    .first()
    .evaluate((letters) => letters.clientHeight / (letters.parentElement?.clientHeight ?? 0));

test("lettering takes no more of a narrow cover than of a wide one @phone", async ({ page }) => {
  await page.goto("/id/resources/shore-book/");
  await page.setViewportSize({ width: 1280, height: 800 });
  const wide = await lettering(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await lettering(page)).toBeCloseTo(wide);
});
