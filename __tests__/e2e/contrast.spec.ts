import { expect, test, type Page } from "@playwright/test";
import { colourRules } from "../../scripts/lib/visit-page.mjs";
import { localizedPath } from "../../src/domain/paths";
import { expectAccessible, expectColoursAgain } from "./support/accessibility";
import { readers } from "./support/readers";
import { saidPages } from "./support/said-pages";
import { openWithScripts } from "./support/start-scripts";

/**
 * Leaves out pictures, and the faint patterns behind whole sections: axe judges no text that any of them is behind.
 * Type on pictures stands on a flat part of theirs in the colour of the page, or on a book's cover, which stays.
 */
function leavePicturesOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "::before { background: none !important } img:not([aria-hidden] *) { visibility: hidden !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

for (const { language, device } of readers) {
  for (const [name, path] of Object.entries(saidPages)) {
    test(
      `text has the contrast of WCAG AAA in both schemes: ${name} in ${language}`,
      {
        tag: device,
      },
      async ({ page }) => {
        await openWithScripts(page, localizedPath(path, language));
        await leavePicturesOut(page);
        await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
        await expectAccessible(page, colourRules);
        await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
        await expectColoursAgain(page);
      },
    );
  }
}

test("a text whose contrast is that of AA alone is found", async ({ page }) => {
  await page.goto("/help/");
  await leavePicturesOut(page);
  await page
    .locator("footer p")
    .first()
    .evaluate((text) => {
      Object.assign(text.style, { color: "#767676", background: "#fff" });
    });
  await expectAccessible(page, ["color-contrast"]);
  await expect(expectAccessible(page, colourRules)).rejects.toThrow("color-contrast-enhanced");
  await expect(expectColoursAgain(page)).rejects.toThrow("color-contrast-enhanced");
});
