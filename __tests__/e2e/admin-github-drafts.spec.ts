import { expect, test, type Page } from "@playwright/test";
import { inputs } from "./support/admin-form";
import { expectBackup, reloadForm, withoutTime } from "./support/backups";
import { joinRepository, openRepository } from "./support/github/open-repository";

const entry = "news.louder-buoy";
const form = "/admin/#/collections/news/entries/louder-buoy";
const branch = "cms/news/louder-buoy";
const article = "content/news/louder-buoy.id.md";

const title = (page: Page) => inputs(page, "title").last();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** Opens the article in Indonesian. */
async function openArticle(page: Page): Promise<void> {
  await page.goto(form);
  await expect(title(page)).not.toHaveValue("");
}

/** Types a title and saves it as a draft. */
async function saveDraft(page: Page, words: string): Promise<void> {
  await title(page).fill(words);
  await button(page, "Simpan").click();
  await expect(button(page, "Simpan")).toBeDisabled();
  await expect(button(page, "Status: Konsep")).toBeVisible();
}

test("at GitHub, a draft that is saved from the backup is still called a draft @desktop", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { folder, github } = await openRepository(page, "id");
  await openArticle(page);
  await saveDraft(page, "Judul pertama");
  await title(page).fill("Judul yang hampir hilang");
  await expectBackup(page, entry, "Judul yang hampir hilang");
  expect((await reloadForm(page, true)).map(withoutTime)).toEqual([
    "“Judul pertama”, cadangan\n\nAda cadangan entri ini di peramban Anda. Pakai cadangan itu?",
  ]);
  await expect(title(page)).toHaveValue("Judul yang hampir hilang");
  await expect(button(page, "Hapus perubahan yang belum terbit")).toBeVisible();

  await button(page, "Simpan").click();
  await expect.poll(() => folder.read(branch, article)).toContain("Judul yang hampir hilang");
  await expect(button(page, "Simpan")).toBeDisabled();
  await expect(button(page, "Status: Konsep")).toBeVisible();
  await expect(button(page, "Terbitkan")).toBeVisible();
  await expect(button(page, "Hapus perubahan yang belum terbit")).toBeVisible();

  await button(page, "Status: Konsep").click();
  await page.getByRole("menuitem", { name: "Ditinjau" }).click();
  await expect.poll(() => github.pulls()).toMatchObject([{ labels: [{ name: "decap-cms/pending_review" }] }]);
  await title(page).fill("Judul yang ditinjau");
  await button(page, "Simpan").click();
  await expect.poll(() => folder.read(branch, article)).toContain("Judul yang ditinjau");
  await expect(button(page, "Simpan")).toBeDisabled();
  await expect(button(page, "Status: Ditinjau")).toBeVisible();
  folder.remove();
});

test("at GitHub, who takes up a backup is told that the entry was saved since, and asked again before it is replaced @desktop", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const { folder, github } = await openRepository(page, "id");
  // backups are kept for each browser
  const other = await browser.newPage();
  await joinRepository(other, github, "id");
  await openArticle(page);
  await openArticle(other);
  await title(page).fill("Judul Budi");
  await expectBackup(page, entry, "Judul Budi");
  await saveDraft(other, "Judul Ayu");

  const asked = await reloadForm(page, true);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("Sesudah cadangan itu dibuat, entri ini disimpan lagi");
  await expect(title(page)).toHaveValue("Judul Budi");
  await button(page, "Simpan").click();
  const told = page.getByRole("dialog", { name: "Orang lain sudah menyimpan entri ini" });
  await expect(told).toBeVisible();
  expect(folder.read(branch, article)).toContain("Judul Ayu");
  await told.getByRole("button", { name: "Ganti dengan teks saya" }).click();
  await expect.poll(() => folder.read(branch, article)).toContain("Judul Budi");
  await other.close();
  folder.remove();
});

for (const [kind, address, draft] of [
  ["a draft", form, "louder-buoy"],
  ["a new entry", "/admin/#/collections/news/new", "a-new-buoy"],
] as const)
  test(`at GitHub, who types on after the first save of ${kind} goes on in the same place @desktop`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const { folder } = await openRepository(page, "id");
    await page.goto(address);
    if (kind === "a new entry") {
      await inputs(page, "title").first().fill("A new buoy");
      await inputs(page, "draft").first().click();
    } else await expect(title(page)).not.toHaveValue("");
    await title(page).fill("A");
    await button(page, "Simpan").click();
    await title(page).click();
    await page.keyboard.press("End");
    await page.keyboard.type("bcdefghijklmnopqrst", { delay: 60 });
    await expect(button(page, /^Hapus (?:perubahan|entri) yang belum terbit$/)).toBeVisible();
    await page.keyboard.type("uvwxyz");
    await expect(title(page)).toHaveValue("Abcdefghijklmnopqrstuvwxyz");
    await expectBackup(page, `news.${draft}`, "Abcdefghijklmnopqrstuvwxyz");
    await button(page, "Simpan").click();
    const file = `content/news/${draft}.id.md`;
    await expect.poll(() => folder.read(`cms/news/${draft}`, file)).toContain("Abcdefghijklmnopqrstuvwxyz");
    folder.remove();
  });

test("at GitHub, a picture is replaced in all texts by one commit, not in those with a draft, and comes back @desktop", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { folder } = await openRepository(page, "id");
  const showing = (picture: string) =>
    folder
      .git("grep", "-l", picture, "main", "--", "content/*.md")
      .split("\n")
      .map((line) => line.replace("main:", ""));
  const [before, all] = [folder.git("rev-parse", "main^{tree}"), showing("bay-night-wide.jpg")];
  const drafted = all.filter((file) => file.includes("louder-buoy"));
  expect(all.length).toBeGreaterThan(drafted.length);
  await openArticle(page);
  await saveDraft(page, "Judul pertama");

  await button(page, "Gambar").click();
  const uses = page.getByRole("dialog", { name: "Di mana gambar dipakai" });
  await uses.getByText("bay-night-wide.jpg").click();
  await button(page, "Ganti di semua tempat…").filter({ visible: true }).click();
  const picking = page.getByRole("dialog", { name: "Gambar mana yang menggantikan “bay-night-wide.jpg”?" });
  await picking.getByRole("button", { name: /^jetty\.jpg/ }).click();
  const question = page.getByRole("dialog", { name: "Ganti “bay-night-wide.jpg” dengan “jetty.jpg”?" });
  const waiting = question.getByRole("list").last();
  await expect(question).toContainText("punya perubahan yang belum terbit");
  await expect(waiting.getByRole("link")).toHaveAttribute("href", /news\/entries\/louder-buoy/);
  await question.getByRole("button", { name: "Ganti", exact: true }).click();

  const done = page.getByRole("status").filter({ hasText: "“bay-night-wide.jpg” diganti di" });
  await expect(done).toBeVisible();
  expect(showing("bay-night-wide.jpg")).toEqual(drafted);
  expect(folder.git("rev-list", "--count", "main")).toBe("2");
  expect(folder.read(branch, article)).toContain("bay-night-wide.jpg");
  await done.getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByText("Perubahan pada “bay-night-wide.jpg” sudah diurungkan.")).toBeVisible();
  expect(folder.git("rev-parse", "main^{tree}")).toBe(before);
  folder.remove();
});

test("at GitHub, the form of a published entry never says that a save takes it off the site @desktop", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { folder } = await openRepository(page, "id");
  await openArticle(page);
  await expect(button(page, "Sudah terbit")).toBeVisible();
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("https://api.github.com/**/git/trees", async (route) => {
    await held;
    await route.fallback();
  });
  await title(page).fill("Judul baru");
  await button(page, "Simpan").click();
  await expect(button(page, "Menyimpan…")).toBeVisible();
  await expect(button(page, "Sudah terbit")).toBeVisible();
  goOn();
  await expect(button(page, "Status: Konsep")).toBeVisible();
  folder.remove();
});

test("at GitHub, an editor without the right to write is told so in Indonesian, and keeps the text @desktop", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { folder } = await openRepository(page, "id");
  await openArticle(page);
  await page.route("https://api.github.com/**/git/trees", (route) =>
    route.fulfill({
      status: 403,
      json: { message: "Resource not accessible by personal access token" },
      headers: { "access-control-allow-origin": "*" },
    }),
  );
  await title(page).fill("Judul baru");
  await button(page, "Simpan").click();
  const told = page.getByRole("alert").filter({ hasText: "akun Anda tidak diizinkan melakukan ini" });
  await expect(told).toBeVisible();
  await expect(told).not.toContainText("Resource");
  await expect(title(page)).toHaveValue("Judul baru");
  folder.remove();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("at GitHub, all buttons of the form are in the window, apart and large enough to press @phone", async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const { folder } = await openRepository(page, "id");
    await openArticle(page);
    const published = ["Simpan", "Sudah terbit", "Hapus entri yang sudah terbit"];
    const drafted = ["Simpan", "Status: Konsep", "Terbitkan", "Hapus perubahan yang belum terbit"];
    await expectInReach(page, published);
    await saveDraft(page, "Judul baru");
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectInReach(page, drafted);
    }
    folder.remove();
  });
});

/** Fails unless each button is in the window, at least 44 px wide and high, and on top where a finger is put. */
async function expectInReach(page: Page, names: readonly string[]): Promise<void> {
  for (const name of [...names, "Inggris"]) {
    const box = await button(page, name).boundingBox();
    const reach = { left: box?.x ?? -1, right: (box?.x ?? 0) + (box?.width ?? 0) };
    expect(reach.left, name).toBeGreaterThanOrEqual(0);
    expect(reach.right, name).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    const isOnTop = await button(page, name).evaluate((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop, name).toBe(true);
  }
  const top = (await page.locator("label").filter({ visible: true }).first().boundingBox())?.y ?? 0;
  const panes = await page.locator(".tajuk-panes").boundingBox();
  expect(top).toBeGreaterThanOrEqual((panes?.y ?? 0) + (panes?.height ?? 0));
}
