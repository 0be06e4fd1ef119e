import { expect } from "@playwright/test";
import { test } from "./support/admin";
import { inputs } from "./support/admin-form";

test.describe.configure({ mode: "parallel" });

const article = "news/entries/louder-buoy";
const file = "content/news/louder-buoy.id.md";

test("what is not saved is asked about before a change is undone @desktop", async ({ admin }) => {
  const { page } = admin;
  await admin.open(article);
  await inputs(page, "title").last().fill("Judul yang salah");
  await admin.publish();
  const undo = page.getByRole("status").getByRole("button", { name: "Urungkan" });
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
  const summary = inputs(page, "excerpt").last();
  const before = await summary.inputValue();
  await summary.fill("Ringkasan yang belum disimpan.");
  await undo.click();
  const question = page.getByRole("dialog", { name: "Ada yang belum disimpan" });
  await question.getByRole("button", { name: "Kembali ke teks" }).click();
  await expect(summary).toHaveValue("Ringkasan yang belum disimpan.");
  expect(admin.read(file)).toContain("Judul yang salah");
  await undo.click();
  await question.getByRole("button", { name: "Lanjutkan tanpa itu" }).click();
  await expect(page.getByRole("status").filter({ hasText: "sudah diurungkan" })).toBeVisible();
  await expect(summary).toHaveValue(before);
  expect(admin.isOriginal(file)).toBe(true);
});

test("a server that does not answer is said in the editor's language, and the text stays @desktop", async ({
  admin,
}) => {
  const { page, noise } = admin;
  await admin.open(article);
  const title = inputs(page, "title").last();
  await title.fill("Judul yang menunggu");
  const api = ({ pathname }: URL) => pathname.startsWith("/api/v1") || pathname.startsWith("/history");
  await page.route(api, (route) => route.abort());
  await page.keyboard.press("Control+s");
  await expect(page.getByText("server tidak menjawab")).toBeVisible();
  await expect(page.getByText("Failed to fetch")).toHaveCount(0);
  await expect(title).toHaveValue("Judul yang menunggu");
  await page.unroute(api);
  await page.keyboard.press("Control+s");
  await expect.poll(() => admin.read(file)).toContain("Judul yang menunggu");
  noise.length = 0;
});

test("on a phone, the whole of Undo is on its button, however long the title is @phone", async ({
  admin,
}) => {
  const { page } = admin;
  await page.goto(`/admin/#/collections/${article}`);
  await inputs(page, "title").first().fill("Pelampung ".repeat(10).trim());
  await admin.publish();
  const undo = page.getByRole("button", { name: "Urungkan" });
  await expect(undo).toBeVisible();
  expect(await undo.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true);
});
