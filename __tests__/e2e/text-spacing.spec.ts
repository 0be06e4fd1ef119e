import { expect, test } from "@playwright/test";
import { languageCodes } from "../../src/domain/languages";
import { localizedPath } from "../../src/domain/paths";
import { pageOfEveryKind } from "./support/every-kind";

/** The distances that readers may set: WCAG 2.2, 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

for (const language of languageCodes) {
  test(`every page in ${language} fits 320 pixels with a reader's own distances between letters @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of pageOfEveryKind) {
      await page.goto(localizedPath(path, language), { waitUntil: "domcontentloaded" });
      await page.addStyleTag({ content: spacing });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft([path, needed]).toEqual([path, 320]);
    }
  });
}
