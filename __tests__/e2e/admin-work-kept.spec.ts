import { expect } from "@playwright/test";
import { answerAll, expectSoundAtWidths, openForm, publish, test } from "./support/admin";
import { changeAddress, inputs } from "./support/admin-form";
import { expectBackup, reloadForm, withoutTime } from "./support/backups";
import { holdSaves } from "./support/hold-saves";

test.describe.configure({ mode: "parallel" });

const leaving =
  "Ada perubahan yang belum disimpan. Tinggalkan halaman ini? Cadangannya tetap ada di peramban Anda, dan ditawarkan saat formulir ini dibuka lagi.";
test.use({ viewport: ({ isMobile }, use) => use({ width: isMobile ? 390 : 1280, height: 800 }) });

const article = "news/entries/louder-buoy";
const file = "content/news/louder-buoy.id.md";

test("the second of two tabs is told before what the first one has saved is replaced @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const other = await page.context().newPage();
  await admin.open(article);
  await openForm(other, article);
  await inputs(other, "title").last().fill("Judul pertama");
  await publish(other);
  await expect(other.getByText("Perubahan tersimpan")).toBeVisible();

  await inputs(page, "title").last().fill("Judul kedua");
  await admin.publish();
  const told = page.getByRole("dialog", { name: "Entri ini sudah disimpan di tab lain" });
  await expect(told.getByRole("listitem")).toHaveText(["Indonesia — Judul: yang tersimpan “Judul pertama”"]);
  await expectSoundAtWidths(page, ".tajuk-dialog");
  await told.getByRole("button", { name: "Kembali ke teks" }).click();
  // the save has ended: nothing of it is told again
  await expect(page.getByRole("button", { name: "Terbitkan", exact: true })).toBeVisible();
  expect(await page.getByRole("alert").count()).toBe(0);
  await expect(inputs(page, "title").last()).toHaveValue("Judul kedua");
  expect(admin.read(file)).toContain("title: Judul pertama");

  await admin.publish();
  await told.getByRole("button", { name: "Ganti dengan teks ini" }).click();
  await expect.poll(() => admin.read(file)).toContain("title: Judul kedua");
  // Decap logs the refused save to the console
  admin.noise.length = 0;
});

test("who saves what was deleted meanwhile is told so, and brings it back @desktop", async ({ admin }) => {
  const { page } = admin;
  await admin.open(article);
  await inputs(page, "title").last().fill("Judul yang kembali");
  for (const code of ["en", "id"]) admin.remove(`content/news/louder-buoy.${code}.md`);
  await admin.publish();
  const told = page.getByRole("dialog", { name: "Entri ini sudah dihapus" });
  await told.getByRole("button", { name: "Kembali ke teks" }).click();
  await expect(page.getByRole("button", { name: "Terbitkan", exact: true })).toBeVisible();
  expect(admin.has(file)).toBe(false);
  await admin.publish();
  await told.getByRole("button", { name: "Simpan lagi" }).click();
  await expect.poll(() => admin.has(file) && admin.read(file)).toContain("title: Judul yang kembali");
  expect(admin.has("content/news/louder-buoy.en.md")).toBe(true);
  // Decap logs the refused save to the console
  admin.noise.length = 0;
});

test("who saves what got another address meanwhile is led there, and makes no second one @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const other = await page.context().newPage();
  await openForm(other, article);
  await admin.open(article);
  const title = inputs(page, "title").last();
  await title.fill("Judul yang menunggu");
  await expectBackup(page, "news.louder-buoy", "Judul yang menunggu");
  await changeAddress(other, "loud-buoy");
  await other.close();

  await admin.publish();
  const told = page.getByRole("dialog", { name: "Alamat entri ini sudah diganti" });
  await expect(told.getByRole("button")).toHaveText(["Kembali ke teks"]);
  await expectSoundAtWidths(page, ".tajuk-dialog");
  const [there] = await Promise.all([
    page.waitForEvent("popup"),
    told.getByRole("link", { name: "/news/loud-buoy/" }).click(),
  ]);
  await expect(there).toHaveURL(/#\/collections\/news\/entries\/loud-buoy$/);
  await there.close();
  await told.getByRole("button", { name: "Kembali ke teks" }).click();
  await expect(title).toHaveValue("Judul yang menunggu");
  expect(admin.has(file)).toBe(false);
  // Decap logs the refused save to the console
  admin.noise.length = 0;
});

test("who opens what is gone is told so, and led to the list, or to its new address @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await page.goto("/admin/#/collections/news/entries/never-existed");
  const gone = page.getByRole("dialog", { name: "Entri ini tidak ada" });
  await expect(gone.getByRole("button")).toHaveText(["Ke daftar"]);
  await expectSoundAtWidths(page, ".tajuk-dialog");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/#\/collections\/news$/);
  await expect(gone).toBeHidden();
  for (const folder of ["settings", "pages"]) {
    await page.goto(`/admin/#/collections/${folder}/entries/nothing`);
    await page.getByRole("dialog", { name: "Halaman ini tidak ada" }).getByRole("button").click();
    await expect(page).toHaveURL(new RegExp(`#/collections/${folder}$`));
    await expect(page.getByText("tidak diizinkan")).toHaveCount(0);
  }
  admin.noise.length = 0;

  await admin.open(article);
  await changeAddress(page, "loud-buoy");
  await page.goto(`/admin/#/collections/${article}`);
  const moved = page.getByRole("dialog", { name: "Alamat entri ini sudah diganti" });
  await Promise.all([
    page.waitForEvent("load"),
    moved.getByRole("link", { name: "/news/loud-buoy/" }).click(),
  ]);
  await expect(page).toHaveURL(/news\/entries\/loud-buoy$/);
  await expect(inputs(page, "title").last()).not.toHaveValue("");
  await expect(moved).toBeHidden();
});

test("a save that fails says so and keeps the text @desktop", async ({ admin }) => {
  const { page } = admin;
  await admin.open(article);
  await page.route("**/api/v1", async (route) => {
    const { action } = route.request().postDataJSON() as { action: string };
    if (action !== "persistEntry") return route.fallback();
    return route.fulfill({ status: 500, json: { error: "ENOSPC: no space left on device" } });
  });
  await inputs(page, "title").last().fill("Judul baru");
  await admin.publish();
  await expect(page.getByRole("alert")).toContainText("ENOSPC");
  await expectSoundAtWidths(page, "[role=alert]");
  await expect(inputs(page, "title").last()).toHaveValue("Judul baru");
  expect(admin.read(file)).toBe(admin.original(file));
  admin.noise.length = 0;
});

test("leaving a form with unsaved changes asks, and what was typed is offered again after the page was lost", async ({
  admin,
}) => {
  const { page } = admin;
  await page.goto(`/admin/#/collections/${article}`);
  const title = inputs(page, "title").last();
  await expect(title).not.toHaveValue("");
  const name = await page.locator("[data-entry]").getAttribute("data-entry");
  await title.fill("Judul yang hampir hilang");
  const questions = answerAll(page, "dismiss");
  await page
    .getByRole("link", { name: /Menulis di koleksi|Berita/ })
    .first()
    .click();
  await expect.poll(() => questions).toEqual([leaving]);
  await expect(title).toHaveValue("Judul yang hampir hilang");

  await expectBackup(page, "news.louder-buoy", "Judul yang hampir hilang");
  const later = await page.context().newPage();
  await page.close();
  const offered = answerAll(later, "accept");
  await later.goto(`/admin/#/collections/${article}`);
  await expect(inputs(later, "title").last()).toHaveValue("Judul yang hampir hilang");
  expect(offered.map(withoutTime)).toEqual([
    `“${name}”, cadangan\n\nAda cadangan entri ini di peramban Anda. Pakai cadangan itu?`,
  ]);
  expect(admin.read(file)).toBe(admin.original(file));
  await publish(later);
  await expect.poll(() => admin.read(file)).toContain("title: Judul yang hampir hilang");
});

test("who cancels what is asked about a backup has it in the form, and throws it away only when asked for that @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open(article);
  const [title, date] = [inputs(page, "title").last(), inputs(page, "date").first()];
  const before = await title.inputValue();
  await title.fill("Judul yang hampir hilang");
  await date.fill("31/02/2027");
  await expectBackup(page, "news.louder-buoy", "31/02/2027");
  const asked = await reloadForm(page, false);
  await expect(title).toHaveValue("Judul yang hampir hilang");
  await expect(date).toHaveValue("31/02/2027");
  expect(asked).toHaveLength(2);
  await expectBackup(page, "news.louder-buoy", "Judul yang hampir hilang");

  page.removeAllListeners("dialog");
  const answers = [true, false, true];
  page.on("dialog", (dialog) => (answers.shift() ? dialog.accept() : dialog.dismiss()));
  await page.reload();
  await expect.poll(() => answers).toEqual([]);
  await expect(title).toHaveValue(before);
});

test("what was typed into a new entry is offered again, and stays in the form of whoever takes it @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const typed = { title: "A new rope", excerpt: "The rope was pulled yesterday.", author: "Rin" };
  await admin.open("news/new");
  for (const [name, words] of Object.entries(typed)) await inputs(page, name).first().fill(words);
  await expectBackup(page, "news/", typed.author);
  // the form of a new entry waits for the list of pictures
  const pictures = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"getMedia"')),
  );
  const asked = await reloadForm(page, true);
  await pictures;
  for (const [name, words] of Object.entries(typed))
    await expect(inputs(page, name).first()).toHaveValue(words);
  expect(asked.map(withoutTime)).toEqual([
    "“A new rope”, cadangan\n\nAda cadangan entri ini di peramban Anda. Pakai cadangan itu?",
  ]);
  await inputs(page, "draft").first().click();
  await admin.publish();
  const saved = "content/news/a-new-rope.en.md";
  for (const words of Object.values(typed))
    await expect.poll(() => admin.has(saved) && admin.read(saved)).toContain(words);
});

test("two tabs with a new entry keep a backup each, and saving the one leaves that of the other @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open("news/new");
  const other = await page.context().newPage();
  const asked = answerAll(other, "accept");
  await inputs(page, "title").first().fill("Article A");
  await expectBackup(page, "news/", "Article A");
  await other.goto("/admin/#/collections/news/new");
  await inputs(other, "title").first().fill("Article B");
  await expectBackup(other, "news/", "Article B");
  expect(asked).toEqual([]);
  await page.close();
  await inputs(other, "draft").first().click();
  await publish(other);
  await expect(other.getByRole("button", { name: "Tersimpan" })).toBeVisible();
  await other.goto("/admin/#/collections/news");
  await other.goto("/admin/#/collections/news/new");
  await expect(inputs(other, "title").first()).toHaveValue("Article A");
  expect(asked.map(withoutTime)).toEqual([
    "“Article A”, cadangan\n\nAda cadangan entri ini di peramban Anda. Pakai cadangan itu?",
  ]);
});

test("what was typed into forms that are left is offered when they are opened again, and none of what was saved @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const asked = answerAll(page, "accept");
  const back = page.getByRole("link", { name: /Menulis di koleksi|Berita/ }).first();
  const title = inputs(page, "title").first();
  const unsaved = page.getByText("Perubahan belum disimpan");
  const saved = page.getByRole("button", { name: "Tersimpan" });
  await admin.open("news/new");
  await title.fill("A new rope");
  await expect(unsaved).toBeVisible();
  await back.click();
  await page.getByRole("link", { name: "Telinga alat apung kini lebih tajam" }).first().click();
  const own = inputs(page, "title").last();
  await own.fill("Judul yang ditinggalkan");
  await expect(unsaved).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(own).toHaveCount(0);
  expect(asked).toEqual([leaving, leaving]);
  await admin.open(article);
  await expect(own).toHaveValue("Judul yang ditinggalkan");
  await admin.publish();
  await expect(saved).toBeVisible();
  expect(admin.read(file)).toContain("title: Judul yang ditinggalkan");
  await back.click();
  await admin.open("news/new");
  await expect(title).toHaveValue("A new rope");
  expect(asked).toHaveLength(4);
  await inputs(page, "draft").first().click();
  await admin.publish();
  await expect(saved).toBeVisible();
  for (const form of [article, "news/new"]) {
    await page.goto("/admin/#/collections/news");
    await admin.open(form);
    await expect(title).not.toHaveValue("A new rope");
  }
  expect(asked).toHaveLength(4);
});

for (const opened of ["a link", "the address bar"])
  test(`who stays after going back is at the form again, opened by ${opened}, with its address and its buttons @desktop`, async ({
    admin,
  }) => {
    const { page } = admin;
    const name = "Telinga alat apung kini lebih tajam";
    await page.goto("/admin/#/collections/news");
    if (opened === "a link") await page.locator(".tajuk-list").getByRole("link", { name }).click();
    else await page.goto(`/admin/#/collections/${article}`);
    const title = inputs(page, "title").last();
    await expect(title).toHaveValue(name);
    await title.fill("Judul yang tetap ada");
    await expect(page.getByText("Perubahan belum disimpan")).toBeVisible();
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.message());
      void (questions.length < 3 ? dialog.dismiss() : dialog.accept());
    });
    for (const times of [1, 2]) {
      await page.evaluate(() => window.history.back());
      await expect.poll(() => questions).toHaveLength(times);
      await expect(page).toHaveURL(/news\/entries\/louder-buoy$/);
      await expect(title).toHaveValue("Judul yang tetap ada");
      for (const button of ["Ganti alamat…", "Dipakai di", "Riwayat"])
        await expect(page.getByRole("button", { name: button })).toBeVisible();
    }
    expect(new Set(questions)).toEqual(new Set([leaving]));
    await page.evaluate(() => window.history.back());
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/collections\/news$/);
    expect(questions).toHaveLength(3);
  });

test("who types the address of another form is asked about what is not saved, and gets that form @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open(article);
  const title = inputs(page, "title").last();
  await title.click();
  await page.keyboard.type("Judul yang ditinggalkan ");
  await expect(page.getByText("Perubahan belum disimpan")).toBeVisible();
  const questions = answerAll(page, "accept");
  await page.evaluate(() => {
    location.hash = "#/collections/news/entries/borrowed-boat";
  });
  await expect(title).toHaveValue("Sekolah meminjamkan perahunya");
  await expect(page.getByRole("button", { name: "Tersimpan" })).toBeVisible();
  // the browser may ask once more
  expect(questions[0]).toBe(leaving);
});

test("who types the address of an entry into that of a new one gets its form, filled in @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open("news/new");
  await page.evaluate(() => {
    location.hash = "#/collections/news/entries/borrowed-boat";
  });
  await expect(inputs(page, "title").last()).toHaveValue("Sekolah meminjamkan perahunya");
});

test("who saves an entry and begins another one is asked nothing, and may undo the save @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open(article);
  const title = inputs(page, "title").last();
  const before = await title.inputValue();
  await title.fill("Sebelum yang baru");
  const questions = answerAll(page, "accept");
  await page.getByRole("button", { name: "Terbitkan" }).click();
  await page.getByRole("menuitem", { name: "Terbitkan lalu buat yang baru" }).click();
  await expect(page).toHaveURL(/\/news\/new$/);
  await expect(title).toHaveValue("");
  expect(questions).toEqual([]);
  const told = page.getByRole("status").filter({ hasText: "tersimpan" });
  await told.getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByText("sudah diurungkan.")).toBeVisible();
  await admin.open(article);
  await expect(title).toHaveValue(before);
});

test("while a save runs, and after one that is refused, nothing is said of the one before @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const undo = page.getByRole("button", { name: "Urungkan" });
  const done = page.getByRole("status").filter({ has: undo });
  await admin.open(article);
  await inputs(page, "title").last().fill("Judul pertama");
  await admin.publish();
  await expect(done).toBeVisible();
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();

  const summary = inputs(page, "excerpt").last();
  await summary.fill("Ringkasan kedua.");
  const goOn = await holdSaves(page);
  await admin.publish();
  await expect(page.getByRole("button", { name: "Menerbitkan…" })).toBeVisible();
  await expect(done).toBeHidden();
  goOn();
  await expect(done).toBeVisible();
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();

  await summary.fill("");
  await admin.publish();
  const refused = page.getByRole("dialog", { name: "Belum disimpan" });
  await expect(refused).toContainText("Entri ini sedang tampil di situs.");
  await refused.getByRole("button", { name: "Kembali ke teks" }).click();
  await expect(done).toBeHidden();
  // Decap logs the refused save to the console
  admin.noise.length = 0;
});

for (const kind of ["an entry", "a new entry"])
  test(`what is typed while ${kind} is being saved is not taken for saved @desktop`, async ({ admin }) => {
    const { page } = admin;
    const isNew = kind === "a new entry";
    await admin.open(article);
    if (isNew) {
      const copied = await inputs(page, "title").first().getAttribute("id");
      await page.getByRole("button", { name: "Tersimpan" }).click();
      await page.getByRole("menuitem", { name: "Gandakan" }).click();
      await expect(page).toHaveURL(/\/new/);
      // the form of the copy, after the one that was copied: its fields have other numbers
      await expect(page.getByRole("button", { name: "Terbitkan" })).toBeVisible();
      await expect(inputs(page, "title").first()).not.toHaveAttribute("id", copied ?? "");
      await inputs(page, "title").first().fill("Second buoy");
    }
    const saved = isNew ? "content/news/second-buoy.id.md" : file;
    const goOn = await holdSaves(page);
    const title = inputs(page, "title").last();
    await title.fill("Judul pertama");
    await admin.publish();
    await expect(page.getByRole("button", { name: "Menerbitkan…" })).toBeVisible();
    await title.press("Home");
    await page.keyboard.type("Baru: ");
    goOn();
    await expect.poll(() => admin.has(saved) && admin.read(saved)).toContain("title: Judul pertama\n");
    if (isNew) await expect(page).toHaveURL(/second-buoy/);
    await expect(page.getByText("Perubahan belum disimpan")).toBeVisible();
    await expect(title).toHaveValue("Baru: Judul pertama");
    // the cursor is where it was
    await page.keyboard.type("satu ");
    await expect(title).toHaveValue("Baru: satu Judul pertama");
    await expectBackup(page, isNew ? "news.second-buoy" : "news.louder-buoy", "Baru: satu Judul pertama");
    await admin.publish();
    await expect.poll(() => admin.read(saved)).toContain("Baru: satu Judul pertama");
    await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
  });
