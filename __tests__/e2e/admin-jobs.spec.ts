import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { parseMarkdownEntry } from "../../src/content-model/file-text";
import { languageCodes } from "../setup/languages";
import { expectAccessible } from "./support/accessibility";
import { chooseFile, chooseSelected, picture, uploadPicture } from "./support/admin-form";
import { test } from "./support/jobs";
import { phonePhoto } from "./support/phone-photo";

test.describe.configure({ mode: "parallel" });

const [english, indonesian] = ["Inggris", "Indonesia"] as const;

/** Signs that mean something to YAML, and one that is no letter. */
const careless = 'Mikrofon: "baru" --- # mengenali duyung 🐋';

/** Fails unless a phone's photo was made small and upright, without the place where it was taken. */
async function expectWebPicture(stored: Buffer): Promise<void> {
  expect(stored.length).toBeLessThan(1_000_000);
  const { width, height, orientation, exif } = await sharp(stored).metadata();
  expect({ width, height, orientation, exif }).toEqual({ width: 1800, height: 2400 });
  const { channels } = await sharp(stored).extract({ left: 1300, top: 800, width: 200, height: 800 }).stats();
  expect(channels[0]?.mean).toBeGreaterThan(channels[2]?.mean ?? 255);
}

/** Shows a list, in which a job begins. */
async function showList(page: Page, collection: string): Promise<void> {
  await page.goto(`/admin/#/collections/${collection}`);
  await expect(page.locator(".tajuk-list").getByRole("link").first()).toBeVisible();
}

/** Opens an entry of the list that is shown. */
async function openEntry(page: Page, title: string): Promise<void> {
  await page.locator(".tajuk-list").getByRole("link", { name: title }).click();
  await expect(page.locator("[id*='-field-']").filter({ visible: true }).first()).toBeVisible();
}

for (const { tag, width } of [
  { tag: "@desktop", width: 1280 },
  { tag: "@phone", width: 390 },
]) {
  test.describe(`jobs at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 800 } });

    test("an editor writes, corrects and switches, from the lists", async ({ admin, form, job }) => {
      test.setTimeout(480_000);
      const { page } = admin;
      const photo = await phonePhoto();
      expect(photo.length).toBeGreaterThan(5_000_000);
      const pdf = Buffer.from("%PDF-1.7 a sheet");
      const save = async (title: string) => {
        await admin.publish();
        await expect(page.getByRole("status").filter({ hasText: `“${title}” tersimpan.` })).toBeVisible();
        await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
      };
      const expectFit = async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      await showList(page, "news");
      await job("Find an entry by a word of its text", 2, async () => {
        await page.locator(".tajuk-list").getByRole("searchbox").fill("mikrofon");
        await openEntry(page, "Telinga alat apung");
      });
      await job("Correct a typo in the open form", 3, async () => {
        await (await form.field(indonesian, "excerpt")).fill(careless);
        await save("Telinga alat apung kini lebih tajam");
      });
      const publish = page.getByRole("button", { name: /^(Terbitkan|Tersimpan)$/ });
      await expect(publish).toBeInViewport({ ratio: 1 });
      if (width === 390) {
        expect((await publish.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await expectAccessible(page, undefined, [".tajuk-panes"]);
      }
      expect(parseMarkdownEntry(admin.read("content/news/louder-buoy.id.md"))).toMatchObject({
        excerpt: careless,
      });
      await expectFit();

      await showList(page, "news");
      await job("Publish a new article with a phone's photo, in both languages", 19, async () => {
        await page.getByRole("link", { name: "Artikel" }).click();
        await (await form.field(indonesian, "title")).fill("Persemaian yang tenang");
        await (await form.field(indonesian, "excerpt")).fill("Hujan datang lebih awal.");
        await (await form.field(indonesian, "alt")).fill("Bibit berjajar");
        await (await form.side(indonesian)).locator("[data-slate-editor]").fill("Teksnya.");
        await (await form.field(english, "title")).fill("A quiet nursery");
        await (await form.field(english, "excerpt")).fill("Rain came early.");
        await (await form.field(english, "author")).fill("Ayu Lestari");
        const side = await form.side(english);
        await side.getByRole("button", { name: "Hari ini" }).first().click();
        await (await form.field(english, "category")).click();
        await page.getByRole("option").first().click();
        await uploadPicture(page, "résumé final (1).JPG", photo);
        await (await form.field(english, "alt")).fill("Seedlings in rows");
        await side.locator("[data-slate-editor]").fill("The text of it.");
        await save("Persemaian yang tenang");
      });
      for (const [code, words] of [
        ["en", "The text of it."],
        ["id", "Teksnya."],
      ])
        expect(admin.read(`content/news/a-quiet-nursery.${code}.md`)).toContain(words);
      await expectFit();

      const [, stored = ""] = /src: \.\.\/(\S+)/.exec(admin.read("content/news/a-quiet-nursery.en.md")) ?? [];
      await expectWebPicture(admin.readBytes(`content/${stored}`));

      await showList(page, "pages");
      await job("Change the home page's first words", 5, async () => {
        await openEntry(page, "Beranda");
        const hero = (await form.side(indonesian)).locator('[id^="hero-field-"]');
        await hero.locator('[id^="title-field-"]').fill("Biarkan di teluknya");
        await save("Beranda");
      });
      await job("Change the words of a figure on the home page", 4, async () => {
        const hero = (await form.side(indonesian)).locator('[id^="hero-field-"]');
        await hero.getByRole("button", { name: "Butir 1: buka atau tutup" }).click();
        await hero.locator('[id^="label-field-"]').first().fill("teluk yang dipetakan");
        await save("Beranda");
      });
      expect(admin.read("content/pages/home.json")).toMatch(/Biarkan di teluknya[^]*teluk yang dipetakan/);
      await showList(page, "claims");
      await job("Change a figure itself", 5, async () => {
        await openEntry(page, "Teluk di peta");
        await (await form.field(english, "value")).fill("29");
        await save("Teluk di peta");
      });
      expect(admin.read("content/claims/bays.id.md")).toContain("value: 29");

      await showList(page, "donations");
      await job("Change a donation amount", 7, async () => {
        await openEntry(page, "Rawat padang lamun");
        const rupiah = (await form.side(english)).locator('[id^="idr-field-"]');
        await rupiah.getByRole("button", { name: "Butir 3: buka atau tutup" }).click();
        await rupiah.locator('[id^="amount-field-"]').nth(2).fill("350.000");
        await save("Rawat padang lamun");
      });
      for (const code of languageCodes)
        expect(admin.read(`content/donations/meadow-fund.${code}.md`)).toContain("amount: 350000");

      await showList(page, "settings");
      await job("Put a section under maintenance", 6, async () => {
        await openEntry(page, "Sakelar bagian");
        await (await form.field(english, "underMaintenance")).click();
        await save("Sakelar bagian");
      });
      const closed = { projects: { underMaintenance: true } };
      expect(JSON.parse(admin.read("content/settings/sections.json"))).toMatchObject({
        en: closed,
        id: closed,
      });

      await showList(page, "strings");
      await job("Change a button's word", 5, async () => {
        await openEntry(page, "Kepala dan kaki setiap halaman");
        await (await form.side(indonesian)).locator('textarea[id$="-donate"]').fill("Berdonasi sekarang");
        await save("Kepala dan kaki setiap halaman");
      });
      await expectAccessible(page, undefined, ".tajuk-string");
      await expectAccessible(page, undefined, ".tajuk-language");
      expect(JSON.parse(admin.read("locales/id/common.json"))).toMatchObject({
        donate: "Berdonasi sekarang",
      });
      expect(admin.read("locales/en/common.json")).toBe(admin.original("locales/en/common.json"));

      await showList(page, "resources");
      await job("Replace a PDF", 8, async () => {
        await openEntry(page, "Lembar tangkapan");
        const file = (await form.side(indonesian)).getByRole("button", { name: "Pilih berkas lain" });
        await file.first().click();
        await chooseFile(page, "Lembar 2.pdf", "application/pdf", pdf);
        await chooseSelected(page);
        await save("Lembar tangkapan");
      });
      expect(admin.readBytes("content/files/lembar-2.pdf").equals(pdf)).toBe(true);
      await expectFit();
      const file = (await form.side(indonesian)).getByRole("button", { name: "Pilih berkas lain" });
      await file.first().click();
      await expectFit();
      await chooseFile(page, "lembar.jpg", "image/jpeg", picture);
      const told = page.getByRole("dialog", { name: "lembar.jpg tidak disimpan" });
      await expect(told).toContainText("Pilih berkas PDF, CSV, atau Markdown.");
      await told.getByRole("button", { name: "Tutup" }).click();
      await page.keyboard.press("Escape");

      await showList(page, "documents");
      await job("Put a video into a text", 16, async () => {
        await openEntry(page, "Cara menemukan sesuatu");
        const side = await form.side(indonesian);
        await side.getByRole("button", { name: "Tambah bagian" }).last().click();
        await page.getByRole("menuitem", { name: "Video" }).click();
        await side.locator('[id^="address-field-"]').fill("youtu.be/teluk");
        await side.getByRole("button", { name: "Pilih gambar" }).last().click();
        await chooseFile(page, "video.jpg", "image/jpeg", picture);
        await chooseSelected(page);
        await side.locator('[id^="alt-field-"]').fill("Lamun; buka videonya");
        await save("Cara menemukan sesuatu");
      });
      const help = admin.read("content/documents/help.id.md");
      expect(help).toContain("[![Lamun; buka videonya](../images/video.jpg)](https://youtu.be/teluk)");
    });

    test("an editor schedules, looks at a preview, takes back and deletes", async ({ admin, form, job }) => {
      const { page } = admin;
      const file = "content/news/louder-buoy.id.md";
      await showList(page, "news");
      await openEntry(page, "Telinga alat apung");
      const old = await (await form.field(indonesian, "title")).inputValue();
      await job("See the page as on a phone", 2, async () => {
        const pane = page
          .getByRole("group", { name: "Tampilkan" })
          .getByRole("button", { name: "Pratinjau" });
        const frame = page.frameLocator("iframe");
        if (await pane.isVisible()) await pane.click();
        else await page.getByTitle("Tampilkan atau sembunyikan pratinjau").click();
        await frame.getByRole("radio", { name: "Ponsel" }).check();
        await expect.poll(() => frame.locator("html").evaluate(() => innerWidth)).toBe(390);
        await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (width === 1280) await page.getByTitle("Tampilkan atau sembunyikan bahasa kedua").click();

      await job("Publish on a day to come", 4, async () => {
        await (await form.field(english, "from")).fill("2099-12-03");
        await admin.publish();
        await expect.poll(() => admin.read(file)).toMatch(/^ {2}from: 2099-12-03$/m);
      });
      await page.getByRole("status").getByRole("button", { name: "Urungkan" }).click();
      await expect.poll(() => admin.read(file)).toBe(admin.original(file));

      await (await form.field(indonesian, "title")).fill("Judul yang salah");
      await admin.publish();
      const undo = page.getByRole("status").getByRole("button", { name: "Urungkan" });
      await expect(
        page.getByRole("status").filter({ hasText: "“Judul yang salah” tersimpan." }),
      ).toBeVisible();
      await expect(undo).toBeInViewport({ ratio: 1 });
      if (width === 390) expect((await undo.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectAccessible(page, undefined, [".tajuk-undo"]);
      await job("Undo what was just published", 1, async () => {
        await undo.click();
        await expect.poll(() => admin.read(file)).toBe(admin.original(file));
      });

      await expect(await form.field(indonesian, "title")).toHaveValue(old);
      const window = page.getByRole("dialog", { name: `Riwayat “${old}”` });
      await job("See what changed, when and by whom", 2, async () => {
        await page.getByRole("button", { name: "Riwayat" }).click();
        await expect(window.getByRole("listitem")).toHaveCount(5);
        await expect(window.getByRole("listitem").first()).toContainText("diurungkan: Indonesia — Judul");
        await window.getByRole("listitem").nth(1).locator("summary").click();
        await expect(window.getByRole("listitem").nth(1).locator("ins").first()).toBeVisible();
      });
      const wrong = window.getByRole("listitem").nth(1);
      await expect(wrong.getByRole("row", { name: "Judul" }).locator("td").first()).toHaveText(old);
      expect(await window.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await expectAccessible(page, undefined, [".tajuk-window"]);
      await job("Restore an earlier version", 1, async () => {
        await wrong.getByRole("button", { name: "Pulihkan versi ini" }).click();
        await expect.poll(() => admin.read(file)).toContain("Judul yang salah");
      });
      await expect(window).toBeHidden();
      const restored = page.getByRole("status").filter({ hasText: "“Judul yang salah” dipulihkan." });
      await restored.getByRole("button", { name: "Urungkan" }).click();
      await expect.poll(() => admin.read(file)).toBe(admin.original(file));
      // the area loads anew by itself
      await expect(page.getByRole("status").filter({ hasText: "sudah diurungkan" })).toBeVisible();

      await showList(page, "projects");
      const project = "content/projects/harbour-ledger.id.md";
      const articles = languageCodes.map((code) => `content/news/one-chart-for-bitung.${code}.md`);
      const told = page.getByRole("dialog", { name: /belum dihapus$/ });
      await job("Delete what others refer to", 3, async () => {
        await openEntry(page, "Buku Jangkar");
        await page.getByRole("button", { name: "Hapus entri" }).click();
        await expect(told.getByRole("button").first()).toBeVisible();
        for (const button of width === 390 ? await told.getByRole("button").all() : [])
          expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await told.getByRole("button", { name: "Lepaskan rujukannya, lalu hapus" }).click();
        await expect.poll(() => admin.has(project)).toBe(false);
      });
      for (const article of articles) expect(admin.read(article)).not.toContain("harbour-ledger");
      await job("Restore a deleted entry", 2, async () => {
        await page.getByRole("button", { name: "Terhapus" }).click();
        const deleted = page.getByRole("dialog", { name: "Entri yang dihapus" });
        await expect(deleted.getByRole("listitem")).toHaveCount(1);
        await deleted.getByRole("button", { name: /^Pulihkan/ }).click();
        await expect.poll(() => admin.isOriginal(project)).toBe(true);
      });
      await expect(await form.field(indonesian, "title")).not.toHaveValue("");
    });
  });
}
