import { stat } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { formatFileSize } from "../../src/domain/format";
import { localizedPath } from "../../src/domain/paths";
import { languages } from "../setup/languages";
import { demoPageOf } from "../setup/site";
import { translator } from "../setup/translator";
import { expectAccessible } from "./support/accessibility";
import { readers } from "./support/readers";

for (const { language, device } of readers) {
  const t = translator(language);
  const address = localizedPath("/demo/", language);
  const demo = demoPageOf(language);
  const [overviewCard] = demo.overview.cards;
  const [featureCard] = demo.features.cards;

  test.describe(`the demo in ${language}`, { tag: device }, () => {
    test("a link to a tab opens it, arrow keys move on, and the other language stays there", async ({
      page,
    }) => {
      await page.goto(`${address}#features`);
      const features = page.getByRole("tab", { name: demo.features.title });
      await expect(features).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("heading", { name: featureCard?.title })).toBeInViewport();
      await expect(page.getByText(String(overviewCard?.text))).toBeHidden();
      await features.focus();
      await page.keyboard.press("ArrowRight");
      await expect(page).toHaveURL(`${address}#testimonials`);
      await expect(page.getByRole("tabpanel")).toHaveAccessibleName(demo.testimonials.title);
      await expectAccessible(page);
      const [other] = languages.filter(({ code }) => code !== language);
      if (!other) return;
      await page
        .getByRole("banner")
        .getByRole("link", { name: `${other.shortName} ${other.name}` })
        .click();
      await expect(
        page.getByRole("tab", { name: demoPageOf(other.code).testimonials.title }),
      ).toHaveAttribute("aria-selected", "true");
    });

    test("the film's text is a file, as large as it says", async ({ page }) => {
      await page.goto(address);
      const link = page.locator("a[href$='.md'][download]").first();
      const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
      expect(download.suggestedFilename()).toBe(path.basename(String(await link.getAttribute("href"))));
      const { size } = await stat(await download.path());
      const words = { format: t("common:file.format.md"), size: formatFileSize(size, language) };
      await expect(link).toHaveText(t("common:file.download", words));
      const pdf = page.locator("a[href$='.pdf'][download]").first();
      await expect(pdf).toHaveAttribute("download", `product-demo.${language}.pdf`);
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("every panel can be read, and links lead to each", async ({ page }) => {
        await page.goto(address);
        const panel = (name: string) => page.getByRole("region", { name, exact: true });
        const titles = [demo.overview, demo.features, demo.testimonials, demo.resources].map(
          ({ title }) => title,
        );
        for (const name of titles) {
          await expect(panel(name).getByRole("heading", { level: 2, name })).toBeVisible();
        }
        const contents = page.getByRole("navigation", { name: t("demo:contents") });
        await contents.getByRole("link", { name: demo.resources.title }).click();
        await expect(panel(demo.resources.title).getByRole("heading", { level: 2 })).toBeInViewport();
      });
    });
  });
}
