import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { expectSoundAtWidths, test, type Admin } from "./support/admin";
import { inputs } from "./support/admin-form";

test.describe.configure({ mode: "parallel" });
test.use({ viewport: ({ isMobile }, use) => use({ width: isMobile ? 390 : 1280, height: 800 }) });

const languages = ["en", "id"] as const;
const article = languages.map((code) => `content/news/louder-buoy.${code}.md`);
const title = "Telinga alat apung kini lebih tajam";

/** Opens a form at its switch for drafts, which both languages share: a phone is led to the English side. */
async function openAtSwitch(admin: Admin, address: string, isMobile: boolean): Promise<void> {
  const { page } = admin;
  if (!isMobile) {
    await admin.open(address);
    return;
  }
  await page.goto("about:blank");
  await page.goto(`/admin/#/collections/${address}`);
  await expect(inputs(page, "title")).not.toHaveValue("");
  const container = page
    .locator('[class*="-ControlContainer"]')
    .filter({ has: draftSwitch(page) })
    .last();
  const hint = container.getByRole("button", { name: "Sama dalam setiap bahasa: ubah di Inggris" });
  await expect(hint).toBeVisible();
  expect((await hint.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page, undefined, [".tajuk-shared"]);
  await hint.click();
  await expect(page.locator(".Pane1").locator(draftSwitch(page))).toBeFocused();
}

const draftSwitch = (page: Page): Locator => inputs(page, "draft").first();

/** The last sentence about the site that the editor is told, once the server has built what was saved. */
async function builds(page: Page, version: number): Promise<Locator> {
  const json = { state: "live", problems: [], startedAt: 1, version, seconds: 4 };
  await page.route("**/status", (route) => route.fulfill({ json }));
  return page.getByRole("status").filter({ hasText: /^(Tersimpan|Perubahan Anda)/ });
}

async function listed(page: Page): Promise<Locator> {
  await page.goto("/admin/#/collections/news");
  return page.getByRole("region", { name: "Daftar: Berita" });
}

test("an article is taken off the site, found among the drafts, and published again", async ({
  admin,
  isMobile,
}) => {
  const { page } = admin;
  await builds(page, 1);
  await openAtSwitch(admin, "news/entries/louder-buoy", isMobile);
  await expect(draftSwitch(page)).not.toBeChecked();
  await draftSwitch(page).click();
  await admin.publish();
  for (const file of article)
    await expect.poll(() => admin.read(file)).toMatch(/^appearance:\n {2}draft: true$/m);
  const told = await builds(page, 2);
  await expect(told).toHaveText("Tersimpan sebagai konsep: tidak tampil di situs.");

  const list = await listed(page);
  const row = list.getByRole("listitem").filter({ hasText: title });
  await expect(row).toContainText(/Konsep\s*Inggris: ada/);
  await list.getByRole("combobox", { name: "Status", exact: true }).selectOption({ label: "Konsep" });
  await expect(list.getByRole("link")).toHaveText([title]);
  await expectSoundAtWidths(page, ".tajuk-list");

  await openAtSwitch(admin, "news/entries/louder-buoy", isMobile);
  await expect(draftSwitch(page)).toBeChecked();
  await draftSwitch(page).click();
  await admin.publish();
  for (const file of article) await expect.poll(() => admin.read(file)).toBe(admin.original(file));
  await expect(await builds(page, 3)).toHaveText("Perubahan Anda sudah tampil di situs. Prosesnya 4 detik.");
});

test("an article that is published for a day says so at once @desktop", async ({ admin }) => {
  const { page } = admin;
  await admin.open("news/entries/borrowed-boat");
  await inputs(page, "from").first().fill("03/12/2098");
  await page.keyboard.press("Tab");
  await admin.publish();
  const told = page.getByRole("status").filter({ hasText: "tersimpan." });
  await expect(told).toContainText("Tampil di situs mulai 3 Desember 2098.");
});

test("what others refer to is not taken off the site: it is told who they are @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open("projects/entries/harbour-ledger");
  await draftSwitch(page).click();
  await admin.publish();
  const told = page.getByRole("dialog", { name: "Belum disimpan" });
  await expect(told.getByRole("listitem").first()).toContainText(
    "seharusnya entri yang saat itu sudah tampil di situs: yang ini masih konsep",
  );
  await expect(told.getByRole("link").first()).toHaveAttribute(
    "href",
    /^#\/collections\/news\/entries\/one-chart-for-bitung\?field=/,
  );
  await expectSoundAtWidths(page, ".tajuk-dialog");
  expect(admin.read("content/projects/harbour-ledger.en.md")).not.toContain("appearance");
  // Decap logs the refused save to the console
  admin.noise.length = 0;
});

test("a text cannot name a draft @desktop", async ({ admin }) => {
  const { page } = admin;
  const project = "content/projects/tide-school";
  for (const code of languages) {
    const file = `${project}.${code}.md`;
    admin.write(file, admin.read(file).replace("\n---\n", "\nappearance:\n  from: 2099-12-03\n---\n"));
  }
  await admin.open("news/entries/louder-buoy");
  await page.locator("[contenteditable=true]").filter({ visible: true }).last().click();
  const file = article[1] ?? "";
  admin.write(file, `${admin.read(file)}\nLihat [sekolahnya](/id/projects/tide-school/).\n`);
  await admin.open("news/entries/louder-buoy");
  await inputs(page, "title").last().fill("Judul lain");
  await admin.publish();
  await expect(page.getByRole("dialog", { name: "Belum disimpan" }).getByRole("listitem")).toHaveText([
    /Teks: ditemukan “\/id\/projects\/tide-school\/”, seharusnya entri yang saat itu sudah tampil di situs: yang ini baru tampil 3 Desember 2099/,
  ]);
  // Decap logs the refused save to the console
  admin.noise.length = 0;
});

test("a link to a preview is made, copied and taken away @desktop", async ({ admin, context }) => {
  const { page } = admin;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await admin.open("news/entries/louder-buoy");
  await draftSwitch(page).click();
  const part = page.locator(".tajuk-preview-link").filter({ visible: true }).first();
  await part.getByRole("button", { name: "Buat tautan" }).click();
  await expect(part.getByRole("status")).toHaveText(
    "Terbitkan agar tautan dapat dibuka: konsep tetap tidak tampil di situs.",
  );
  const link = page.getByRole("textbox", { name: "Tautan pratinjau" }).filter({ visible: true }).first();
  await expect(link).toHaveValue(/\/preview\/id\/[\da-f]{32}\/news\/louder-buoy\/$/);
  await part.getByRole("button", { name: "Salin" }).click();
  await expect(part.getByRole("status")).toHaveText("Tersalin.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  await expectSoundAtWidths(page, ".tajuk-preview-link");
  await admin.publish();
  const [, key = ""] = /preview\/id\/([\da-f]+)/.exec(await link.inputValue()) ?? [];
  for (const file of article) await expect.poll(() => admin.read(file)).toContain(`\n  key: ${key}\n`);
  await expect(part.getByRole("status")).toHaveText("Tautan dapat dibuka begitu situs selesai dibangun.");

  await part.getByRole("button", { name: "Hapus tautan" }).click();
  await admin.publish();
  for (const file of article) await expect.poll(() => admin.read(file)).not.toContain("key:");
});
