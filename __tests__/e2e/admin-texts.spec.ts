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
  await text.focus();
  await text
    .locator("p")
    .last()
    .evaluate((paragraph) => {
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
  });
}
