import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { test } from "./support/admin";
import { inputs } from "./support/admin-form";

test.use({ viewport: ({ isMobile }, use) => use({ width: isMobile ? 390 : 1280, height: 800 }) });

test("the first screen says what waits and what is wrong, and leads to the field", async ({ admin }) => {
  const { page } = admin;
  const change = (file: string, from: string | RegExp, to: string) =>
    admin.write(file, admin.read(file).replace(from, to));
  change("content/news/louder-buoy.en.md", /^title: .*$/m, "title: The buoy hears everything");
  change("content/news/thirty-shells.en.md", "---", "---\nappearance:\n  draft: true");
  change("content/news/borrowed-boat.en.md", "---", "---\nappearance:\n  from: 2098-07-06");
  change("content/documents/help.id.md", /$/, "\n[Ke sana](/news/hilang/)\n");
  await page.reload();
  const desk = page.getByRole("region", { name: "Meja redaksi" });
  const item = (title: string) =>
    desk.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });
  await expect(item("Tiga puluh kerang dalam satu poster")).toContainText("konsep: belum tampil di situs");
  await expect(item("Sekolah meminjamkan perahunya")).toContainText("tampil mulai 6 Juli 2098");
  await expect(desk.getByText(/Teks: "\/news\/hilang\/" tidak mengarah ke mana pun/)).toBeVisible();
  await expect(
    desk.getByText("kategori “Pencapaian” memiliki halaman, tetapi belum ada isinya"),
  ).toBeVisible();
  await expect(desk.getByRole("heading").first()).toHaveText(/^Perlu dibereskan/);
  await expect(desk.getByRole("heading").last()).toHaveText("Terakhir ditampilkan di situs");
  await desk.getByText(/^Tampilkan \d+ lagi$/).click();
  await desk.getByText("Tur sepuluh menit", { exact: true }).click();
  const steps = desk.locator(".tajuk-tour").getByRole("listitem");
  await expect(steps).toHaveCount(6);
  await expect(steps.last()).toContainText("Membereskan");
  await expectAccessible(page, undefined, [".tajuk-desk"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await desk
    .getByRole("link", { name: "Indonesia, Judul: isinya sudah berubah dalam bahasa Inggris" })
    .click();
  await expect(inputs(page, "title").last()).toBeFocused();
  await inputs(page, "title").last().fill("Alat apung mendengar semuanya");
  await admin.publish();
  await expect(page.getByRole("status").filter({ hasText: "tersimpan" })).toBeVisible();
  await page.goto("/admin/#/collections/desk");
  const last = desk.getByRole("list").last().getByRole("listitem");
  await expect(last.first().getByRole("link")).toHaveText("Alat apung mendengar semuanya");
  await expect(desk.getByText("Indonesia, Judul:")).toHaveCount(0);

  const missing = item("Rules aboard").getByRole("link", { name: "belum ada teks dalam bahasa Indonesia" });
  await missing.click();
  await expect(inputs(page, "title").last()).toBeFocused();
  await expect(inputs(page, "title").last()).toHaveValue("");

  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto("/admin/");
  await expect(page.getByRole("button", { name: "Masuk" })).toBeVisible();
  // page and headings are Decap's
  for (const part of ["#nc-root", ".tajuk-language"]) await expectAccessible(page, undefined, part);
});
