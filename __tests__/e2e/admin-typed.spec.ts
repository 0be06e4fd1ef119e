import { expect } from "@playwright/test";
import { test } from "./support/admin";
import { inputs } from "./support/admin-form";
import { expectBackup, reloadForm } from "./support/backups";
import { article, awaitCursor, beginParagraph, openText, paste } from "./support/rich-text";

test.describe.configure({ mode: "parallel" });

test("what looks like HTML or a list stays what was typed, also after another save @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const text = await openText(page);
  await beginParagraph(page, text);
  await page.keyboard.type("Kirim ke <nama anda> dan <b>tebal</b>");
  await page.keyboard.press("Enter");
  await page.keyboard.type("2024. Tahun yang");
  await page.keyboard.press("Enter");
  await awaitCursor(text);
  await paste(page, "text/html", "<p>Harga bibit Rp 12.500 &lt;murah&gt; &amp; baik.</p>");
  await expect(text.getByText("<murah>")).toBeVisible();
  await admin.publish();
  const written = [
    String.raw`Kirim ke \<nama anda> dan \<b>tebal\</b>`,
    String.raw`2024\. Tahun yang`,
    String.raw`Harga bibit Rp 12.500 \<murah> & baik.`,
  ].join("\n\n");
  await expect.poll(() => admin.read(article)).toContain(written);

  await page.goto("about:blank");
  await openText(page);
  await expect(text.locator("p").getByText("Kirim ke <nama anda> dan <b>tebal</b>")).toBeVisible();
  await expect(text.locator("p").getByText("2024. Tahun yang")).toBeVisible();
  await inputs(page, "title").last().fill("Judul lain");
  await beginParagraph(page, text);
  await page.keyboard.type("Lagi.");
  await admin.publish();
  await expect.poll(() => admin.read(article)).toContain(`${written}\n\nLagi.\n`);
});

test("HTML in Markdown that visitors would not see is told before it is saved @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await openText(page);
  const field = page.locator(".cms-editor-visual").filter({ visible: true }).last();
  await field.getByRole("switch").click();
  const source = page.locator("[data-slate-editor]").filter({ visible: true }).last();
  await source.click();
  await awaitCursor(source);
  await page.keyboard.press("Control+End");
  await awaitCursor(source);
  await page.keyboard.type(" Kirim ke <nama anda>.");
  await admin.publish();
  const refused = page.getByRole("dialog", { name: "Belum disimpan" });
  await expect(refused.getByRole("listitem")).toHaveText([
    /Teks: ditemukan “<nama anda>”, seharusnya \\<nama anda>/,
  ]);
  // Decap logs the refused save to the console
  admin.noise.length = 0;
});

test("after a link that ends its paragraph, Enter begins the next one @desktop", async ({ admin }) => {
  const { page } = admin;
  admin.write(article, `${admin.read(article).trimEnd()}\n\n[Laporan lengkap](/transparency/)\n`);
  const text = await openText(page);
  await text.getByText("Laporan lengkap").click();
  await awaitCursor(text);
  await page.keyboard.press("End");
  await awaitCursor(text);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Sesudah tautan.");
  await page.keyboard.press("Enter");
  await awaitCursor(text);
  await paste(page, "text/html", '<p><a href="https://a.example/">Tempelan</a></p>');
  await expect(text.getByText("Tempelan")).toBeVisible();
  await awaitCursor(text);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Sesudah tempelan.");
  await admin.publish();
  const written = [
    "[Laporan lengkap](/transparency/)",
    ...["Sesudah tautan.", "[Tempelan](https://a.example/)", "Sesudah tempelan.\n"],
  ];
  await expect.poll(() => admin.read(article)).toContain(written.join("\n\n"));
});

test("what is typed while a table has the cursor stands below it @desktop", async ({ admin }) => {
  const { page } = admin;
  const text = await openText(page);
  const label = text.getByText("Tabel", { exact: true }).first();
  await label.click();
  await awaitCursor(text);
  await page.keyboard.type("Di bawah tabel.");
  await expect(text.locator("p").getByText("Di bawah tabel.")).toBeVisible();

  await label.click();
  await awaitCursor(text);
  const field = page.locator(".cms-editor-visual").filter({ visible: true }).last();
  await field.getByRole("button", { name: "Tautan" }).click();
  const box = page.locator(".tajuk-pick").getByRole("searchbox");
  await box.fill("harbour ledger");
  await expect(page.locator(".tajuk-pick").getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(text.locator("a", { hasText: "Buku Jangkar" })).toHaveCount(2);

  await label.click();
  await awaitCursor(text);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Tepat di bawah.");
  await admin.publish();
  const table = /\| \S[^]*?\n\n/.exec(admin.original(article))?.[0] ?? "no table";
  const below = ["Tepat di bawah.", "[Buku Jangkar](/projects/harbour-ledger/)", "Di bawah tabel."];
  await expect.poll(() => admin.read(article)).toContain(table + below.join("\n\n"));
});

test("who types without a pause loses a few seconds at most, and nothing by a reload @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open("news/entries/louder-buoy");
  const title = inputs(page, "title").last();
  await title.fill("");
  let isTyping = true;
  const typing = title.pressSequentially("Judul yang diketik tanpa jeda", { delay: 300 });
  const typed = typing.then(() => (isTyping = false));
  await expectBackup(page, "news.louder-buoy", "Judul yang");
  expect(isTyping).toBe(true);
  await typed;
  await title.pressSequentially(" sampai akhir");
  // as on a weak signal; the old page has until then
  await page.route(/\/admin\/$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const asked = await reloadForm(page, true);
  expect(asked).toHaveLength(1);
  await expect(title).toHaveValue("Judul yang diketik tanpa jeda sampai akhir");
});
