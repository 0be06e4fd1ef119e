import { expect } from "@playwright/test";
import { languageCodes } from "../../src/domain/languages";
import { expectAccessible } from "./support/accessibility";
import { test } from "./support/admin";
import { inputs } from "./support/admin-form";

test.describe.configure({ mode: "parallel" });

const article = "news/entries/louder-buoy";
const file = "content/news/louder-buoy.id.md";

test("an earlier version is found in the history of an entry, and restored @desktop", async ({ admin }) => {
  const { page } = admin;
  await admin.open(article);
  const old = await inputs(page, "title").last().inputValue();
  await inputs(page, "title").last().fill("Judul yang salah");
  await admin.publish();
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();

  await page.getByRole("button", { name: "Riwayat" }).click();
  const window = page.getByRole("dialog", { name: "Riwayat “Judul yang salah”" });
  const [newest, oldest] = [window.getByRole("listitem").first(), window.getByRole("listitem").last()];
  await expect(newest).toContainText("sekarang: Bahasa Indonesia — Judul");
  await newest.locator("summary").click();
  await expect(newest.getByRole("row", { name: "Judul" })).toContainText(old);
  await expect(newest.locator("ins").first()).toBeVisible();
  await expectAccessible(page, undefined, [".tajuk-window"]);
  await expectAccessible(page, undefined, [".tajuk-history"]);

  await oldest.locator("summary").click();
  await oldest.getByRole("button", { name: "Pulihkan versi ini" }).click();
  await expect.poll(() => admin.read(file)).toBe(admin.original(file));
  await expect(inputs(page, "title").last()).toHaveValue(old);
});

test("what was just published is undone @desktop", async ({ admin }) => {
  const { page } = admin;
  await admin.open(article);
  await inputs(page, "title").last().fill("Judul yang salah");
  await admin.publish();
  const notice = page.getByRole("status").filter({ hasText: "“Judul yang salah” tersimpan." });
  await notice.getByRole("button", { name: "Urungkan" }).click();
  await expect.poll(() => admin.read(file)).toBe(admin.original(file));
  await expect(inputs(page, "title").last()).not.toHaveValue("Judul yang salah");
});

test("a deleted entry is restored, with the picture that went after it @desktop", async ({ admin }) => {
  const { page } = admin;
  const files = languageCodes.map((code) => `content/news/thirty-shells.${code}.md`);
  const pictures = /\.\.\/(images\/\S+)/.exec(admin.original(files[0] ?? ""))?.[1] ?? "";
  await admin.open("news/entries/thirty-shells");
  await page.getByRole("button", { name: "Hapus entri" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Hapus", exact: true }).click();
  await expect.poll(() => files.some(admin.has)).toBe(false);
  admin.remove(`content/${pictures}`);

  await page.getByRole("button", { name: "Terhapus" }).click();
  const window = page.getByRole("dialog", { name: "Entri yang dihapus" });
  await expect(window.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, undefined, [".tajuk-window"]);
  await window.getByRole("button", { name: /^Pulihkan/ }).click();
  await expect.poll(() => files.every(admin.isOriginal)).toBe(true);
  await expect.poll(() => admin.has(`content/${pictures}`)).toBe(true);
  await expect(inputs(page, "title").first()).not.toHaveValue("");
});

test("a form whose address is typed while another one is open is filled @desktop", async ({ admin }) => {
  const { page } = admin;
  await admin.open(article);
  for (const [address, field] of [
    ["donations/entries/meadow-fund", "name"],
    ["news/entries/borrowed-boat", "title"],
    ["settings/entries/site", "email"],
  ] as const) {
    await page.goto(`/admin/#/collections/${address}`);
    await expect(inputs(page, field).first()).not.toHaveValue("");
  }
});
