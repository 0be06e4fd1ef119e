import { expect, test } from "@playwright/test";
import { leavePicturesOut } from "../../scripts/lib/axe.mjs";
import { expectAccessible, expectColoursAgain } from "./support/accessibility";

/** Greys on white, by their contrast, and the rule that finds them: each says nothing of what is the other's. */
const greys = [
  [2.17, "#b0b0b0", "color-contrast"],
  [4, "#7f7f7f", "color-contrast"],
  [5, "#6f6f6f", "color-contrast-enhanced"],
] as const;

for (const [contrast, color, rule] of greys) {
  test(`a text with a contrast of ${contrast} is found @desktop`, async ({ page }) => {
    await page.goto("/help/");
    await page.evaluate(leavePicturesOut);
    const text = page.locator("footer p").first();
    await text.evaluate(
      (element, color) => Object.assign(element.style, { color, background: "#fff" }),
      color,
    );
    await expect(expectAccessible(page)).rejects.toThrow(`"${rule}"`);
    await expect(expectColoursAgain(page)).rejects.toThrow(`"${rule}"`);
  });
}
