import { expect } from "@playwright/test";
import { languageCodes } from "../../src/domain/languages";
import { expectAccessible } from "./support/accessibility";
import { test } from "./support/admin";
import { chooseFile, fillBody, fillEntry, inputs, picture, uploadPicture } from "./support/admin-form";

test("a page at an address of the site, or with a link to nowhere, is not saved and not lost @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open("documents/new");
  await fillEntry(page, {
    texts: { title: ["Tracking", "Pemantauan"], lead: ["What it says.", "Isinya."] },
    shared: { updated: "2026-11-02" },
  });
  await fillBody(page, "See <https://a.example/>.", "Teksnya.");
  await admin.publish();
  const told = page.getByRole("dialog", { name: "Belum disimpan" });
  await expect(told.getByRole("listitem")).toContainText([
    'Judul: ditemukan "tracking", seharusnya nama lain: /tracking/',
  ]);
  await told.getByRole("link", { name: "Judul" }).click();
  const title = inputs(page, "title").first();
  await expect(title).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("1 masalah perlu diperbaiki");
  expect(admin.has("content/documents/tracking.en.md")).toBe(false);

  // Decap restores the cursor when a field gets the focus
  await title.click();
  await title.fill("A page about tracking");
  await admin.publish();
  await expect.poll(() => admin.has("content/documents/a-page-about-tracking.id.md")).toBe(true);

  const file = "content/documents/a-page-about-tracking.en.md";
  admin.write(file, `${admin.read(file)}\nSee [this](/trackin/).\n`);
  await admin.open("documents/entries/a-page-about-tracking");
  await inputs(page, "title").first().fill("A page about the dashboard");
  await admin.publish();
  await expect(told.getByRole("listitem")).toContainText([
    '"/trackin/", seharusnya alamat di situs ini, misalnya /tracking/',
  ]);
  expect(admin.read(file)).not.toContain("A page about the dashboard");
  // Decap logs the refused saves to the console
  admin.noise.length = 0;
});

test("an uploaded picture that was not taken is not stored @desktop", async ({ admin }) => {
  const { page } = admin;
  await admin.open("news/entries/louder-buoy");
  for (const name of ["first-try.jpg", "seedlings.jpg"]) await uploadPicture(page, name);
  await admin.publish();
  await expect.poll(() => admin.has("content/images/seedlings.jpg")).toBe(true);
  expect(admin.has("content/images/first-try.jpg")).toBe(false);
});

test("a file that the site cannot show is refused in the library, and it is said why @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await page.getByRole("button", { name: "Media" }).click();
  await chooseFile(page, "rapat.docx", "application/msword", Buffer.from("DOCX"));
  const told = page.getByRole("dialog", { name: "rapat.docx tidak disimpan" });
  await expect(told).toContainText("Pilih foto atau ilustrasi");
  await expectAccessible(page, undefined, [".tajuk-dialog"]);
  await told.getByRole("button", { name: "Tutup" }).click();
  await expect(told).toBeHidden();
  expect(admin.has("content/images/rapat.docx")).toBe(false);
});

test("a field for a download takes no picture, and stores a PDF as it is @desktop", async ({ admin }) => {
  const { page } = admin;
  for (const language of languageCodes) {
    const sheet = `content/resources/catch-sheet.${language}.md`;
    // a PDF is no source of the sheet's other files
    admin.write(sheet, admin.read(sheet).replace(/^layout: .*\n/m, ""));
  }
  await admin.open("resources/entries/catch-sheet");
  await page.getByRole("button", { name: "Pilih berkas lain" }).first().click();
  await chooseFile(page, "lembar.jpg", "image/jpeg", picture);
  const told = page.getByRole("dialog", { name: "lembar.jpg tidak disimpan" });
  await expect(told).toContainText("Pilih berkas PDF, CSV, atau Markdown.");
  await told.getByRole("button", { name: "Tutup" }).click();
  const pdf = Buffer.from("%PDF-1.7 a sheet");
  await chooseFile(page, "Lembar 2.pdf", "application/pdf", pdf);
  await page.getByRole("button", { name: "Pakai yang dipilih" }).click();
  await admin.publish();
  const stored = "content/files/lembar-2.pdf";
  await expect.poll(() => admin.has(stored) && admin.readBytes(stored).equals(pdf)).toBe(true);
});
