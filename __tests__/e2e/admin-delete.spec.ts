import { expect } from "@playwright/test";
import { writeMarkdownEntry } from "../../src/content-model/file-text";
import { languageCodes } from "../../src/domain/languages";
import { expectAccessible } from "./support/accessibility";
import { test, type Admin } from "./support/admin";

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

/** Clicks the delete button and confirms. */
async function deleteEntry(admin: Admin, name: string): Promise<void> {
  await admin.open(name.replace("/", "/entries/"));
  admin.page.once("dialog", (question) => void question.accept());
  await admin.page.getByRole("button", { name: "Hapus entri" }).click();
}

test("an entry that others refer to is not deleted, and they are named @desktop", async ({ admin }) => {
  const { page } = admin;
  writeEntries(admin);
  await deleteEntry(admin, project);
  const told = page.getByRole("dialog", { name: "Tidak dihapus" });
  await expect(told.getByRole("listitem")).toHaveText([
    "An article about it: Artikel — Bagian dari proyek",
    "A page about it: Halaman informasi — Teks",
  ]);
  await expectAccessible(page, undefined, [".tajuk-dialog"]);
  await told.getByRole("button", { name: "Kembali" }).click();
  await expect(page.getByRole("alert")).toContainText("“An article about it” dan “A page about it”");
  expect(filesOf(project).map(admin.has)).toEqual(languageCodes.map(() => true));
  // Decap logs the refused deletion to the console
  admin.noise.length = 0;
});

test("an entry goes in every language when nobody refers to it any more @desktop", async ({ admin }) => {
  writeEntries(admin);
  for (const name of [article, helpPage, project]) {
    await deleteEntry(admin, name);
    await expect.poll(() => filesOf(name).some(admin.has)).toBe(false);
  }
});
