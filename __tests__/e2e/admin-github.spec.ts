import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { answerAll, complaints } from "./support/admin";
import { picture, uploadPicture } from "./support/admin-form";
import { expectBackup } from "./support/backups";
import { joinRepository, openRepository } from "./support/github/open-repository";

const article = "content/news/louder-buoy.en.md";
const title = "The buoy is louder than a ship";
const branch = "cms/news/louder-buoy";

test("an article and its picture go from draft over review to main at GitHub @desktop", async ({ page }) => {
  test.setTimeout(240_000);
  const { folder, github } = await openRepository(page);
  const noise = complaints(page);
  const before = folder.read("main", article);

  await page.goto("/admin/#/collections/news/entries/louder-buoy");
  await page.getByLabel("Title", { exact: false }).first().fill(title);
  await uploadPicture(page, "seedlings.jpg");
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => github.pulls())
    .toMatchObject([{ state: "open", head: { ref: branch }, labels: [{ name: "decap-cms/draft" }] }]);
  expect(folder.read(branch, article)).toContain(title);
  expect(folder.read(branch, article)).toContain("../images/seedlings.jpg");
  expect(folder.git("diff", "--name-only", "main", branch)).toContain("content/images/seedlings.jpg");
  expect(folder.read("main", article)).toBe(before);

  const states = [
    ["Draft", "In review", "decap-cms/pending_review"],
    ["In review", "Ready", "decap-cms/pending_publish"],
  ] as const;
  for (const [from, to, label] of states) {
    await page.getByRole("button", { name: `Status: ${from}` }).click();
    await page.getByRole("menuitem", { name: to }).click();
    await expect.poll(() => github.pulls()).toMatchObject([{ labels: [{ name: label }] }]);
  }

  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
  await expect.poll(() => github.pulls()).toMatchObject([{ state: "closed" }]);
  expect(folder.read("main", article)).toContain(title);
  const uploaded = folder.git("rev-parse", "main:content/images/seedlings.jpg");
  expect(folder.readBlob(uploaded).equals(picture)).toBe(true);
  await expect.poll(() => folder.git("branch", "--list", branch)).toBe("");

  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => folder.read("main", article)).toBe(before);

  await expect(page.getByLabel("Title", { exact: false }).first()).not.toHaveValue(title);
  await page.getByRole("button", { name: "History" }).click();
  const undone = page
    .getByRole("dialog", { name: /^History of/ })
    .getByRole("listitem")
    .first();
  await expect(undone).toContainText("now: undone: English — Title");
  await undone.locator("summary").click();
  const row = undone.getByRole("row", { name: "English — Title" });
  await expect(row.getByRole("cell")).toHaveText([title, /^(?!The buoy is louder)/]);
  expect(noise).toEqual([]);
  folder.remove();
});

test("at GitHub, a deleted entry is found again and restored, has its history, and is taken off the site @desktop", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { folder, github } = await openRepository(page);
  const files = ["en", "id"].map((code) => `content/news/thirty-shells.${code}.md`);
  const redirects = "content/settings/redirects.json";
  const [before, old] = [files.map((file) => folder.read("main", file)), folder.read("main", redirects)];
  await page.goto("/admin/#/collections/news/entries/thirty-shells");
  await expect(page.getByLabel("Title", { exact: false }).first()).toBeVisible();
  await page.getByRole("button", { name: "Delete published entry" }).click();
  const asked = page.getByRole("dialog");
  await asked.getByLabel("Whoever follows an old link gets to").selectOption("/news/louder-buoy/");
  await asked.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => folder.git("ls-tree", "-r", "--name-only", "main")).not.toContain(files[0]);
  expect(folder.read("main", redirects)).toContain("/news/thirty-shells/");
  expect(folder.git("rev-list", "--count", "main")).toBe("2");

  await page.getByRole("button", { name: "Deleted", exact: true }).click();
  const deleted = page.getByRole("dialog", { name: "Deleted entries" });
  await expect(deleted.getByRole("listitem")).toContainText("Article, 1 October 2025");
  await deleted.getByRole("button", { name: /^Restore/ }).click();
  await expect.poll(() => folder.git("ls-tree", "-r", "--name-only", "main")).toContain(files[0]);
  expect(files.map((file) => folder.read("main", file))).toEqual(before);
  expect(folder.read("main", redirects)).toBe(old);

  await expect(page.getByLabel("Title", { exact: false }).first()).toBeVisible();
  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: /^History of/ });
  await expect(history.getByRole("listitem")).toHaveCount(3);
  await expect(history.getByRole("listitem").first()).toContainText("by Ayu");

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Published", exact: true }).click();
  await page.getByRole("menuitem", { name: "Unpublish" }).click();
  const question = page.getByRole("dialog", { name: /^Take “.+” off the site\?$/ });
  await expect(question).toContainText("/news/thirty-shells/ was public");
  await expectAccessible(page, undefined, [".tajuk-dialog"]);
  await question.getByRole("button", { name: "Take it off" }).click();
  await expect(page.getByText("Entry unpublished")).toBeVisible();
  const draft = "cms/news/thirty-shells";
  expect(github.pulls()).toMatchObject([{ state: "open", head: { ref: draft } }]);
  expect(folder.git("ls-tree", "-r", "--name-only", "main")).not.toContain("thirty-shells");
  expect(files.map((file) => folder.read(draft, file))).toEqual(before);

  await page.goto("/admin/#/collections/news");
  await page.getByRole("button", { name: "Account options dropdown" }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await expect(page.getByRole("button", { name: "Login with GitHub" })).toBeVisible();
  // page and headings are Decap's
  for (const part of ["#nc-root", ".tajuk-language"]) await expectAccessible(page, undefined, part);
  folder.remove();
});

test("at GitHub, one question stands before the deletion of a draft, with what was not saved @desktop", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { folder, github } = await openRepository(page);
  await page.goto("/admin/#/collections/news/entries/louder-buoy");
  const field = page.getByLabel("Title", { exact: false }).first();
  await field.fill(title);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => github.pulls()).toMatchObject([{ state: "open" }]);
  // the form is filled with the draft once it is read
  const remove = page.getByRole("button", { name: "Delete unpublished changes" });
  await expect(remove).toBeVisible();
  await field.fill("Another title");
  await remove.click();
  const question = page.getByRole("dialog", { name: "Delete the draft of “Another title”?" });
  await expect(question).toContainText("What you have not saved goes with it.");
  await expectAccessible(page, undefined, [".tajuk-dialog"]);
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => github.pulls()).toMatchObject([{ state: "closed" }]);
  await expect(field).toHaveValue(/^(?!The buoy is louder|Another)/);
  folder.remove();
});

test("at GitHub, the second of two tabs is told of the first one's draft, and nobody's text is lost @desktop", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { folder, github } = await openRepository(page);
  const other = await page.context().newPage();
  await joinRepository(other, github);
  const titleOn = (tab: Page) => tab.getByLabel("Title", { exact: false }).first();
  for (const tab of [page, other]) {
    await tab.goto("/admin/#/collections/news/entries/louder-buoy");
    await expect(titleOn(tab)).toBeVisible();
  }
  await titleOn(other).fill("The first title");
  await other.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => github.pulls()).toMatchObject([{ state: "open" }]);
  await titleOn(other).fill("The first title, corrected");
  await other.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => folder.read(branch, article)).toContain("The first title, corrected");

  await titleOn(page).fill("The second title");
  await page.getByRole("button", { name: "Save" }).click();
  const told = page.getByRole("dialog", { name: "This entry was saved in another tab" });
  await expect(told).toContainText("Your text is still here, and nothing was saved.");
  await expect(told.getByRole("button")).toHaveText(["Back to the text", "Replace it with this text"]);
  await expectAccessible(page, undefined, [".tajuk-dialog"]);
  const link = told.getByRole("link", { name: "See what was saved, in a tab of its own" });
  await expect(link).toHaveAttribute("target", "_blank");
  const address = (await link.getAttribute("href")) ?? "";
  await told.getByRole("button", { name: "Back to the text" }).click();
  await expect(titleOn(page)).toHaveValue("The second title");
  expect(folder.read(branch, article)).toContain("The first title, corrected");

  await expectBackup(page, "news.louder-buoy", "The second title");
  const theirs = await page.context().newPage();
  const questions = answerAll(theirs, "dismiss");
  await joinRepository(theirs, github);
  await theirs.goto(`/admin/${address}`);
  await expect(titleOn(theirs)).toHaveValue("The first title, corrected");
  await theirs.waitForTimeout(1000);
  expect(questions).toEqual([]);

  await page.getByRole("button", { name: "Save" }).click();
  await told.getByRole("button", { name: "Replace it with this text" }).click();
  await expect.poll(() => folder.read(branch, article)).toContain("The second title");
  await expect(page.getByRole("button", { name: "Status: Draft" })).toBeVisible();
  expect(github.pulls()).toMatchObject([{ state: "open", labels: [{ name: "decap-cms/draft" }] }]);
  folder.remove();
});

/** The ways to delete what an article refers to, with that, its title, and what the article then links to. */
const ways = [
  [
    "have the references taken out",
    "Take the references out and delete",
    { collection: "projects", slug: "harbour-ledger", title: "Harbour Ledger", goal: undefined },
  ],
  [
    "have them lead to another entry",
    "Lead them there and delete",
    { collection: "resources", slug: "catch-sheet", title: "Catch sheet", goal: "turtle-calendar" },
  ],
] as const;

for (const [way, button, { collection, slug, title, goal }] of ways) {
  test(`at GitHub, the editor may ${way} and delete what others refer to @desktop`, async ({ page }) => {
    test.setTimeout(240_000);
    const { folder } = await openRepository(page);
    const entry = `content/${collection}/${slug}.en.md`;
    const files = ["en", "id"].map((code) => `content/news/one-chart-for-bitung.${code}.md`);
    const before = files.map((file) => folder.read("main", file));
    await page.goto(`/admin/#/collections/${collection}/entries/${slug}`);
    await expect(page.getByLabel("Title", { exact: false }).first()).toBeVisible();
    await page.getByRole("button", { name: "Delete published entry" }).click();
    if (goal)
      await page
        .getByLabel("Another entry for the references to lead to")
        .selectOption(`${collection}/${goal}`);
    await page.getByRole("button", { name: button }).click();
    await expect.poll(() => folder.git("ls-tree", "-r", "--name-only", "main")).not.toContain(entry);
    for (const file of files) {
      const text = folder.read("main", file);
      expect(text).not.toContain(slug);
      expect(text.includes(`/${collection}/${goal}/`)).toBe(goal !== undefined);
    }

    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => folder.git("ls-tree", "-r", "--name-only", "main")).toContain(entry);
    expect(files.map((file) => folder.read("main", file))).toEqual(before);
    await expect(page.getByLabel("Title", { exact: false }).first()).toHaveValue(title);
    folder.remove();
  });
}
