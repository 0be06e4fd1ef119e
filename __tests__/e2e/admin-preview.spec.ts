import { expect, type APIRequestContext, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./support/accessibility";
import { test } from "./support/admin";
import { inputs, uploadPicture } from "./support/admin-form";

test.describe.configure({ mode: "parallel" });

/** Shows the preview in place of the second language's form. */
async function showPreview(page: Page) {
  await page.getByTitle("Tampilkan atau sembunyikan pratinjau").click();
  await expect(page.locator("iframe")).toHaveAccessibleName("Pratinjau");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("main")).toBeVisible();
  return frame;
}

/** The colours of a picture, in a grid of a hundredth of its pixels. */
const coarse = (picture: Buffer) =>
  sharp(picture).resize(120, 63, { fit: "fill" }).removeAlpha().raw().toBuffer();

/** Fails unless the share picture of the preview looks like the one that a built page names. */
async function expectBuiltCard(page: Page, request: APIRequestContext, address: string): Promise<void> {
  const html = await (await request.get(address)).text();
  const [, built = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const drawn = await coarse(await (await request.get(new URL(built).pathname)).body());
  const frame = page.frameLocator("iframe");
  await frame.getByRole("radio", { name: "Saat dibagikan" }).check();
  const picture = frame.getByRole("main").getByRole("img");
  const difference = async () => {
    const shown = await coarse(await picture.screenshot());
    return shown.reduce((sum, value, index) => sum + Math.abs(value - (drawn[index] ?? 0)), 0) / shown.length;
  };
  await expect.poll(difference).toBeLessThan(6);
  await expectAccessible(page, undefined, ["iframe", "body"]);
}

/** Turns the preview and the form to the other language. */
async function writeIn(page: Page, from: string, to: string): Promise<void> {
  await page.getByText(`Menulis dalam bahasa ${from}`).click();
  await page.getByRole("menuitem", { name: to, exact: true }).first().click();
}

/** Entries with a preview; how often the card of lists shows one; the built page whose share picture is compared. */
const previewed = [
  { name: "news", form: "news/entries/borrowed-boat", cards: 2, shared: "/news/borrowed-boat/" },
  { name: "projects", form: "projects/entries/dugong-watch", cards: 2, shared: "/id/projects/dugong-watch/" },
  { name: "resources", form: "resources/entries/shore-book", cards: 1, shared: "/resources/shore-book/" },
  { name: "donations", form: "donations/entries/meadow-fund", cards: 1, shared: undefined },
  { name: "the home page", form: "pages/entries/home", cards: 0, shared: "/id/" },
];

for (const { name, form, cards, shared } of previewed) {
  test(`the preview of ${name} follows typing as a page, a card of lists and when shared @desktop`, async ({
    admin,
    request,
  }) => {
    const { page } = admin;
    await admin.open(form);
    const frame = await showPreview(page);
    const main = frame.getByRole("main");
    const heading = frame.getByRole("heading", { level: 1 });
    // the home page's first `title` field is the one for search results
    const title = inputs(page, "title").nth(name === "the home page" ? 1 : 0);
    const isIndonesian = shared?.startsWith("/id/");
    if (shared && !isIndonesian) {
      await expectBuiltCard(page, request, shared);
      await frame.getByRole("radio", { name: "Halaman" }).check();
    }
    await title.fill("Wet peat stays");
    await expect(heading).toContainText("Wet peat stays");
    await expect(main).toHaveAttribute("lang", "en");
    await expectAccessible(page, undefined, ["iframe", "body"]);
    if (cards > 0) {
      await frame.getByRole("radio", { name: "Di daftar" }).check();
      // a fund has a name in lists, and a slogan on its page
      await (name === "donations" ? inputs(page, "name").first() : title).fill("Wetter peat stays");
      await expect(main.getByText("Wetter peat stays", { exact: false }).first()).toBeVisible();
      expect(await main.locator("article, li").count()).toBeGreaterThanOrEqual(cards);
      await expectAccessible(page, undefined, ["iframe", "body"]);
    }

    await frame.getByRole("radio", { name: "Gelap" }).check();
    if (cards > 0) {
      await expectAccessible(page, undefined, ["iframe", "body"]);
      await frame.getByRole("radio", { name: "Halaman" }).check();
    }
    await writeIn(page, "Inggris", "Indonesia");
    await expect(main).toHaveAttribute("lang", "id");
    if (shared && isIndonesian) {
      await expectBuiltCard(page, request, shared);
      await frame.getByRole("radio", { name: "Halaman" }).check();
    }
    await title.fill("Gambut tetap basah");
    await expect(heading).toContainText("Gambut tetap basah");
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

test("the preview of a phone is in the language that was written in @phone", async ({ admin }) => {
  const { page } = admin;
  await page.goto("/admin/#/collections/news/entries/borrowed-boat");
  const pane = (name: string) =>
    page.getByRole("group", { name: "Tampilkan" }).getByRole("button", { name, exact: true });
  const frame = page.frameLocator("iframe");
  const main = frame.getByRole("main");
  for (const [language, name] of [
    ["id", "Indonesia"],
    ["en", "Inggris"],
    ["id", "Indonesia"],
  ] as const) {
    await pane(name).click();
    await expect(pane(name)).toHaveAttribute("aria-pressed", "true");
    const title = `Perahu ${language}`;
    await inputs(page, "title").first().fill(title);
    await pane("Pratinjau").click();
    await expect(main).toHaveAttribute("lang", language);
    for (const choice of await frame.locator("label:has(input[type=radio])").all())
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(frame.getByRole("heading", { level: 1 })).toContainText(title);
  }
});

test("the preview is in the language that is written, and both come back after it @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open("news/entries/borrowed-boat");
  const title = inputs(page, "title").last();
  const words = await title.inputValue();
  await title.click();
  const frame = await showPreview(page);
  await expect(frame.getByRole("heading", { name: words })).toBeVisible();
  await frame.getByRole("radio", { name: "Gelap" }).check();
  await page.getByTitle("Tampilkan atau sembunyikan pratinjau").click();
  await expect(inputs(page, "title")).toHaveCount(2);
  await expect(inputs(page, "title").last()).toHaveValue(words);
  await expect(inputs(page, "title").first()).not.toHaveValue(words);

  await showPreview(page);
  await expect(frame.getByRole("heading", { name: words })).toBeVisible();
  await expect(frame.getByRole("radio", { name: "Gelap" })).toBeChecked();
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a form has no button for previews that nobody makes @desktop", async ({ admin }) => {
  await admin.open("news/entries/louder-buoy");
  const button = admin.page.getByText("Periksa pratinjau");
  await expect(button).toBeAttached();
  await expect(button).toBeHidden();
});
