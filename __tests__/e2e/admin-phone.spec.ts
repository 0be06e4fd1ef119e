import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { test } from "./support/admin";
import { inputs } from "./support/admin-form";

test.use({ viewport: { width: 390, height: 800 } });

test("on a phone, a correction is undone, and found in the history side by side @phone", async ({
  admin,
}) => {
  const { page } = admin;
  const file = "content/news/louder-buoy.id.md";
  await page.goto("/admin/#/collections/news/entries/louder-buoy");
  const old = await inputs(page, "title").inputValue();
  await inputs(page, "title").fill("Judul yang salah");
  await admin.publish();
  const undo = page.getByRole("status").getByRole("button", { name: "Urungkan" });
  await expect(undo).toBeInViewport({ ratio: 1 });
  expect((await undo.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page, undefined, [".tajuk-undo"]);
  await undo.click();
  await expect.poll(() => admin.read(file)).toBe(admin.original(file));

  await expect(inputs(page, "title")).toHaveValue(old);
  await page.getByRole("button", { name: "Riwayat" }).click();
  const window = page.getByRole("dialog", { name: `Riwayat “${old}”` });
  await expect(window.getByRole("listitem")).toHaveCount(3);
  const wrong = window.getByRole("listitem").nth(1);
  await wrong.locator("summary").click();
  await expect(wrong.getByRole("row", { name: "Judul" }).locator("td").first()).toHaveText(old);
  await expect(wrong.locator("ins").first()).toBeVisible();
  expect(await window.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectAccessible(page, undefined, [".tajuk-window"]);
  await window.getByRole("button", { name: "Tutup" }).click();
  await expect(window).toBeHidden();
});

test("on a phone, what others refer to is deleted with its references, and restored @phone", async ({
  admin,
}) => {
  const { page } = admin;
  const project = "content/projects/harbour-ledger.id.md";
  const article = "content/news/one-chart-for-bitung.id.md";
  await page.goto("/admin/#/collections/projects/entries/harbour-ledger");
  await page.getByRole("button", { name: "Hapus entri" }).click();
  const told = page.getByRole("dialog", { name: /tidak dihapus$/ });
  await expect(told.getByRole("button").first()).toBeVisible();
  for (const button of await told.getByRole("button").all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page, undefined, [".tajuk-dialog"]);
  await told.getByRole("button", { name: "Lepaskan rujukannya, lalu hapus" }).click();
  await expect.poll(() => admin.has(project)).toBe(false);
  expect(admin.read(article)).not.toContain("harbour-ledger");

  await page.getByRole("button", { name: "Terhapus" }).click();
  const deleted = page.getByRole("dialog", { name: "Entri yang dihapus" });
  await expect(deleted.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, undefined, [".tajuk-window"]);
  await deleted.getByRole("button", { name: /^Pulihkan/ }).click();
  await expect.poll(() => admin.isOriginal(project)).toBe(true);
  await expect(inputs(page, "title")).not.toHaveValue("");
});

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
