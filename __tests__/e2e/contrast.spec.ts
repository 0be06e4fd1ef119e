import { expect, test } from "@playwright/test";
import { axeProblems, colourRules, leavePicturesOut } from "../../scripts/lib/axe.mjs";
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
  expect(await axeProblems(page, { only: ["color-contrast"] })).toEqual([]);
  await expect(expectAccessible(page, colourRules)).rejects.toThrow("color-contrast-enhanced");
  await expect(expectColoursAgain(page)).rejects.toThrow("color-contrast-enhanced");
});
