import { expect, type Locator, type Page } from "@playwright/test";
import { parseMarkdownEntry } from "../../src/content-model/file-text";
import { answerAll, expectSoundAtWidths, test, type Admin } from "./support/admin";
import { askToFillIn, fillEntry, inputs } from "./support/admin-form";

test.describe.configure({ mode: "parallel" });

const body = (page: Page) => page.locator("[contenteditable=true]").filter({ visible: true });

/** Writes a new page in Indonesian only. */
async function write(admin: Admin): Promise<void> {
  const { page } = admin;
  await admin.open("documents/new");
  await fillEntry(page, {
    texts: { title: ["", "Aturan tali"], lead: ["", "Cara merawat tali."] },
    shared: { updated: "02/11/2026" },
  });
  await body(page).last().fill("Bilas dengan air tawar.");
}

test("a language without text is named, and filled in from the other one without a question @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const questions = answerAll(page, "dismiss");
  await write(admin);
  await admin.publish();
  const told = page.getByRole("dialog", { name: "Belum disimpan" });
  await expect(told.getByRole("listitem")).toHaveText(
    ["Judul", "Pengantar", "Teks"].map((field) => `Inggris — ${field}: wajib diisi`),
  );
  expect(await page.getByRole("alert").count()).toBe(0);
  await expectSoundAtWidths(page, ".tajuk-dialog");
  await told.getByRole("button", { name: "Isi dari bahasa Indonesia" }).click();
  await expect(inputs(page, "title").first()).toHaveValue("Aturan tali");
  await expect(body(page).first()).toHaveText("Bilas dengan air tawar.");
  expect(questions).toEqual([]);

  await inputs(page, "title").first().fill("Rope rules");
  await admin.publish();
  const question = page.getByRole("dialog", { name: "Belum diterjemahkan?" });
  await question.getByRole("button", { name: "Simpan apa adanya" }).click();
  await expect.poll(() => admin.has("content/documents/rope-rules.id.md")).toBe(true);
  // Decap makes the form of a new entry anew some time after the save: a menu that is open then goes
  await expect(page).toHaveURL(/\/entries\/rope-rules$/);
  await admin.open("documents/entries/rope-rules");
  await expect(inputs(page, "title").first()).toHaveValue("Rope rules");
  // now there is something to lose: what is the same in both languages is not
  await askToFillIn(page, "Indonesia");
  const copy = page.getByRole("dialog", { name: "Isi dari bahasa Indonesia?" });
  await expect(copy.getByRole("listitem")).toHaveText(["Judul: Rope rules"]);
  await copy.getByRole("button", { name: "Jangan ganti" }).click();
  await expect(inputs(page, "title").first()).toHaveValue("Rope rules");
  expect(questions).toEqual([]);
  // Decap logs the refused save to the console
  admin.noise.length = 0;
});

test("a language is filled in without losing anything to what is blank in the other one @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const [title, excerpt, alt] = [inputs(page, "title"), inputs(page, "excerpt"), inputs(page, "alt")];
  await admin.open("news/new");
  const own = ["Perahu pinjaman", "Perahu kuning itu milik sekolah.", "Perahu kuning di teluk."] as const;
  await fillEntry(page, { texts: { title: ["", own[0]], excerpt: ["", own[1]], alt: ["", own[2]] } });
  await askToFillIn(page, "Inggris");
  const told = page.getByRole("dialog", { name: "Tidak ada yang dapat disalin dari bahasa Inggris" });
  await expectSoundAtWidths(page, ".tajuk-dialog");
  await told.getByRole("button", { name: "Tutup" }).click();
  await expect(alt.last()).toHaveValue(own[2]);

  await title.first().fill("A borrowed boat");
  await askToFillIn(page, "Inggris");
  const question = page.getByRole("dialog", { name: "Isi dari bahasa Inggris?" });
  await expect(question.getByRole("listitem")).toHaveText([`Judul: ${own[0]}`]);
  await expectSoundAtWidths(page, ".tajuk-dialog");
  await question.getByRole("button", { name: "Ganti", exact: true }).click();
  await expect(title.last()).toHaveValue("A borrowed boat");
  await expect(excerpt.last()).toHaveValue(own[1]);
  await expect(alt.last()).toHaveValue(own[2]);

  await alt.first().fill("A yellow boat in the bay.");
  await alt.last().fill("");
  await askToFillIn(page, "Inggris");
  // nothing is lost, and so nothing is asked
  await expect(alt.last()).toHaveValue("A yellow boat in the bay.");
  await expect(excerpt.last()).toHaveValue(own[1]);
  await expect(question).toHaveCount(0);
});

test("a draft is parked in one language, and published in both @desktop", async ({ admin }) => {
  const { page } = admin;
  const file = (code: string) => `content/documents/aturan-tali.${code}.md`;
  await write(admin);
  await admin.publish();
  const refusal = page.getByRole("dialog", { name: "Belum disimpan" });
  await refusal.getByRole("button", { name: "Aktifkan “Konsep”" }).click();
  await expect(inputs(page, "draft").first()).toHaveAttribute("aria-checked", "true");
  await admin.publish();
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
  expect(parseMarkdownEntry(admin.read(file("id")))).toMatchObject({ title: "Aturan tali" });
  expect(parseMarkdownEntry(admin.read(file("en")))).toMatchObject({ updated: "2026-11-02", body: "" });
  expect(admin.read(file("en"))).not.toContain("Aturan tali");

  await page.goto("/admin/#/collections/documents");
  const row = page.getByRole("listitem").filter({ hasText: "Aturan tali" });
  await expect(row).toContainText(/Konsep\s*Inggris: belum ada\s*Indonesia: ada/);
  await admin.open("documents/entries/aturan-tali");
  await expect(inputs(page, "title").first()).toHaveValue("");
  await expect(inputs(page, "title").last()).toHaveValue("Aturan tali");

  await inputs(page, "lead").last().fill("Cara merawat tali tambat.");
  await admin.publish();
  await expect.poll(() => admin.read(file("id"))).toContain("tali tambat");
  await inputs(page, "draft").first().click();
  await admin.publish();
  const told = page.getByRole("dialog", { name: "Belum disimpan" });
  await expect(told.getByRole("listitem").first()).toHaveText("Inggris — Judul: wajib diisi");
  await expect(told).toContainText("Untuk konsep, judul dalam satu bahasa sudah cukup.");
  await told.getByRole("button", { name: "Kembali ke teks" }).click();
  await inputs(page, "title").first().fill("Rope rules");
  await inputs(page, "lead").first().fill("How to keep a rope.");
  await body(page).first().fill("Rinse it with fresh water.");
  await admin.publish();
  await expect.poll(() => admin.read(file("en"))).toContain("title: Rope rules");
  expect(admin.read(file("en"))).not.toContain("appearance");
  await expect(page.locator(".tajuk-older")).toHaveCount(0);
  // Decap logs the refused save to the console
  admin.noise.length = 0;
});

test("a draft is parked unfinished, and published when it is finished @desktop", async ({ admin }) => {
  const { page } = admin;
  const file = (code: string) => `content/documents/aturan-tali.${code}.md`;
  const refusal = page.getByRole("dialog", { name: "Belum disimpan" });
  await admin.open("documents/new");
  await fillEntry(page, { texts: { title: ["", "Aturan tali"] } });
  await admin.publish();
  await expect(refusal.getByRole("listitem").filter({ hasText: "Indonesia" })).toHaveText(
    ["Pengantar", "Teks"].map((field) => `Indonesia — ${field}: wajib diisi`),
  );
  await expect(refusal).toContainText("Untuk konsep, judul dalam satu bahasa sudah cukup.");
  await refusal.getByRole("button", { name: "Aktifkan “Konsep”" }).click();
  await inputs(page, "key").first().locator("xpath=..").getByRole("button", { name: "Buat tautan" }).click();
  await expect(page.getByText("Pratinjau baru ada setelah semua isian wajib terisi").first()).toBeVisible();
  await admin.publish();
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
  expect(parseMarkdownEntry(admin.read(file("id")))).toMatchObject({ title: "Aturan tali", body: "" });
  expect(admin.read(file("en"))).not.toContain("Aturan tali");

  await page.goto("/admin/#/collections/documents");
  const row = page.getByRole("listitem").filter({ hasText: "Aturan tali" });
  await expect(row).toContainText(/Konsep\s*Inggris: belum ada\s*Indonesia: belum selesai/);
  await admin.open("documents/entries/aturan-tali");
  await inputs(page, "draft").first().click();
  await admin.publish();
  await expect(refusal).not.toContainText("Entri ini sedang tampil di situs.");
  await expect(refusal.getByRole("listitem")).toHaveText(
    [
      ...["Inggris — Judul", "Inggris — Pengantar", "Terakhir diubah", "Inggris — Teks"],
      ...["Indonesia — Pengantar", "Indonesia — Teks"],
    ].map((field) => `${field}: wajib diisi`),
  );
  await refusal.getByRole("button", { name: "Kembali ke teks" }).click();
  await fillEntry(page, {
    texts: { title: ["Rope rules", ""], lead: ["How to keep a rope.", "Cara merawat tali."] },
    shared: { updated: "02/11/2026" },
  });
  await body(page).first().fill("Rinse it with fresh water.");
  await body(page).last().fill("Bilas dengan air tawar.");
  await admin.publish();
  await expect.poll(() => admin.read(file("en"))).toContain("title: Rope rules");
  expect(admin.read(file("id"))).toContain("draft: false");
  await expect(page.locator(".tajuk-older")).toHaveCount(0);
  // Decap logs the refused saves to the console
  admin.noise.length = 0;
});

test("entries to refer to have the editor's titles, or those that they have, and are found by both @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const project = (code: string) => `content/projects/nipah-creek.${code}.md`;
  const appearance = "appearance:\n  draft: true\n";
  const title = "Kali yang Baru";
  admin.write(project("en"), `---\n${appearance}---\n`);
  admin.write(project("id"), `---\ntitle: ${title}\n${appearance}---\n`);
  await admin.open("news/entries/louder-buoy");
  const [first, copy] = [inputs(page, "project").first(), inputs(page, "project").last()];
  const shown = (input: Locator) => input.locator("xpath=ancestor::*[contains(@class, 'control')][1]");
  const options = page.getByRole("option");
  await first.fill("kali baru");
  await options.click();
  for (const input of [first, copy]) await expect(shown(input)).toContainText(title);
  await first.fill("listening buoy");
  await expect(options).toHaveText(["Pelampung Pendengar"]);
  await options.click();
  await admin.publish();
  await expect.poll(() => admin.read("content/news/louder-buoy.en.md")).toContain("project: listening-buoy");
});
