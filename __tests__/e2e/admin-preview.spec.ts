import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
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
    await page.getByText("Menulis dalam English").click();
    await page.getByRole("menuitem", { name: "Bahasa Indonesia", exact: true }).first().click();
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

test("the page is laid out as on a phone and on a desktop, whatever room there is @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open("news/entries/borrowed-boat");
  const frame = await showPreview(page);
  const choices = frame.getByRole("group", { name: "Lebar pratinjau" });
  const pane = page.locator("#preview-pane");
  for (const [name, width] of [
    ["Ponsel", 390],
    ["Desktop", 1280],
  ] as const) {
    await choices.getByRole("radio", { name }).check();
    await expect.poll(() => frame.locator("html").evaluate(() => innerWidth)).toBe(width);
    const shown = await pane.evaluate((iframe) => ({
      own: iframe.getBoundingClientRect().right,
      room: iframe.parentElement?.getBoundingClientRect().right ?? 0,
    }));
    expect(shown.own).toBeLessThanOrEqual(shown.room + 1);
    const scale = await pane.evaluate((iframe, of) => iframe.getBoundingClientRect().width / of, width);
    if (name === "Desktop") expect(scale).toBeLessThan(0.9);
    // the choices are as large as without the preview's scale
    const zoom = await frame.getByRole("banner").evaluate((header) => Number(getComputedStyle(header).zoom));
    expect(zoom * scale).toBeCloseTo(1, 1);
    await expectAccessible(page, undefined, ["iframe", "body"]);
  }
});

const listed = {
  news: ["news/entries/borrowed-boat", 2],
  projects: ["projects/entries/dugong-watch", 2],
  resources: ["resources/entries/shore-book", 1],
  donations: ["donations/entries/meadow-fund", 1],
} as const;

for (const [name, [address, times]] of Object.entries(listed)) {
  test(`the preview of ${name} shows the card of lists, which follows typing, in both colours @desktop`, async ({
    admin,
  }) => {
    const { page } = admin;
    await admin.open(address);
    const frame = await showPreview(page);
    await frame.getByRole("radio", { name: "Di daftar" }).check();
    await inputs(page, "title").first().fill("Wet peat stays");
    await expect(frame.getByRole("main").getByText("Wet peat stays", { exact: false }).first()).toBeVisible();
    expect(await frame.getByRole("main").locator("article, li").count()).toBeGreaterThanOrEqual(times);
    await expectAccessible(page, undefined, ["iframe", "body"]);
    await frame.getByRole("radio", { name: "Gelap" }).check();
    await expectAccessible(page, undefined, ["iframe", "body"]);
  });
}

/** Pages with a share card, in both languages, and the entry that each is of. */
const shared = [
  ["/news/borrowed-boat/", "news/entries/borrowed-boat", "EN"],
  ["/id/projects/dugong-watch/", "projects/entries/dugong-watch", "ID"],
  ["/resources/shore-book/", "resources/entries/shore-book", "EN"],
  ["/id/", "pages/entries/home", "ID"],
] as const;

/** The colours of a picture, in a grid of a hundredth of its pixels. */
const coarse = (picture: Buffer) =>
  sharp(picture).resize(120, 63, { fit: "fill" }).removeAlpha().raw().toBuffer();

for (const [address, form, language] of shared) {
  test(`the share picture of the preview is the one of ${address} @desktop`, async ({ admin, request }) => {
    const { page } = admin;
    const html = await (await request.get(address)).text();
    const [, built = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const drawn = await coarse(await (await request.get(new URL(built).pathname)).body());
    await admin.open(form);
    const frame = await showPreview(page);
    if (language === "ID") {
      await page.getByText("Menulis dalam English").click();
      await page.getByRole("menuitem", { name: "Bahasa Indonesia", exact: true }).first().click();
    }
    await frame.getByRole("radio", { name: "Saat dibagikan" }).check();
    const picture = frame.getByRole("main").getByRole("img");
    const difference = async () => {
      const shown = await coarse(await picture.screenshot());
      return (
        shown.reduce((sum, value, index) => sum + Math.abs(value - (drawn[index] ?? 0)), 0) / shown.length
      );
    };
    await expect.poll(difference).toBeLessThan(6);
    await expectAccessible(page, undefined, ["iframe", "body"]);
  });
}
