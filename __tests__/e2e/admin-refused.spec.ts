import { expect } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./support/accessibility";
import { answerAll, test } from "./support/admin";
import {
  chooseFile,
  chooseSelected,
  fillBody,
  fillEntry,
  inputs,
  openLibrary,
  uploadPicture,
} from "./support/admin-form";

test("a page at an address of the site, or with a link to nowhere, is not saved and not lost @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const uncaught: Error[] = [];
  page.on("pageerror", (error) => uncaught.push(error));
  await admin.open("documents/new");
  await fillEntry(page, {
    texts: { title: ["Tracking", "Pemantauan"], lead: ["What it says.", "Isinya."] },
    shared: { updated: "2026-11-02" },
  });
  await fillBody(page, "See <https://a.example/>.", "Teksnya.");
  await admin.publish();
  const told = page.getByRole("dialog", { name: "Belum disimpan" });
  await expect(told.getByRole("listitem")).toContainText([
    "Judul: ditemukan “tracking”, seharusnya nama lain: /tracking/",
  ]);
  await told.getByRole("link", { name: "Judul" }).click();
  const title = inputs(page, "title").first();
  await expect(title).toBeFocused();
  // the dialog has said it all
  expect(await page.getByRole("alert").count()).toBe(0);
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
    "“/trackin/”, seharusnya alamat di situs ini, misalnya /tracking/",
  ]);
  expect(admin.read(file)).not.toContain("A page about the dashboard");
  // Decap logs the refused saves to the console
  admin.noise.length = 0;
  expect(uncaught).toEqual([]);
});

test("one refusal tells of the fields, of every bad link, and of what the other texts do not have @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const file = "content/news/louder-buoy.en.md";
  admin.write(file, `${admin.read(file)}\nSee [this](/trackin/), [that](http://tajuk) and {{buoys}}.\n`);
  await admin.open("news/entries/louder-buoy");
  await inputs(page, "author").first().fill("");
  await admin.publish();
  const told = page.getByRole("dialog", { name: "Belum disimpan" });
  await expect(told.getByRole("listitem")).toContainText([
    "wajib diisi",
    "“http://tajuk”, seharusnya",
    "“/trackin/”, seharusnya alamat di situs ini, misalnya /tracking/",
    "“{{buoys}}”",
  ]);
  await expect(told.getByRole("listitem")).toHaveCount(4);
  await expect(told.getByRole("button")).toHaveCount(1);
  // Decap logs the refused saves to the console
  admin.noise.length = 0;
});

test("a refusal about a picture or a video in a text names it and leads to it @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const file = "content/news/louder-buoy.id.md";
  const long = Array.from({ length: 30 }, (_, day) => `Hari ${day}.`).join("\n\n");
  const parts = [
    "![](../images/meadow.jpg)",
    "[![]()](https://youtu.be/abc)",
    "![Kerang](../images/shells.png)",
  ];
  admin.write(file, [admin.read(file), ...parts].join(`\n\n${long}\n\n`));
  await admin.open("news/entries/louder-buoy");
  await inputs(page, "title").nth(1).fill("Judul baru");
  const told = page.getByRole("dialog", { name: "Belum disimpan" });
  for (const [says, place] of [
    ["gambar meadow.jpg belum memiliki teks alternatif", 0],
    ["gambar untuk https://youtu.be/abc belum dipilih", 1],
  ] as const) {
    await admin.publish();
    await told.getByRole("listitem").filter({ hasText: says }).getByRole("link").click();
    const alternative = page.locator('.cms-editor-visual [id^="alt-field-"]').nth(place);
    await expect(alternative).toBeFocused();
    await expect(alternative).toBeInViewport();
  }
  await expect(inputs(page, "address")).toBeInViewport();
  // Decap logs the refused saves to the console
  admin.noise.length = 0;
});

test("an uploaded picture that was not taken is not stored, and one that stays heavy is asked about @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const size = { width: 2400, height: 1600, channels: 3, background: "#000" } as const;
  const grain = await sharp({ create: { ...size, noise } })
    .jpeg()
    .toBuffer();
  await admin.open("news/entries/louder-buoy");
  await uploadPicture(page, "first-try.jpg");
  await uploadPicture(page, "grain.jpg", grain);
  await admin.publish();
  const question = page.getByRole("dialog", { name: "Gambar yang berat" });
  await expect(question.getByRole("listitem")).toContainText("grain-");
  await expectAccessible(page, undefined, [".tajuk-dialog"]);
  await question.getByRole("button", { name: "Simpan apa adanya" }).click();
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
  const [, stored = ""] = /src: \.\.\/(\S+)/.exec(admin.read("content/news/louder-buoy.en.md")) ?? [];
  expect(stored).toContain("grain-");
  expect(admin.has(`content/${stored}`)).toBe(true);
  expect(admin.has("content/images/first-try.jpg")).toBe(false);
});

test("a picture can take the place of one that texts use, and nobody is told of a deletion @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const file = "content/images/meadow.jpg";
  const red = { width: 1200, height: 800, channels: 3, background: "#a00" } as const;
  const photo = await sharp({ create: red }).jpeg().toBuffer();
  page.on("dialog", (dialog) => void dialog.accept());
  await admin.open("news/entries/louder-buoy");
  await openLibrary(page);
  await chooseFile(page, "meadow.jpg", "image/jpeg", photo);
  const question = page.getByRole("dialog", { name: "Sudah ada berkas lain bernama “meadow.jpg”" });
  await question.getByRole("button", { name: "Ganti" }).click();
  await chooseSelected(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(admin.isOriginal(file)).toBe(true);
  await admin.publish();
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
  expect(admin.readBytes(file).equals(photo)).toBe(true);
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

test("an empty file for download is refused when it is chosen, and one that waits is chosen again without a question @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const asked = answerAll(page, "dismiss");
  await admin.open("resources/entries/catch-sheet");
  await page.getByRole("button", { name: "Pilih berkas lain" }).filter({ visible: true }).first().click();
  await chooseFile(page, "kosong.md", "text/markdown", Buffer.from(""));
  const told = page.getByRole("dialog", { name: "kosong.md tidak disimpan" });
  await expect(told).toContainText("tidak ada isinya");
  await told.getByRole("button", { name: "Tutup" }).click();

  const waiting = page.getByRole("button", { name: /daftar-periksa-baru-2\.csv$/ });
  for (const time of ["once", "again"]) {
    await chooseFile(page, "Daftar periksa [baru] (2).csv", "text/csv", Buffer.from("a,b\n1,2\n"));
    await expect(waiting, time).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Pakai yang dipilih" })).toBeEnabled();
  }
  await chooseSelected(page);
  await admin.publish();
  await expect.poll(() => admin.has("content/files/daftar-periksa-baru-2.csv")).toBe(true);
  expect(asked).toEqual([]);
});
