import { expect } from "@playwright/test";
import { languageCodes } from "../setup/languages";
import { expectAccessible } from "./support/accessibility";
import { test } from "./support/admin";
import { changeAddress, inputs } from "./support/admin-form";

test.describe.configure({ mode: "parallel" });

const redirects = "content/settings/redirects.json";
const article = "news/entries/louder-buoy";

test("a deleted entry is restored, with the picture that went after it, at its own address @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const files = languageCodes.map((code) => `content/news/thirty-shells.${code}.md`);
  const pictures = /\.\.\/(images\/\S+)/.exec(admin.original(files[0] ?? ""))?.[1] ?? "";
  await admin.open("news/entries/thirty-shells");
  await page.getByRole("button", { name: "Hapus entri" }).click();
  const question = page.getByRole("dialog");
  await question.getByLabel("Siapa pun yang mengikuti tautan lama").selectOption("/news/louder-buoy/");
  await question.getByRole("button", { name: "Hapus", exact: true }).click();
  await expect.poll(() => files.some(admin.has)).toBe(false);
  expect(admin.read(redirects)).toContain("/news/thirty-shells/");
  admin.remove(`content/${pictures}`);

  await page.getByRole("button", { name: "Terhapus" }).click();
  const window = page.getByRole("dialog", { name: "Entri yang dihapus" });
  await expect(window.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, undefined, [".tajuk-window"]);
  const restore = window.getByRole("button", { name: /^Pulihkan/ });
  const returning = page.getByRole("dialog", { name: "Kembalikan gambar dan berkas yang dihapus?" });
  await restore.click();
  await expect(returning).toContainText(pictures.replace("images/", ""));
  await expectAccessible(page, undefined, [".tajuk-dialog"]);
  await returning.getByRole("button", { name: "Biarkan seperti sekarang" }).click();
  expect(files.some(admin.has)).toBe(false);
  await restore.click();
  await returning.getByRole("button", { name: "Pulihkan bersama itu" }).click();
  await expect.poll(() => files.every(admin.isOriginal)).toBe(true);
  await expect.poll(() => admin.has(`content/${pictures}`)).toBe(true);
  expect(admin.isOriginal(redirects)).toBe(true);
  await expect(inputs(page, "title").first()).not.toHaveValue("");
  await page.getByRole("button", { name: "Riwayat" }).click();
  const lines = page.getByRole("dialog", { name: /^Riwayat/ }).getByRole("listitem");
  await expect(lines.nth(0)).toContainText(": dipulihkan: entri kembali");
  await expect(lines.nth(1)).toContainText(": entri dihapus");
});

test("the history of an entry goes on at another address, where an older version is restored, and back @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const [former = "", latter = ""] = ["louder-buoy", "loud-buoy"].map((slug) => `content/news/${slug}.id.md`);
  await admin.open(article);
  const title = inputs(page, "title").last();
  const original = await title.inputValue();
  await title.fill("Judul yang salah");
  await admin.publish();
  await expect.poll(() => admin.read(former)).toContain("Judul yang salah");
  const lines = page.getByRole("dialog", { name: /^Riwayat/ }).getByRole("listitem");
  const readHistory = async (count: number) => {
    await page.getByRole("button", { name: "Riwayat" }).click();
    await expect(lines).toHaveCount(count);
  };
  await readHistory(2);
  await page.keyboard.press("Escape");
  await changeAddress(page, "loud-buoy");
  await readHistory(3);
  await expect(lines.first()).toContainText(": alamat baru");
  await page.keyboard.press("Escape");
  await page.getByRole("status").getByRole("button", { name: "Urungkan" }).click();
  await expect(page).toHaveURL(/news\/entries\/louder-buoy$/);
  await readHistory(3);
  await expect(lines.first()).toContainText(": diurungkan: alamat baru");
  await page.keyboard.press("Escape");

  await changeAddress(page, "loud-buoy");
  await readHistory(4);
  await lines.last().locator("summary").click();
  await lines.last().getByRole("button", { name: "Pulihkan versi ini" }).click();
  await expect(title).toHaveValue(original);
  await expect.poll(() => admin.read(latter)).toContain(original);
  expect(admin.has(former)).toBe(false);
});

test("the history says that it is being read, and shows of a long text what changed @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const file = "content/news/louder-buoy.id.md";
  const long = "Alat apung itu mendengar paus sebelum kapal. ".repeat(20);
  admin.write(file, admin.original(file) + `\n${long}\n`);
  await fetch(`${admin.proxyUrl}/history/recent`);
  admin.write(file, admin.original(file) + `\n${long}Selalu.\n`);
  await admin.open(article);
  const answers: (() => void)[] = [];
  await page.route(/:\d+\/history\?/, (route) => void answers.push(() => void route.fallback()));
  await page.getByRole("button", { name: "Riwayat" }).click();
  const window = page.getByRole("dialog", { name: "Riwayat" });
  await expect(window.getByRole("status")).toHaveText("Memuat…");
  await expectAccessible(page, undefined, [".tajuk-window"]);
  await expect.poll(() => answers.length).toBe(1);
  answers.forEach((answer) => answer());
  const newest = window.getByRole("listitem").first();
  await newest.locator("summary").click();
  await expect(newest.locator("ins")).toHaveText("Selalu.");
  const [before, after] = await newest.getByRole("cell").allTextContents();
  expect(before?.length).toBeLessThan(200);
  expect(after).toBe(`${before} Selalu.`);
});

test("a form whose address is typed while another one is open is filled @desktop", async ({ admin }) => {
  const { page } = admin;
  await admin.open(article);
  for (const [address, field] of [
    ["donations/entries/meadow-fund", "name"],
    ["news/entries/borrowed-boat", "title"],
    ["settings/entries/site", "email"],
  ] as const) {
    // the area loads anew by itself, since another form is open
    const anew = page.waitForEvent("load");
    await page.goto(`/admin/#/collections/${address}`);
    await anew;
    await expect(inputs(page, field).first()).not.toHaveValue("");
  }
});
