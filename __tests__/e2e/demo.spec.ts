import { stat } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { headerOf } from "./support/header";

test("a link to a tab opens it, arrow keys move on, and the other language stays there", async ({ page }) => {
  await page.goto("/demo/#features");
  const features = page.getByRole("tab", { name: "Features" });
  await expect(features).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Monthly tracking" })).toBeInViewport();
  await expect(page.getByText("From plot to satellite")).toBeHidden();
  await features.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/demo/#testimonials");
  await expect(page.getByRole("tabpanel")).toHaveAccessibleName("Testimonials");
  await expectAccessible(page);
  await (await headerOf(page)).getByRole("link", { name: "ID Bahasa Indonesia" }).click();
  await expect(page.getByRole("tab", { name: "Testimoni" })).toHaveAttribute("aria-selected", "true");
});

test("the film's text is a file, as large as it says", async ({ page }) => {
  await page.goto("/id/demo/");
  const link = page.getByRole("link", { name: /^Unduh teksnya \(Markdown, / });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("tajuk-demo.id.md");
  const { size } = await stat(await download.path());
  const kilobytes = new Intl.NumberFormat("id", { maximumFractionDigits: 1 }).format(size / 1000);
  await expect(link).toHaveText(`Unduh teksnya (Markdown, ${kilobytes} kB)`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every panel can be read, and links lead to each", async ({ page }) => {
    await page.goto("/demo/");
    const panel = (name: string) => page.getByRole("region", { name, exact: true });
    for (const name of ["Overview", "Features", "Testimonials", "Resources"]) {
      await expect(panel(name).getByRole("heading", { level: 2, name })).toBeVisible();
    }
    await page
      .getByRole("navigation", { name: "Demo contents" })
      .getByRole("link", { name: "Resources" })
      .click();
    await expect(panel("Resources").getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(page.getByRole("button", { name: "Play the demo" })).toBeHidden();
  });
});
