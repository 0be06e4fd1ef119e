import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { colourRules, leavePicturesOut } from "../../scripts/lib/visit-page.mjs";
import { expectAccessible, expectColoursAgain } from "./support/accessibility";

test("a text whose contrast is that of AA alone is found @desktop", async ({ page }) => {
  await page.goto("/help/");
  await page.evaluate(leavePicturesOut);
  await page
    .locator("footer p")
    .first()
    .evaluate((text) => {
      Object.assign(text.style, { color: "#767676", background: "#fff" });
    });
  const ofLesser = await new AxeBuilder({ page }).setLegacyMode().withRules(["color-contrast"]).analyze();
  expect(ofLesser.violations).toEqual([]);
  await expect(expectAccessible(page, colourRules)).rejects.toThrow("color-contrast-enhanced");
  await expect(expectColoursAgain(page)).rejects.toThrow("color-contrast-enhanced");
});
