import { expect, test } from "@playwright/test";
import config from "../../playwright.config";
import { localizedPath } from "../../src/domain/paths";
import { languageCodes } from "../setup/languages";
import { pageOfEveryKind } from "./support/every-kind";

const { launchOptions } = config.use ?? {};

// letters twice as large as usual, as a reader sets them in the browser
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"],
  },
});

for (const language of languageCodes) {
  test(`figures stay whole, and their words have room, in ${language} @phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(localizedPath("/tracking/", language), { waitUntil: "domcontentloaded" });
    const totals = page.locator("#chart dl summary");
    await expect(totals).toHaveCount(2);
    for (const total of await totals.all()) await expect(total).toHaveCSS("white-space", "nowrap");
    await page.goto(localizedPath("/", language), { waitUntil: "domcontentloaded" });
    const words = page.locator("#work figcaption > span");
    const widths = await words.evaluateAll((all) =>
      all.map((each) => each.clientWidth / (each.parentElement?.clientWidth ?? NaN)),
    );
    expect(Math.min(...widths)).toBeGreaterThan(0.5);
  });

  // a narrow phone, and one on which the same letters are a little larger than usual
  for (const width of [320, 560]) {
    test(`every page in ${language} fits ${width} pixels in large letters, with its menu in reach @phone`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const address of pageOfEveryKind) {
        await page.goto(localizedPath(address, language), { waitUntil: "domcontentloaded" });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([address, needed]).toEqual([address, width]);
        await expect(page.getByRole("banner").locator("summary")).toBeInViewport({ ratio: 1 });
      }
    });
  }
}
