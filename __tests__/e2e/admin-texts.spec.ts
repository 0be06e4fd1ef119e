import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { translator } from "../setup/translator";
import { expectAccessible } from "./support/accessibility";
import { fillInFromEnglish, inputs } from "./support/admin-form";
import { test } from "./support/jobs";
import { article, awaitCursor, beginParagraph, openText, paste } from "./support/rich-text";

test.describe.configure({ mode: "parallel" });

/** Pastes at the cursor what a program has put on the clipboard. */
async function pasteFrom(page: Page, program: "word" | "docs" | "sheets"): Promise<void> {
  const file = path.join(__dirname, "../cms/texts/clipboard", `${program}.html`);
  await paste(page, "text/html", readFileSync(file, "utf8"));
}

const devices = [
  { tag: "@desktop", viewport: { width: 1280, height: 800 } },
  { tag: "@phone", viewport: { width: 390, height: 800 } },
];

for (const { tag, viewport } of devices) {
  test.describe(`texts at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });

    test("what comes from Word keeps its headings, lists and table, which is edited in its cells", async ({
      admin,
      job,
    }) => {
      const { page } = admin;
      const text = await openText(page);
      const pasted = text.locator(".tajuk-table").last();
      await job("Paste a text with a table from Word", 2, async () => {
        await beginParagraph(page, text);
        await pasteFrom(page, "word");
        await expect(pasted.getByRole("textbox", { name: "Judul kolom 1" })).toHaveValue("Provinsi");
      });
      await expect(text.getByRole("heading", { name: "Bibit untuk Papua" })).toHaveCount(1);
      await expect(text.getByRole("listitem").filter({ hasText: "butir satu" })).toHaveCount(1);
      await pasted.evaluate((table) => table.scrollIntoView({ block: "center" }));
      await expectAccessible(page, undefined, [".tajuk-table"]);

      await pasted.getByRole("textbox", { name: "Baris 1, kolom 2" }).fill("125");
      await pasted.getByRole("button", { name: "Tambah baris" }).click();
      await pasted.getByRole("textbox", { name: "Baris 2, kolom 1" }).fill("Riau");
      await page.keyboard.press("Tab");
      await page.keyboard.type("80");
      for (const button of await pasted.getByRole("button").all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      if (viewport.width < 500)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

      // a new one, filled from a sheet, and removed
      const field = page.locator(".cms-editor-visual").filter({ visible: true }).last();
      const added = text.locator(".tajuk-table").last();
      await job("Insert a table, and fill it from a sheet", 5, async () => {
        await beginParagraph(page, text);
        await field.getByRole("button", { name: "Tambah bagian" }).last().click();
        await page.getByRole("menuitem", { name: "Tabel" }).click();
        await expect(added.getByRole("textbox")).toHaveCount(6);
        await expect(added.getByRole("textbox").first()).toBeFocused();
        await paste(page, "text/plain", "Bulan\tBibit\tMati\nMei\t12\t1");
        await expect(added.getByRole("textbox", { name: "Baris 1, kolom 3" })).toHaveValue("1");
      });
      const tables = await text.locator(".tajuk-table").count();
      await added.getByRole("button", { name: "Hapus tabel" }).click();
      await expect(text.locator(".tajuk-table")).toHaveCount(tables - 1);

      // tables at the end of what is pasted: one types on below them
      await text.locator("p").first().click();
      await page.keyboard.press("End");
      await awaitCursor(text);
      await pasteFrom(page, "sheets");
      await expect(text.locator(".tajuk-table")).toHaveCount(tables);
      await beginParagraph(page, text);
      await pasteFrom(page, "sheets");
      await expect(text.locator(".tajuk-table")).toHaveCount(tables + 1);
      await page.keyboard.type("Di bawah lembar.");
      await page.keyboard.press("Enter");
      await paste(page, "text/plain", "- satu\n- dua\n*Rapat* _malam ini_");
      await awaitCursor(text);
      await page.keyboard.press("Enter");
      const rows = "<tr><td>Bulan</td><td>Mati</td></tr><tr><td>Mei</td><td>1</td></tr>";
      await paste(page, "text/html", `<p>Lalu:</p><table>${rows}</table>`);
      await expect(text.locator(".tajuk-table")).toHaveCount(tables + 2);
      await awaitCursor(text);
      await page.keyboard.press("Enter");
      await admin.publish();
      await expect
        .poll(() => admin.read(article))
        .toContain(
          `\n\n## Bibit untuk Papua

**Baris pertama tebal.** Musim tanam *pertama* sudah selesai; lihat [laporannya](https://tajuk.example/laporan).

- butir satu

  - butir di dalamnya
- butir dua

### Langkahnya

1. Gali lubangnya.
2. Tanam bibitnya.

| Provinsi | Bibit |
| -------- | ----- |
| Papua    | 125   |
| Riau     | 80    |

Sesudah tabel.

| Provinsi | Bibit | Catatan       |
| -------- | ----- | ------------- |
| Papua    | 120   | sagu \\| matoa |
| Riau     | 1.250 |               |

Di bawah lembar.

- satu
- dua

**Rapat** *malam ini*

Lalu:

| Bulan | Mati |
| ----- | ---- |
| Mei   | 1    |
`,
        );
      // nothing is kept of the empty paragraphs at the end, nor elsewhere
      expect(admin.read(article)).toMatch(/\| Mei {3}\| 1 {4}\|\n$/);
      expect(admin.read(article)).not.toContain("\n\n\n");
      // the table that was there before is as it was
      const own = /\| \S[^]*?\n\n/.exec(admin.original(article))?.[0] ?? "no table";
      expect(admin.read(article)).toContain(own);
    });

    test("links and figures are picked from lists", async ({ admin, job }) => {
      const { page } = admin;
      admin.write(article, admin.read(article).replace("Sejak Senin", "**{{claim:anchors}}** sejak Senin"));
      const text = await openText(page);
      await expect(text.getByText("61%", { exact: true })).toBeVisible();
      const field = page.locator(".cms-editor-visual").filter({ visible: true }).last();
      const picking = page.locator(".tajuk-pick");
      const box = picking.getByRole("searchbox");

      // all of it deleted by mistake comes back
      const words = async () => (await text.innerText()).replaceAll(/\s/g, "");
      const before = await words();
      await text.locator("p").last().click();
      await awaitCursor(text);
      await page.keyboard.press("Control+a");
      await awaitCursor(text);
      await page.keyboard.press("Delete");
      await expect(text.getByRole("heading")).toHaveCount(0);
      await page.keyboard.press("Control+z");
      await expect.poll(words).toBe(before);

      await beginParagraph(page, text);
      await page.keyboard.type("Lihat ");
      await job("Link to a page of the site", 2, async () => {
        await field.getByRole("button", { name: "Tautan" }).click();
        await expect(box).toBeFocused();
        // found by its title in either language
        await box.fill("harbour ledger");
        await expect(picking.getByRole("listitem")).toHaveCount(1);
        await page.keyboard.press("Enter");
        // Decap shows links without their addresses
        await expect(text.locator("a", { hasText: "Buku Jangkar" })).toHaveCount(2);
      });

      await awaitCursor(text);
      await page.keyboard.type(" dan ");
      await field.getByRole("button", { name: "Tambah bagian" }).last().click();
      await page.getByRole("menuitem", { name: "Angka" }).click();
      await box.fill("teluk");
      await expectAccessible(page, undefined, [".tajuk-pick"]);
      const figure = picking.getByRole("button", { name: /^Teluk di peta/ });
      await figure.filter({ hasText: translator("id")("projects:catalogue.count", { count: 27 }) }).click();
      await expect(text.getByText("27", { exact: true })).toBeVisible();
      await page.keyboard.type(" teluk.");

      // words that are chosen become a link to what is typed, and lose it again
      await text
        .locator("h2")
        .first()
        .evaluate((heading) => getSelection()?.selectAllChildren(heading));
      await awaitCursor(text);
      await field.getByRole("button", { name: "Tautan" }).click();
      await expect(box).toBeFocused();
      await expectAccessible(page, undefined, [".tajuk-pick"]);
      for (const button of await picking.getByRole("button").filter({ visible: true }).all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await box.fill("/nowhere/");
      await expect(picking.getByRole("status")).toHaveText("Tidak ada halaman di alamat situs ini.");
      await box.fill("charts.example/rules");
      await page.keyboard.press("Enter");
      await expect(text.locator("h2 a")).toHaveCount(1);
      await admin.publish();
      await expect
        .poll(() => admin.read(article))
        .toContain("Lihat [Buku Jangkar](/projects/harbour-ledger/)");
      const saved = admin.read(article);
      expect(saved).toContain("dan {{claim:bays}} teluk.");
      expect(saved).toContain("**{{claim:anchors}}** sejak");
      expect(saved).toContain("## [Apa isi petanya](https://charts.example/rules)");
    });

    test("what is copied is shown and noticed, a date is what is typed, characters are counted, mistakes are refused", async ({
      admin,
    }) => {
      const { page } = admin;
      const text = await openText(page);
      await fillInFromEnglish(page);
      await expect(text.getByRole("heading", { name: "What the chart shows" })).toBeVisible();

      const title = inputs(page, "title").last();
      await title.fill("a".repeat(101));
      const counter = page.locator(".tajuk-counter").filter({ hasText: "101 dari 120", visible: true });
      await expect(counter.getByRole("status")).toHaveText("Tersisa paling banyak 20 karakter");
      await expectAccessible(page, undefined, [".tajuk-counter"]);
      await title.fill("a".repeat(10_000));
      const excerpt = inputs(page, "excerpt").last();
      await excerpt.fill("");

      const english = page.getByRole("group", { name: "Tampilkan" }).getByRole("button", { name: "Inggris" });
      if (await english.isVisible()) await english.click();
      const date = inputs(page, "date").first();
      await expect(date).toHaveValue("08/11/2021");
      await date.fill("21/11/1926");
      await admin.publish();
      const refused = page.getByRole("dialog", { name: "Belum disimpan" });
      await expect(refused.getByRole("listitem")).toHaveText([
        /^Tanggal: .*1926-11-21/,
        /^Indonesia — Judul: .*120/,
        /^Indonesia — Ringkasan: wajib diisi/,
      ]);
      admin.noise.length = 0;
      await expectAccessible(page, undefined, [".tajuk-dialog"]);
      await refused.getByRole("link", { name: "Indonesia — Judul" }).click();
      await expect(title).toBeFocused();
      await title.fill("Sebuah peta bagi semua orang");
      await excerpt.fill("Nelayan dan pelabuhan kini memakai peta yang sama.");

      if (await english.isVisible()) await english.click();
      await date.fill("");
      await date.pressSequentially("31/02/2026");
      await expect(date).toHaveAccessibleDescription("Tanggal 31 Februari 2026 tidak ada.");
      await date.fill("");
      await date.pressSequentially("11212026");
      await expect(date).toHaveAttribute("aria-invalid", "true");
      await date.fill("");
      await date.pressSequentially("21112026");
      await expect(date).toHaveAccessibleDescription("Sabtu, 21 November 2026");
      await page.keyboard.press("Tab");
      await expect(date).toHaveValue("21/11/2026");
      await date.evaluate((input) => input.scrollIntoView({ block: "center" }));
      await expectAccessible(page, undefined, [".tajuk-day"]);

      await admin.publish();
      const question = page.getByRole("dialog", { name: "Belum diterjemahkan?" });
      await expect(question.getByRole("listitem").filter({ hasText: "Teks" }).first()).toBeVisible();
      await expect(question.getByRole("listitem").filter({ hasText: "Judul" })).toHaveCount(0);
      await expectAccessible(page, undefined, [".tajuk-dialog"]);
      await question.getByRole("link", { name: "Teks", exact: true }).click();
      await expect(text).toBeFocused();
      await admin.publish();
      await question.getByRole("button", { name: "Simpan apa adanya" }).click();
      await expect.poll(() => admin.read(article)).toContain("## What the chart shows");
      expect(admin.read(article.replace(".id.", ".en."))).toContain("date: 2026-11-21");
      // Decap logs the save that was put off to the console
      admin.noise.length = 0;
    });
  });
}

test("a picture that is pasted, with words or alone, is told not to arrive, and how one does @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const text = await openText(page);
  const told = page.getByRole("status").filter({ hasText: "Gambar tidak dapat ditempel" });
  await beginParagraph(page, text);
  await pasteFrom(page, "word");
  await expect(text.getByRole("heading", { name: "Bibit untuk Papua" })).toHaveCount(1);
  await expect(told).toHaveCount(0);
  await beginParagraph(page, text);
  await paste(page, "text/html", '<p>Kerang baru<img src="file:///clip_image002.jpg"></p>');
  await expect(told).toContainText("pilih “Gambar”, lalu unggah");
  await expect(text.getByText("Kerang baru")).toBeVisible();
  await expectAccessible(page, undefined, [".tajuk-undo"]);
  await told.getByRole("button", { name: "Tutup" }).click();

  const words = await text.innerText();
  await text.locator("p").last().click();
  await awaitCursor(text);
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(["…"], "layar.png", { type: "image/png" }));
    const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(pasted);
  });
  await expect(told).toBeVisible();
  expect(await text.innerText()).toBe(words);
});

test("a part that is inserted is filled in at once @desktop", async ({ admin }) => {
  const { page } = admin;
  const text = await openText(page);
  const field = page.locator(".cms-editor-visual").filter({ visible: true }).last();
  const insert = async (part: string) => {
    await field.getByRole("button", { name: "Tambah bagian" }).last().click();
    await page.getByRole("menuitem", { name: part }).click();
  };
  await beginParagraph(page, text);
  await insert("Gambar");
  await expect(text.getByRole("button", { name: "Pilih gambar" }).last()).toBeFocused();
  await insert("Video");
  const address = text.getByRole("textbox", { name: "Alamat" });
  await expect(address).toBeFocused();
  await page.keyboard.type("youtu.be/x");
  await expect(address).toHaveValue("youtu.be/x");
});

test("a new form claims nothing, items have names, and pictures that are loaded later are shown @phone", async ({
  admin,
}) => {
  const { page } = admin;
  await page.goto("/admin/#/collections/news/new");
  await expect(inputs(page, "title").first()).toBeVisible();
  await expect(page.getByText("Perubahan tersimpan")).toBeHidden();
  await inputs(page, "title").first().fill("x");
  await expect(page.getByText("Perubahan belum disimpan")).toBeVisible();

  page.on("dialog", (question) => void question.accept());
  // the area loads anew by itself, since another form is open
  const anew = page.waitForEvent("load");
  await page.goto("/admin/#/collections/pages/entries/home");
  await anew;
  const pictures = inputs(page, "hero").first().locator("img");
  await expect(pictures.first()).toBeAttached();
  await expect
    .poll(() => pictures.evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth > 100)))
    .not.toContain(false);
  const item = page
    .getByRole("button", { name: "Butir 1: buka atau tutup" })
    .filter({ visible: true })
    .first();
  await item.click();
  await expect(page.getByRole("button", { name: "Butir 1: hapus" }).first()).toBeAttached();
  const heights = await page
    .locator('[class*="-ControlContainer"] input:not([type="range"], [type="date"])')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((input) => input.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test("items of lists have names in the language of their side, and show what they share, dimmed @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const file = "content/pages/home.json";
  await admin.open("pages/entries/home");
  const side = page.locator(".Pane2 [id^='hero-field-']").first();
  await expect(side.getByText("teluk di peta kami")).toBeVisible();
  await expect(page.getByText(/^No (claim|icon|key)$/)).toHaveCount(0);
  for (const key of ["bays", "floats", "science", "innovation"])
    await expect(page.getByText(key, { exact: true })).toHaveCount(0);

  await side.getByRole("button", { name: "Butir 1: buka atau tutup" }).click();
  await expect(side.getByText("Teluk di peta", { exact: true })).toBeVisible();
  await expect(side.getByRole("combobox").first()).toHaveCSS("pointer-events", "none");
  await side.locator("[id^='label-field-']").first().fill("teluk");
  await admin.publish();
  await expect.poll(() => admin.read(file)).toContain('"label": "teluk"');
});

test("a copied text of any length is asked about, and makes no language older @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open("news/entries/borrowed-boat");
  await fillInFromEnglish(page);
  await expect(inputs(page, "title").last()).toHaveValue(await inputs(page, "title").first().inputValue());
  await admin.publish();
  const question = page.getByRole("dialog", { name: "Belum diterjemahkan?" });
  for (const field of ["Judul", "Ringkasan", "Teks"])
    await expect(question.getByRole("link", { name: field, exact: true })).toBeVisible();
  await question.getByRole("button", { name: "Simpan apa adanya" }).click();
  await expect(page.getByRole("status").getByRole("button", { name: "Urungkan" })).toBeVisible();
  const notice = page.locator(".tajuk-older");
  await expect(notice).toContainText("Belum diterjemahkan ke bahasa Indonesia: Judul, ");
  await expect(notice).not.toContainText("lebih lama");
});
