import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { test } from "./support/admin";
import { inputs } from "./support/admin-form";

test.describe.configure({ mode: "parallel" });

const article = "content/news/one-chart-for-bitung.id.md";

/** Opens the form of {@link article} and returns its Indonesian text. */
async function openText(page: Page): Promise<Locator> {
  await page.goto("/admin/#/collections/news/entries/one-chart-for-bitung");
  await expect(inputs(page, "title").first()).toBeVisible();
  return page.locator(".cms-editor-visual [data-slate-editor]").filter({ visible: true }).last();
}

/** Pastes at the cursor what a program has put on the clipboard. */
async function pasteFrom(page: Page, program: "word" | "docs" | "sheets"): Promise<void> {
  const file = path.join(__dirname, "../cms/texts/clipboard", `${program}.html`);
  await paste(page, "text/html", readFileSync(file, "utf8"));
}

/** Pastes something at the cursor. */
async function paste(page: Page, type: string, content: string): Promise<void> {
  await page.evaluate(
    ([as, words]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(as, words);
      const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(pasted);
    },
    [type, content] as const,
  );
}

/** Begins a paragraph at the end of the text. */
async function beginParagraph(page: Page, text: Locator): Promise<void> {
  const last = text.locator("p").last();
  await last.click();
  await last.evaluate((paragraph) => {
    getSelection()?.selectAllChildren(paragraph);
    getSelection()?.collapseToEnd();
  });
  await page.keyboard.press("Enter");
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
    }) => {
      const { page } = admin;
      const text = await openText(page);
      await beginParagraph(page, text);
      await pasteFrom(page, "word");
      const pasted = text.locator(".tajuk-table").last();
      await expect(pasted.getByRole("textbox", { name: "Judul kolom 1" })).toHaveValue("Provinsi");
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
      await beginParagraph(page, text);
      const field = page.locator(".cms-editor-visual").filter({ visible: true }).last();
      await field.getByRole("button", { name: "Tambah bagian" }).last().click();
      await page.getByRole("menuitem", { name: "Tabel" }).click();
      const added = text.locator(".tajuk-table").last();
      await expect(added.getByRole("textbox")).toHaveCount(6);
      await added.getByRole("textbox").first().focus();
      await paste(page, "text/plain", "Bulan\tBibit\tMati\nMei\t12\t1");
      await expect(added.getByRole("textbox", { name: "Baris 1, kolom 3" })).toHaveValue("1");
      const tables = await text.locator(".tajuk-table").count();
      await added.getByRole("button", { name: "Hapus tabel" }).click();
      await expect(text.locator(".tajuk-table")).toHaveCount(tables - 1);
      await admin.publish();
      await expect
        .poll(() => admin.read(article))
        .toContain(
          `\n\n## Bibit untuk Papua

**Baris pertama tebal.** Musim tanam *pertama* sudah selesai; lihat [laporannya](https://tajuk.example/laporan).

- butir satu

  - butir di dalamnya
- butir dua

## Langkahnya

1. Gali lubangnya.
2. Tanam bibitnya.

| Provinsi | Bibit |
| -------- | ----- |
| Papua    | 125   |
| Riau     | 80    |

Sesudah tabel.`,
        );
      // the table that was there before is as it was
      const own = /\| \S[^]*?\n\n/.exec(admin.original(article))?.[0] ?? "no table";
      expect(admin.read(article)).toContain(own);
    });

    test("links and figures are picked from lists", async ({ admin }) => {
      const { page } = admin;
      admin.write(article, admin.read(article).replace("Sejak Senin", "**{{claim:anchors}}** sejak Senin"));
      const text = await openText(page);
      await expect(text.getByText("61%", { exact: true })).toBeVisible();
      const field = page.locator(".cms-editor-visual").filter({ visible: true }).last();
      const picking = page.locator(".tajuk-pick");
      const box = picking.getByRole("searchbox");

      await beginParagraph(page, text);
      await page.keyboard.type("Lihat ");
      await field.getByRole("button", { name: "Tautan" }).click();
      await expect(box).toBeFocused();
      await expectAccessible(page, undefined, [".tajuk-pick"]);
      await box.fill("/nowhere/");
      await expect(picking.getByRole("status")).toHaveText("Tidak ada halaman di alamat situs ini.");
      // found by its title in either language
      await box.fill("harbour ledger");
      await expect(picking.getByRole("listitem")).toHaveCount(1);
      for (const button of await picking.getByRole("button").all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.keyboard.press("Enter");
      // Decap shows links without their addresses
      const link = text.locator("a", { hasText: "Buku Jangkar" });
      await expect(link).toHaveCount(2);

      await page.keyboard.type(" dan ");
      await field.getByRole("button", { name: "Tambah bagian" }).last().click();
      await page.getByRole("menuitem", { name: "Angka" }).click();
      await box.fill("teluk");
      await picking.getByRole("button", { name: /^Teluk di peta.*27 proyek/ }).click();
      await expect(text.getByText("27", { exact: true })).toBeVisible();

      // words that are chosen become a link to what is typed, and lose it again
      await text
        .locator("h2")
        .first()
        .evaluate((heading) => getSelection()?.selectAllChildren(heading));
      await field.getByRole("button", { name: "Tautan" }).click();
      await box.fill("charts.example/rules");
      await page.keyboard.press("Enter");
      await expect(text.locator("h2 a")).toHaveCount(1);
      await admin.publish();
      await expect
        .poll(() => admin.read(article))
        .toContain("Lihat [Buku Jangkar](/projects/harbour-ledger/)");
      const saved = admin.read(article);
      expect(saved).toContain("dan {{claim:bays}}");
      expect(saved).toContain("**{{claim:anchors}}** sejak");
      expect(saved).toContain("## [Apa isi petanya](https://charts.example/rules)");
    });

    test("what is copied is shown and noticed, a date is what is typed, and characters are counted", async ({
      admin,
    }) => {
      const { page } = admin;
      const text = await openText(page);
      page.once("dialog", (question) => void question.accept());
      await page
        .getByRole("button", { name: "Isi dari bahasa lain" })
        .filter({ visible: true })
        .last()
        .click();
      await page.getByRole("menuitem", { name: "English", exact: true }).click();
      await expect(text.getByRole("heading", { name: "What the chart shows" })).toBeVisible();

      const title = inputs(page, "title").last();
      await title.fill("a".repeat(101));
      const counter = page.locator(".tajuk-counter").filter({ hasText: "101 dari 120", visible: true });
      await expect(counter.getByRole("status")).toHaveText("Tersisa paling banyak 20 karakter");
      await expectAccessible(page, undefined, [".tajuk-counter"]);
      await title.fill("Sebuah peta bagi semua orang");

      const english = page.getByRole("group", { name: "Tampilkan" }).getByRole("button", { name: "English" });
      if (await english.isVisible()) await english.click();
      const date = inputs(page, "date").first();
      await expect(date).toHaveValue("08/11/2021");
      await date.fill("");
      await date.pressSequentially("31/02/2026");
      await expect(date).toHaveAccessibleDescription("Ini bukan tanggal. Tulis misalnya 21/11/2026.");
      await date.fill("");
      await date.pressSequentially("11212026");
      await expect(date).toHaveAttribute("aria-invalid", "true");
      await date.fill("");
      await date.pressSequentially("21112026");
      await expect(date).toHaveAccessibleDescription("21 November 2026");
      await page.keyboard.press("Tab");
      await expect(date).toHaveValue("21/11/2026");
      await date.evaluate((input) => input.scrollIntoView({ block: "center" }));
      await expectAccessible(page, undefined, [".tajuk-day"]);

      await admin.publish();
      const question = page.getByRole("dialog", { name: "Belum diterjemahkan?" });
      await expect(question.getByRole("listitem").filter({ hasText: "Teks" }).first()).toBeVisible();
      await expect(question.getByRole("listitem").filter({ hasText: "Judul" })).toHaveCount(0);
      await question.getByRole("button", { name: "Simpan apa adanya" }).click();
      await expect.poll(() => admin.read(article)).toContain("## What the chart shows");
      expect(admin.read(article.replace(".id.", ".en."))).toContain("date: 2026-11-21");
    });

    test("a new form claims nothing, items have names, and pictures that are loaded later are shown", async ({
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
        .poll(() =>
          pictures.evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth > 100)),
        )
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
  });
}
