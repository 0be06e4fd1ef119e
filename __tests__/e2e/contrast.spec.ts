import { expect, test } from "@playwright/test";
import { colourRules } from "../../scripts/lib/visit-page.mjs";
import { localizedPath } from "../../src/domain/paths";
import { expectAccessible } from "./support/accessibility";
import { readers } from "./support/readers";
import { saidPages } from "./support/said-pages";
import { openWithScripts } from "./support/start-scripts";

const schemes = ["light", "dark"] as const;

for (const { language, device } of readers) {
  for (const [name, path] of Object.entries(saidPages)) {
    test(
      `text has the contrast of WCAG AAA in both schemes: ${name} in ${language}`,
      {
        tag: device,
      },
      async ({ page }) => {
        await openWithScripts(page, localizedPath(path, language));
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await expectAccessible(page, colourRules);
        }
      },
    );
  }
}

test("a text whose contrast is that of AA alone is found", async ({ page }) => {
  await page.goto("/help/");
  await page.getByRole("heading", { level: 1 }).evaluate((title) => {
    Object.assign(title.style, { color: "#767676", background: "#fff", fontSize: "16px", fontWeight: "400" });
  });
  await expect(expectAccessible(page, colourRules)).rejects.toThrow("color-contrast-enhanced");
});
