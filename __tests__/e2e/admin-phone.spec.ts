import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { test } from "./support/admin";
import { inputs } from "./support/admin-form";

test.use({ viewport: { width: 390, height: 800 } });

test("an article is corrected in both languages and published on a phone @phone", async ({ admin }) => {
  const { page } = admin;
  const shown = (name: string) =>
    page.getByRole("group", { name: "Tampilkan" }).getByRole("button", { name });
  const expectFit = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  };
  await page.goto("/admin/#/collections/news/entries/louder-buoy");
  await expect(inputs(page, "title")).toHaveCount(1);
  await expect(inputs(page, "title")).toBeVisible();
  await expect(shown("Bahasa Indonesia")).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page, undefined, [".tajuk-panes"]);
  await inputs(page, "title").fill("Judul dari ponsel");
  await expectFit();

  await shown("English").click();
  await expect(inputs(page, "title")).toHaveCount(1);
  await inputs(page, "title").fill("A title from a phone");
  await page.getByRole("button", { name: "Pilih gambar lain" }).click();
  const library = page.getByRole("dialog");
  await expect(library).toBeVisible();
  await expectFit();
  await page.keyboard.press("Escape");

  await shown("Pratinjau").click();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText(
    "A title from a phone",
  );
  await expectFit();
  await shown("Bahasa Indonesia").click();
  await expect(inputs(page, "title")).toHaveValue("Judul dari ponsel");

  const button = page.getByRole("button", { name: "Terbitkan", exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await admin.publish();
  await expect.poll(() => admin.read("content/news/louder-buoy.id.md")).toContain("Judul dari ponsel");
  expect(admin.read("content/news/louder-buoy.en.md")).toContain("A title from a phone");
});
