import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { test } from "./support/admin";
import { inputs, uploadPicture } from "./support/admin-form";

test.describe.configure({ mode: "parallel" });

/** Shows the preview in place of the second language's form. */
async function showPreview(page: Page) {
  await page.getByTitle("Tampilkan pratinjau").click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("main")).toBeVisible();
  return frame;
}

const previewed = {
  news: "news/entries/borrowed-boat",
  projects: "projects/entries/dugong-watch",
  resources: "resources/entries/shore-book",
  donations: "donations/entries/meadow-fund",
  "the home page": "pages/entries/home",
};

for (const [name, address] of Object.entries(previewed)) {
  test(`the preview of ${name} follows typing, in both languages and colours, without barriers @desktop`, async ({
    admin,
  }) => {
    const { page } = admin;
    await admin.open(address);
    const frame = await showPreview(page);
    const heading = frame.getByRole("heading", { level: 1 });
    // the home page's first `title` field is the one for search results
    const title = inputs(page, "title").nth(name === "the home page" ? 1 : 0);
    await title.fill("Wet peat stays");
    await expect(heading).toContainText("Wet peat stays");
    await expect(frame.getByRole("main")).toHaveAttribute("lang", "en");
    await expectAccessible(page, undefined, ["iframe", "body"]);

    await frame.getByRole("radio", { name: "Gelap" }).check();
    await page.getByText("Menulis dalam EN").click();
    await page.getByRole("menuitem", { name: "id", exact: true }).first().click();
    await title.fill("Gambut tetap basah");
    await expect(heading).toContainText("Gambut tetap basah");
    await expect(frame.getByRole("main")).toHaveAttribute("lang", "id");
    await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
    await expectAccessible(page, undefined, ["iframe", "body"]);
  });
}

test("a picture shows in the preview before it is saved @desktop", async ({ admin }) => {
  const { page } = admin;
  await admin.open("news/new");
  await uploadPicture(page, "seedlings.jpg");
  const frame = await showPreview(page);
  const shown = frame.getByRole("main").locator("img").first();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  expect(admin.has("content/images/seedlings.jpg")).toBe(false);
});
