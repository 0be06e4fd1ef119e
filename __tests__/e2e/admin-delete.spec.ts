import { expect } from "@playwright/test";
import { writeMarkdownEntry } from "../../src/content-model/file-text";
import { languageCodes } from "../setup/languages";
import { expectAccessible } from "./support/accessibility";
import { expectSoundAtWidths, test, type Admin } from "./support/admin";
import { inputs } from "./support/admin-form";

test.describe.configure({ mode: "parallel" });

/** Files of an entry in every language. */
const filesOf = (name: string) => languageCodes.map((code) => `content/${name}.${code}.md`);

/** A project, an article that refers to it by a field, and a page that links to it. */
const project = "projects/deletion-project";
const article = "news/deletion-article";
const helpPage = "documents/deletion-page";

function writeEntries(admin: Admin): void {
  const entries = {
    [project]: { title: "A project to delete", body: "Text." },
    [article]: { title: "An article about it", project: "deletion-project", body: "Text." },
    [helpPage]: { title: "A page about it", body: "See [it](/projects/deletion-project/)." },
  };
  for (const [name, fields] of Object.entries(entries)) {
    for (const file of filesOf(name)) admin.write(file, writeMarkdownEntry(fields));
  }
}

/** Presses the delete button of an entry. A question of the browser's would be declined, and nothing deleted. */
async function deleteEntry(admin: Admin, name: string): Promise<void> {
  await admin.open(name.replace("/", "/entries/"));
  await admin.page.getByRole("button", { name: "Hapus entri" }).click();
}

test("an entry that others refer to is not deleted, and they are named @desktop", async ({ admin }) => {
  const { page } = admin;
  writeEntries(admin);
  await deleteEntry(admin, project);
  const told = page.getByRole("dialog", { name: "“A project to delete” belum dihapus" });
  await expect(told.getByRole("listitem")).toHaveText([
    "An article about it: Artikel — Bagian dari proyek: keterangan, bukan tautan, jadi tidak dialihkan ke entri lain; ubah atau hapus dahulu teks ini",
    "A page about it: Halaman informasi — Teks",
  ]);
  await expectAccessible(page, undefined, [".tajuk-dialog"]);
  await expect(told.getByRole("link", { name: "A page about it" })).toHaveAttribute(
    "href",
    "#/collections/documents/entries/deletion-page",
  );
  await told.getByRole("button", { name: "Jangan hapus" }).click();
  await expect(told).toBeHidden();
  expect(filesOf(project).map(admin.has)).toEqual(languageCodes.map(() => true));
});

test("one question by keyboard, which says what goes, and Escape keeps it @desktop", async ({ admin }) => {
  const { page } = admin;
  const draft = "news/deletion-draft";
  const fields = { title: "A draft to delete", appearance: { draft: true }, body: "Text." };
  for (const file of filesOf(draft)) admin.write(file, writeMarkdownEntry(fields));
  await admin.open("news/entries/deletion-draft");
  await inputs(page, "title").first().fill("A draft to keep");
  const remove = page.getByRole("button", { name: "Hapus entri" });
  await remove.press("Enter");
  const question = page.getByRole("dialog", { name: "Hapus “A draft to delete”?" });
  await expect(question).toHaveAccessibleDescription(/dihapus dalam semua bahasa\.$/);
  await expect(question).toContainText("Perubahan yang belum Anda simpan ikut terhapus.");
  await expect(question.getByRole("button", { name: "Jangan hapus" })).toBeFocused();
  await expectAccessible(page, undefined, [".tajuk-dialog"]);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(filesOf(draft).every(admin.has)).toBe(true);

  await remove.press("Enter");
  await expect(question).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => filesOf(draft).some(admin.has)).toBe(false);
  await expect(page).toHaveURL(/#\/collections\/news$/);
});

for (const [name, book, lost] of [
  ["chapters/first-float", "resources/shore-book", "kehilangan bab ini"],
  ["chapters/looking-down", "resources/snorkel-lessons", "kehilangan pelajaran ini"],
] as const)
  test(`what buyers have is named before ${name} goes @desktop`, async ({ admin }) => {
    await deleteEntry(admin, name);
    const question = admin.page.getByRole("dialog");
    const [, title = "no title"] = /^title: (.*)$/m.exec(admin.read(`content/${book}.id.md`)) ?? [];
    await expect(question.getByRole("listitem").filter({ hasText: title })).toContainText(lost);
    await question.getByRole("button", { name: "Jangan hapus" }).click();
    expect(filesOf(name).map(admin.has)).toEqual(languageCodes.map(() => true));
  });

test("an entry goes in every language when nobody refers to it any more @desktop", async ({ admin }) => {
  writeEntries(admin);
  for (const name of [article, helpPage, project]) {
    await deleteEntry(admin, name);
    await admin.page.getByRole("dialog").getByRole("button", { name: "Hapus", exact: true }).click();
    await expect.poll(() => filesOf(name).some(admin.has)).toBe(false);
  }
});

/** A project of the site that an article names and links to. */
const known = "projects/harbour-ledger";
const referring = filesOf("news/one-chart-for-bitung");

test("references are taken out on the way, and all of it is undone with one button @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await deleteEntry(admin, known);
  await page.getByRole("button", { name: "Lepaskan rujukannya, lalu hapus" }).click();
  await expect.poll(() => filesOf(known).some(admin.has)).toBe(false);
  for (const file of referring) expect(admin.read(file)).not.toContain("harbour-ledger");

  const notice = page.getByRole("status").filter({ hasText: /^“.+” dihapus\./ });
  await expectAccessible(page, undefined, [".tajuk-undo"]);
  await notice.getByRole("button", { name: "Urungkan" }).click();
  await expect.poll(() => [...filesOf(known), ...referring].every(admin.isOriginal)).toBe(true);
  await expect(page).toHaveURL(/projects\/entries\/harbour-ledger/);
  await expect(inputs(page, "title").first()).not.toHaveValue("");
});

test("links are led to another entry on the way @desktop", async ({ admin }) => {
  const { page } = admin;
  const linked = "resources/catch-sheet";
  await deleteEntry(admin, linked);
  const substitute = page.getByLabel("Entri lain sebagai tujuan rujukan");
  const oldAddress = page.getByLabel("Siapa pun yang mengikuti tautan lama sampai di");
  const lead = page.getByRole("button", { name: "Alihkan ke sana, lalu hapus" });
  await expect(substitute).toHaveValue("");
  await expect(lead).toBeDisabled();
  await substitute.selectOption({ index: 1 });
  const chosen = await substitute.inputValue();
  expect(filesOf(chosen).every(admin.has)).toBe(true);
  await expect(oldAddress).toHaveValue(`/${chosen}/`);
  await lead.click();
  await expect.poll(() => filesOf(linked).some(admin.has)).toBe(false);
  for (const file of referring) {
    expect(admin.read(file)).toContain(`(/${chosen}/)`);
    expect(admin.read(file)).not.toContain(linked);
  }
  const notice = page.getByRole("status").filter({ hasText: "Kata-kata tautannya tetap" });
  await notice.getByRole("button", { name: "Lihat teksnya" }).click();
  const changed = page.getByRole("dialog", { name: "Teks yang ikut diubah" });
  await expect(changed.locator(`a[href="#/collections/news/entries/one-chart-for-bitung"]`)).toBeVisible();
  await expectAccessible(page, undefined, [".tajuk-window"]);
});

test("the old address of a deleted entry leads to another page, until the deletion is undone @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const redirects = "content/settings/redirects.json";
  await deleteEntry(admin, "news/thirty-shells");
  const question = page.getByRole("dialog", { name: /^Hapus “.+”\?$/ });
  await expect(question).toContainText("/news/thirty-shells/");
  await expectAccessible(page, undefined, [".tajuk-dialog"]);
  await question
    .getByLabel("Siapa pun yang mengikuti tautan lama sampai di")
    .selectOption("/news/louder-buoy/");
  await question.getByRole("button", { name: "Hapus", exact: true }).click();
  await expect.poll(() => filesOf("news/thirty-shells").some(admin.has)).toBe(false);
  expect(admin.read(redirects)).toContain('"to": "/news/louder-buoy/"');
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect.poll(() => admin.isOriginal(redirects)).toBe(true);
});

test("the form of a figure shows which texts use it @desktop", async ({ admin }) => {
  const { page } = admin;
  await admin.open("claims/entries/dugongs");
  await page.getByRole("button", { name: "Dipakai di" }).click();
  const uses = page.getByRole("dialog", { name: /^Tempat “.+” dipakai$/ });
  for (const entry of ["projects/entries/dugong-watch", "reports/entries/dry-season"])
    await expect(uses.locator(`a[href="#/collections/${entry}"]`)).toBeVisible();
  await expectSoundAtWidths(page, ".tajuk-window");
  await page.keyboard.press("Escape");
  await expectSoundAtWidths(page, ".tajuk-history");
  await admin.open("settings/entries/site");
  await expect(page.getByRole("button", { name: "Riwayat" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Dipakai di" })).toBeHidden();
});
