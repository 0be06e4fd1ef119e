import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { test } from "./support/admin";
import { inputs, openLibrary } from "./support/admin-form";

test.describe.configure({ mode: "parallel" });

const article = "news/entries/louder-buoy";

test("the focus stays where the work is: after signing in, saving and taking back @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const headings = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(headings).toBeFocused();

  await admin.open(article);
  const title = inputs(page, "title").last();
  await title.fill("Judul baru");
  await admin.publish();
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
  await expect(page.getByRole("button", { name: "Tersimpan" })).toBeFocused();

  await title.fill("Judul lain");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
  await expect(title).toBeFocused();

  await page.getByRole("button", { name: "Urungkan" }).press("Enter");
  const done = page.getByRole("status").filter({ hasText: "sudah diurungkan" });
  await expect(done).toBeFocused();
  await expect(title).toHaveValue("Judul baru");
  await done.getByRole("button", { name: "Tutup" }).press("Enter");
  await expect(page.getByRole("button", { name: "Tersimpan" })).toBeFocused();
});

test("the focus goes with who opens an entry, leaves it and begins another: never to the top of the page @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const first = inputs(page, "title").first();
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await page.goto("/admin/#/collections/news");
  const list = page.locator(".tajuk-list");
  await list.getByRole("link", { name: "Telinga alat apung kini lebih tajam" }).press("Enter");
  await expect(first).toBeFocused();
  await page.getByRole("link", { name: "Menulis di koleksi Berita" }).press("Enter");
  await expect(heading).toBeFocused();
  await page.getByRole("link", { name: /^Buat entri baru/ }).press("Enter");
  await expect(first).toBeFocused();
});

test("a finger that opens an entry opens no keyboard: the focus is at the first label that is shown @phone", async ({
  admin,
}) => {
  const { page } = admin;
  await page.goto("/admin/#/collections/news");
  await page.locator(".tajuk-list").getByRole("link", { name: "Telinga alat apung kini lebih tajam" }).tap();
  const label = page.locator("label").filter({ visible: true, hasText: "Judul" }).first();
  await expect(label).toBeFocused();
  await expect(inputs(page, "title").first()).toHaveValue("Telinga alat apung kini lebih tajam");
});

test("a tap on a choice, on its words, too, opens it and chooses nothing @phone", async ({ admin }) => {
  const { page } = admin;
  await admin.open("news/new");
  await page.getByRole("button", { name: "Inggris", exact: true }).click();
  const category = page.locator("[id^='category-field-']").first();
  await category.tap();
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  await options.last().tap();
  const chosen = page.locator("[class*='-singleValue']").first();
  const last = await chosen.textContent();
  await category.tap();
  await expect(options.first()).toBeVisible();
  await expect(chosen).toHaveText(last ?? "");
});

test("the arrow keys move an item of a list, by its handle @desktop", async ({ admin }) => {
  const { page } = admin;
  await admin.open("pages/entries/demo");
  const handle = (place: number) =>
    page.getByRole("button", { name: `Butir ${place}: pindahkan dengan tombol panah` }).first();
  const shown = handle(1).locator("xpath=../..");
  const [before, other] = [await shown.innerText(), await handle(2).locator("xpath=../..").innerText()];
  await handle(1).press("ArrowDown");
  await expect(shown).toHaveText(other, { useInnerText: true });
  await expect(handle(2)).toBeFocused();
  await handle(2).press("ArrowUp");
  await expect(shown).toHaveText(before, { useInnerText: true });
  await expect(handle(1)).toBeFocused();
});

test("a rich text and all of its toolbar have names, and nothing that is pressed is in something else that is @desktop", async ({
  admin,
}) => {
  await admin.open(article);
  await expectAccessible(admin.page, undefined, [".cms-editor-visual"]);
});

test("a choice says what it does in the editor's language, also to those who hear it @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open("news/new");
  for (const name of ["category", "project"]) {
    const choice = inputs(page, name).first();
    const live = page.locator('[aria-live="polite"]').filter({ hasText: /\S/ });
    await choice.focus();
    await page.keyboard.press("ArrowDown");
    await expect(live.filter({ hasText: /Ada \d+ pilihan/ })).toHaveCount(1);
    await expect(live).not.toContainText(/option|press|selected|focus|result|available/i);
    await choice.fill("zzzz");
    await expect(page.getByText("Tidak ada pilihan")).toBeVisible();
    await choice.fill("");
    await page.keyboard.press("Escape");
  }
});

test("what languages share is changed in the first column only, by keyboard, too, and shown alike @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open("claims/entries/bays");
  const [own, pale] = [inputs(page, "short").first(), inputs(page, "short").last()];
  const before = await own.getAttribute("aria-checked");
  await expect(pale).toBeDisabled();
  await expect(pale).toHaveAttribute("aria-checked", String(before));
  await own.press(" ");
  await expect(own).not.toHaveAttribute("aria-checked", String(before));
  await expect(pale).toHaveAttribute("aria-checked", String(await own.getAttribute("aria-checked")));
});

test("a stored picture is chosen by keyboard, and what has the focus there is seen @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open(article);
  await openLibrary(page);
  const library = page.getByRole("dialog", { name: "Gambar" });
  const choose = library.getByRole("button", { name: "Pakai yang dipilih" });
  const card = library.getByRole("button", { name: "meadow.jpg" });
  const next = library.getByRole("button", { name: "jetty.jpg" });
  await expect(choose).toBeDisabled();
  await card.press("Enter");
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await next.press(" ");
  await expect(card).toHaveAttribute("aria-pressed", "false");
  await expect(next).toHaveAttribute("aria-pressed", "true");
  await expect(choose).toBeEnabled();
  const search = library.getByPlaceholder("Cari…");
  await page.keyboard.press("Shift+Tab");
  for (const seen of [search, card]) {
    await seen.focus();
    await expect(seen).toHaveCSS("outline-style", "solid");
  }
  await expectAccessible(page, undefined, [".ReactModalPortal"]);
  await choose.press("Enter");
  await expect(library).toBeHidden();
  await admin.publish();
  await expect.poll(() => admin.read("content/news/louder-buoy.id.md")).toContain("jetty.jpg");
});

test("the search for a link shows that it has the focus, and its way back is no main button @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open(article);
  await page.locator("[data-slate-editor]").filter({ visible: true }).last().click();
  await page.getByRole("button", { name: "Tautan" }).filter({ visible: true }).last().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await expect(dialog.getByRole("searchbox")).toHaveCSS("outline-style", "solid");
  await expect(dialog.getByRole("button", { name: "Batal" })).toHaveCSS(
    "background-color",
    "rgb(255, 255, 255)",
  );
});

test("who sees how much of a text is used reads no other count beside it @desktop", async ({ admin }) => {
  const { page } = admin;
  await admin.open(article);
  await inputs(page, "title").first().fill("a".repeat(111));
  await expect(page.getByText("111 dari 120")).toBeVisible();
  const said = page.getByText("Tersisa paling banyak 10 karakter");
  await expect(said).toHaveCSS("width", "1px");
});

test("the menu, the button that publishes and the form's own name can be read, on a phone, too @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await page.goto("/admin/#/collections/news");
  await expect(page.locator(".tajuk-list").getByRole("link").first()).toBeVisible();
  await expectAccessible(page, ["color-contrast"]);
  await page
    .locator(".tajuk-list")
    .getByRole("link", { name: "Telinga alat apung kini lebih tajam" })
    .click();
  const title = inputs(page, "title").last();
  await expect(title).toBeVisible();
  await expect(page.getByRole("link", { name: /^. Telinga alat apung kini lebih tajam/ })).toBeVisible();
  await title.fill("Judul baru");
  await expect(page.getByRole("link", { name: /^. Judul baru/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Terbitkan" })).toBeVisible();
  await expectAccessible(page, ["color-contrast"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("link", { name: /^. Judul baru/ })).toBeInViewport({ ratio: 1 });
});

test("the buttons above a text leave room for it @phone", async ({ admin }) => {
  const { page } = admin;
  await page.goto(`/admin/#/collections/${article}`);
  const bold = page.getByRole("button", { name: "Tebal" }).filter({ visible: true });
  await expect(bold).toBeVisible();
  const bar = page.locator('[class*="-EditorControlBar"]').filter({ has: bold });
  expect((await bar.boundingBox())?.height).toBeLessThan(110);
  for (const button of await bar.locator('button:not([inert]):not([role="switch"])').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test("the wheel moves the form over each of its languages, and both stay side by side @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open(article);
  const titles = [inputs(page, "title").first(), inputs(page, "title").last()];
  const tops = () =>
    Promise.all(titles.map((title) => title.evaluate((field) => field.getBoundingClientRect().top)));
  for (const title of titles) {
    const [before = 0] = await tops();
    await title.hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(async () => (await tops())[0]).toBeLessThan(before - 100);
    await expect
      .poll(async () => {
        const [first = 0, second = 0] = await tops();
        return Math.abs(first - second);
      })
      .toBeLessThan(40);
    await page.mouse.wheel(0, -1000);
    await expect.poll(async () => (await tops())[0]).toBe(before);
  }
});

test("what has the focus stands above the notices, to the end of the form @desktop", async ({ admin }) => {
  const { page } = admin;
  await admin.open(article);
  await inputs(page, "title").first().fill("A louder buoy");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
  const notices = page.locator(".tajuk-notices > :visible");
  await expect(notices.filter({ hasText: "lebih lama daripada" })).toBeVisible();
  await expect(notices.filter({ hasText: "tersimpan" })).toBeVisible();
  const covered = () =>
    page.evaluate(() => {
      const { bottom } = (document.activeElement ?? document.body).getBoundingClientRect();
      const tops = [...document.querySelectorAll(".tajuk-notices, .tajuk-history")].map(
        (each) => each.getBoundingClientRect().top,
      );
      return bottom - Math.min(...tops);
    });
  const isInForm = () => page.evaluate(() => document.activeElement?.closest(".Pane1") !== null);
  let fields = 0;
  for (; await isInForm(); fields += 1) {
    await expect.poll(covered).toBeLessThanOrEqual(0);
    await page.keyboard.press("Tab");
  }
  expect(fields).toBeGreaterThan(5);
});
