import { expect, type Page } from "@playwright/test";
import { test } from "./support/admin";
import { inputs } from "./support/admin-form";

test.describe.configure({ mode: "parallel" });

/** Opens the form of a copy of the entry whose form is open. */
async function copy(page: Page): Promise<void> {
  const copied = (await inputs(page, "title").first().getAttribute("id")) ?? "";
  await page.getByRole("button", { name: "Tersimpan" }).click();
  await page.getByRole("menuitem", { name: "Gandakan" }).click();
  await expect(page).toHaveURL(/\/new/);
  await expect(page.getByRole("button", { name: "Terbitkan" })).toBeVisible();
  await expect(inputs(page, "title").first()).not.toHaveAttribute("id", copied);
}

test("a copy that is published unchanged is a draft, and told apart on the desk @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open("news/entries/louder-buoy");
  await copy(page);
  await admin.publish();
  const told = page.getByRole("status").filter({ hasText: "Masih konsep: belum tampil di situs." });
  await expect(told).toBeVisible();
  await expect(page).toHaveURL(/news\/entries\/[^/]+$/);
  const slug = new URL(page.url()).hash.split("/").pop() ?? "";
  for (const code of ["en", "id"])
    expect(admin.read(`content/news/${slug}.${code}.md`)).toContain("draft: true");
  await page.goto("/admin/#/collections/desk");
  await expect(page.getByRole("link", { name: `(/news/${slug}/)` }).first()).toBeVisible();
});

test("a new campaign on /donate/ is undone as a whole, or not at all @desktop", async ({ admin }) => {
  const { page } = admin;
  const [former, made] = ["meadow-fund", "dune-fund"].map((slug) =>
    ["en", "id"].map((code) => `content/donations/${slug}.${code}.md`),
  );
  await admin.open("donations/entries/turtle-nights");
  await copy(page);
  await inputs(page, "title").first().fill("Dune fund");
  await inputs(page, "title").last().fill("Dana gumuk");
  await inputs(page, "default").first().click();
  await inputs(page, "draft").first().click();
  await admin.publish();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Tampilkan “Dana gumuk” di /donate/?");
  await question.getByRole("button", { name: "Tampilkan yang baru" }).click();
  await expect(page).toHaveURL(/donations\/entries\/dune-fund/);
  const saved = [...(former ?? []), ...(made ?? [])].map(admin.read);

  const undo = page.getByRole("status").getByRole("button", { name: "Urungkan" });
  await undo.click();
  await expect(question).toContainText("Urungkan perubahan pada “Dana gumuk”?");
  await expect(question).toContainText("tampil lagi di /donate/");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Tidak ada yang diurungkan")).toBeVisible();
  expect([...(former ?? []), ...(made ?? [])].map(admin.read)).toEqual(saved);

  await undo.click();
  await question.getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByRole("status").filter({ hasText: "“Dana gumuk” dihapus." })).toBeVisible();
  await expect(page).toHaveURL(/#\/collections\/donations$/);
  expect([...(former ?? []), "content/settings/redirects.json"].every(admin.isOriginal)).toBe(true);
  expect(made?.some(admin.has)).toBe(false);
});
