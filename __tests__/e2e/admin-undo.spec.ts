import { expect } from "@playwright/test";
import { expectSoundAtWidths, test } from "./support/admin";
import { fillBody, fillEntry, inputs } from "./support/admin-form";
import { backupOf, expectBackup } from "./support/backups";

test.describe.configure({ mode: "parallel" });

const article = "news/entries/louder-buoy";
const file = "content/news/louder-buoy.id.md";

test("what is not saved is asked about before a change is undone @desktop", async ({ admin }) => {
  const { page } = admin;
  await admin.open(article);
  await inputs(page, "title").last().fill("Judul yang salah");
  await admin.publish();
  const undo = page.getByRole("status").getByRole("button", { name: "Urungkan" });
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
  const summary = inputs(page, "excerpt").last();
  const before = await summary.inputValue();
  await summary.fill("Ringkasan yang belum disimpan.");
  await expectBackup(page, "news.louder-buoy", "Ringkasan yang belum disimpan.");
  await undo.click();
  const question = page.getByRole("dialog", { name: "Ada yang belum disimpan" });
  await question.getByRole("button", { name: "Kembali ke teks" }).click();
  await expect(summary).toHaveValue("Ringkasan yang belum disimpan.");
  expect(admin.read(file)).toContain("Judul yang salah");
  const last = inputs(page, "draft").first();
  await last.scrollIntoViewIfNeeded();
  await expect(inputs(page, "title").first()).not.toBeInViewport();
  await undo.click();
  await question.getByRole("button", { name: "Lanjutkan tanpa itu" }).click();
  await expect(page.getByRole("status").filter({ hasText: "sudah diurungkan" })).toBeVisible();
  await expect(last).toBeInViewport();
  // a backup would come into the form after its text
  expect(await backupOf(page, "news.louder-buoy")).toBe("");
  await expect(summary).toHaveValue(before);
  expect(admin.isOriginal(file)).toBe(true);
});

test("a server that does not answer is said in the editor's language, and the text stays @desktop", async ({
  admin,
}) => {
  const { page, noise } = admin;
  await admin.open(article);
  const title = inputs(page, "title").last();
  await title.fill("Judul yang menunggu");
  const api = ({ pathname }: URL) => pathname.startsWith("/api/v1") || pathname.startsWith("/history");
  await page.route(api, (route) => route.abort());
  await page.keyboard.press("Control+s");
  await expect(page.getByText("server tidak menjawab")).toBeVisible();
  await expect(page.getByText("Failed to fetch")).toHaveCount(0);
  await expect(title).toHaveValue("Judul yang menunggu");
  await page.unroute(api);
  await page.keyboard.press("Control+s");
  await expect.poll(() => admin.read(file)).toContain("Judul yang menunggu");
  noise.length = 0;
});

test("on a phone, the whole of Undo is on its button, however long the title is, until somebody types on @phone", async ({
  admin,
}) => {
  const { page } = admin;
  await page.goto(`/admin/#/collections/${article}`);
  await inputs(page, "title").first().fill("Pelampung ".repeat(10).trim());
  await admin.publish();
  const undo = page.getByRole("button", { name: "Urungkan" });
  await expect(undo).toBeVisible();
  expect(await undo.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true);
  await inputs(page, "title").first().fill("Pelampung");
  await expect(undo).toBeHidden();
});

test("what stands below a form on a phone covers nothing of it, and the notice goes with another form @phone", async ({
  admin,
}) => {
  const { page } = admin;
  await page.setViewportSize({ width: 390, height: 844 });
  await admin.open(article);
  await inputs(page, "title").first().fill("Judul yang menjadi lebih baru");
  await admin.publish();
  const undo = page.locator(".tajuk-undo");
  const below = [page.locator(".tajuk-history"), page.locator(".tajuk-older"), undo];
  for (const each of below) await expect(each).toBeInViewport({ ratio: 1 });
  const form = await page.locator(".Pane2").boundingBox();
  const end = (form?.y ?? 0) + (form?.height ?? 0);
  for (const each of below) expect((await each.boundingBox())?.y).toBeGreaterThanOrEqual(Math.floor(end));
  await expectSoundAtWidths(page, ".tajuk-undo");

  await page.goto("/admin/#/collections/news");
  const list = page.locator(".tajuk-list");
  await expect(list.getByRole("link").first()).toBeVisible();
  await expect(undo).toBeVisible();
  await list.getByRole("link", { name: "Tiga puluh kerang dalam satu poster" }).click();
  await expect(inputs(page, "title").first()).toHaveValue("Tiga puluh kerang dalam satu poster");
  await expect(undo).toHaveCount(0);
});

for (const language of ["id", "en"])
  test(`the words of the buttons below a form have room on a small phone, in one row: ${language} @phone`, async ({
    admin,
  }) => {
    const { page } = admin;
    await page.evaluate((code) => localStorage.setItem("cms-language", code), language);
    await page.reload();
    await admin.open(article);
    const buttons = page.locator(".tajuk-history button:visible");
    await expect(buttons).toHaveCount(5);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const places = await buttons.evaluateAll((all) =>
        all.map((button) => {
          const { top, left, right } = button.getBoundingClientRect();
          return {
            top,
            isInView: left >= 0 && right <= innerWidth,
            room: button.clientWidth - button.scrollWidth,
          };
        }),
      );
      const [first] = places;
      expect(places).toEqual(places.map(() => ({ top: first?.top, isInView: true, room: 0 })));
    }
  });

test("undoing a new entry says that it deletes it, at the entry's address, too @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const files = ["en", "id"].map((code) => `content/documents/rope-rules.${code}.md`);
  await admin.open("documents/new");
  await fillEntry(page, {
    texts: { title: ["Rope rules", "Aturan tali"], lead: ["What it says.", "Isinya."] },
    shared: { updated: "2026-11-02" },
  });
  await fillBody(page, "Coil it.", "Gulunglah.");
  await admin.publish();
  await expect(page).toHaveURL(/documents\/entries\/rope-rules/);
  const told = page.getByRole("status").filter({ hasText: "“Aturan tali” tersimpan." });
  await expect(told).toContainText("bila diurungkan, entri ini dihapus");
  expect(files.every(admin.has)).toBe(true);
  await told.getByRole("button", { name: "Urungkan" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Hapus", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "“Aturan tali” dihapus." })).toBeVisible();
  await expect(page).toHaveURL(/#\/collections\/documents$/);
  expect(files.some(admin.has)).toBe(false);
});

test("an entry gets another address, to which all that refers to it leads, and back @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const redirects = "content/settings/redirects.json";
  const [former, moved] = ["one-chart-for-bitung", "one-chart-more"].map((slug) =>
    ["en", "id"].map((code) => `content/news/${slug}.${code}.md`),
  );
  await admin.open("news/entries/one-chart-for-bitung");
  await page.getByRole("button", { name: "Ganti alamat…" }).click();
  const question = page.getByRole("dialog", { name: /^Ganti alamat/ });
  const slug = question.getByLabel("Bagian terakhir alamat");
  await expect(slug).toBeFocused();
  await expectSoundAtWidths(page, ".tajuk-dialog");
  for (const [typed, said] of [
    ["satu_peta", "huruf kecil"],
    ["louder-buoy", "sudah dipakai"],
  ] as const) {
    await slug.fill(typed);
    await question.getByRole("button", { name: "Ganti", exact: true }).click();
    await expect(question.getByRole("alert")).toContainText(said);
  }
  await slug.fill("One chart  more");
  await slug.blur();
  await expect(slug).toHaveValue("one-chart-more");
  await question.getByRole("button", { name: "Ganti", exact: true }).click();
  await expect(page).toHaveURL(/news\/entries\/one-chart-more$/);
  await expect(inputs(page, "title").first()).not.toHaveValue("");
  expect(moved?.every(admin.has)).toBe(true);
  expect(former?.some(admin.has)).toBe(false);
  expect(admin.read(redirects)).toContain('"from": "/news/one-chart-for-bitung/"');
  const told = page.getByRole("status").filter({ hasText: "punya alamat baru" });
  await expect(told).toBeVisible();
  await page.getByRole("button", { name: "Terhapus" }).click();
  await expect(page.getByRole("dialog")).toContainText("Belum ada entri yang dihapus.");
  await page.keyboard.press("Escape");
  await told.getByRole("button", { name: "Urungkan" }).click();
  await expect(page).toHaveURL(/news\/entries\/one-chart-for-bitung$/);
  await expect.poll(() => [...(former ?? []), redirects].every(admin.isOriginal)).toBe(true);
  expect(moved?.some(admin.has)).toBe(false);
  await admin.open("projects/entries/harbour-ledger");
  await expect(page.getByRole("button", { name: "Ganti alamat…" })).toBeHidden();
});

test("who asks again for what is done, but whose answer got lost, is led on, and Back closes a question @desktop", async ({
  admin,
}) => {
  const { page, noise } = admin;
  await page.goto("/admin/#/collections/news");
  await page
    .locator(".tajuk-list")
    .getByRole("link", { name: "Tiga puluh kerang dalam satu poster" })
    .click();
  await expect(inputs(page, "title").last()).toHaveValue("Tiga puluh kerang dalam satu poster");
  const form = page.url();
  const change = page.getByRole("button", { name: "Ganti alamat…" });
  await change.click();
  const question = page.getByRole("dialog", { name: /^Ganti alamat/ });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/collections\/news$/);
  await expect(question).toBeHidden();
  await page.goto(form);

  const api = ({ pathname }: URL) => pathname.startsWith("/api/v1");
  const loseAnswers = () =>
    page.route(api, async (route) => {
      const { action } = route.request().postDataJSON() as { action: string };
      if (!/^(?:delete|replace)/.test(action)) return route.fallback();
      await route.fetch();
      return route.abort();
    });
  await loseAnswers();
  await change.click();
  await question.getByLabel("Bagian terakhir alamat").fill("forty-shells");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Sekarang belum berhasil.")).toBeVisible();
  await page.unroute(api);
  await change.click();
  const told = page.getByRole("dialog", { name: "Alamat entri ini sudah diganti" });
  await Promise.all([
    page.waitForEvent("load"),
    told.getByRole("link", { name: "/news/forty-shells/" }).click(),
  ]);
  await expect(page).toHaveURL(/news\/entries\/forty-shells$/);
  await expect(inputs(page, "title").last()).toHaveValue("Tiga puluh kerang dalam satu poster");
  expect(admin.has(`content/news/${form.split("/").pop()}.en.md`)).toBe(false);

  await loseAnswers();
  const remove = page.getByRole("button", { name: "Hapus entri" });
  await remove.click();
  await page.getByRole("dialog").getByRole("button", { name: "Lepaskan rujukannya, lalu hapus" }).click();
  await expect(page.getByText("server tidak menjawab")).toBeVisible();
  await page.unroute(api);
  await remove.click();
  await page.getByRole("dialog", { name: "Entri ini tidak ada" }).getByRole("button").click();
  await expect(page).toHaveURL(/#\/collections\/news$/);
  noise.length = 0;
});

test("the notice of a save that failed goes when the next one succeeds @desktop", async ({ admin }) => {
  const { page, noise } = admin;
  await admin.open(article);
  await inputs(page, "title").last().fill("Judul yang menunggu");
  const api = ({ pathname }: URL) => pathname.startsWith("/api/v1");
  await page.route(api, (route) => route.abort());
  await page.keyboard.press("Control+s");
  const failed = page.getByText(/server tidak menjawab; teks Anda/);
  await expect(failed).toBeVisible();
  await page.unroute(api);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
  await expect(failed).toBeHidden({ timeout: 2000 });
  noise.length = 0;
});

test("what was saved although its answer got lost is taken back with the save after it @desktop", async ({
  admin,
}) => {
  const { page, noise } = admin;
  const loseAnswers = () =>
    page.route(
      ({ pathname }) => pathname.startsWith("/api/v1"),
      async (route) => {
        const { action } = route.request().postDataJSON() as { action: string };
        if (action !== "persistEntry") return route.fallback();
        await route.fetch();
        return route.abort();
      },
    );
  const saveTwice = async () => {
    await loseAnswers();
    await page.keyboard.press("Control+s");
    await expect(page.getByText(/server tidak menjawab; teks Anda/)).toBeVisible();
    await page.unrouteAll();
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
  };
  const done = page.getByRole("status");
  await admin.open(article);
  const title = inputs(page, "title").last();
  const before = await title.inputValue();
  await title.fill("Judul yang tersimpan diam-diam");
  await saveTwice();
  await done.getByRole("button", { name: "Urungkan" }).click();
  await expect(done.filter({ hasText: "sudah diurungkan" })).toBeVisible();
  await expect(title).toHaveValue(before);
  expect(admin.isOriginal(file)).toBe(true);

  await page.goto("/admin/#/collections/documents/new");
  await fillEntry(page, {
    texts: { title: ["A page of its own", "Halaman tersendiri"], lead: ["What it says.", "Isinya."] },
    shared: { updated: "2026-11-02" },
  });
  await fillBody(page, "A text.", "Sebuah teks.");
  await saveTwice();
  expect(admin.has("content/documents/a-page-of-its-own.id.md")).toBe(true);
  expect(admin.has("content/documents/a-page-of-its-own-1.id.md")).toBe(false);
  await done.getByRole("button", { name: "Urungkan" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Hapus", exact: true }).click();
  await expect(done.filter({ hasText: "“Halaman tersendiri” dihapus." })).toBeVisible();
  expect(admin.has("content/documents/a-page-of-its-own.id.md")).toBe(false);
  noise.length = 0;
});
