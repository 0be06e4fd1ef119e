import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { expectSoundAtWidths } from "./support/admin";
import { chooseFile, chooseSelected, inputs, openLibrary, picture } from "./support/admin-form";
import { expectBackup, reloadForm } from "./support/backups";
import { test } from "./support/jobs";

const article = "content/news/louder-buoy.en.md";

/** Opens the form of {@link article} in English, in which its picture can be changed. */
async function openArticle(page: Page): Promise<void> {
  await page.goto("/admin/#/collections/news/entries/louder-buoy");
  const english = page.getByRole("group", { name: "Tampilkan" }).getByRole("button", { name: "Inggris" });
  const change = page.getByRole("button", { name: "Pilih gambar lain" });
  await expect(change.first()).toBeAttached();
  if (await english.isVisible()) await english.click();
}

const devices = [
  { tag: "@desktop", viewport: { width: 1280, height: 800 } },
  { tag: "@phone", viewport: { width: 390, height: 800 } },
];

for (const { tag, viewport } of devices) {
  test.describe(`pictures at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });

    test("a tap or an arrow key sets the point that stays in view, in the site's frames", async ({
      admin,
      job,
    }) => {
      const { page } = admin;
      await openArticle(page);
      // Decap's own field shows a saved picture only if it is asked again
      const shown = inputs(page, "image").first().locator("img").first();
      await expect
        .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(100);
      const point = inputs(page, "focus").first();
      const picture = point.locator("img").first();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(100);
      const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
      const fromLeft = point.getByRole("slider", { name: "Dari kiri" });
      await job("Choose what stays in view where a picture is cropped", 3, async () => {
        await picture.click({ position: { x: width * 0.8, y: height * 0.25 } });
        await expect(fromLeft).toHaveValue("80");
        await admin.publish();
        await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
      });
      expect(admin.read(article)).toContain("focus: 80% 25%");
      await fromLeft.press("ArrowRight");
      await expect(fromLeft).toHaveAttribute("aria-valuetext", "81%");
      await expect(point.getByRole("listitem").first().locator("img")).toHaveCSS(
        "object-position",
        "81% 25%",
      );
      await expectAccessible(page, undefined, [".tajuk-focus"]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

      await point.getByRole("button", { name: "Kembali ke tengah" }).click();
      await admin.publish();
      await expect.poll(() => admin.read(article)).toBe(admin.original(article));
    });

    test("what is no picture is refused when it is chosen, and it is said what is one", async ({
      admin,
      job,
    }) => {
      const { page } = admin;
      await openArticle(page);
      await openLibrary(page);
      const refused = [
        { name: "peta.svg", type: "image/svg+xml", said: "Pilih foto atau ilustrasi" },
        { name: "tarian.gif", type: "image/gif", said: "Pilih foto atau ilustrasi" },
        { name: "laporan.pdf", type: "application/pdf", said: "Pilih foto atau ilustrasi" },
        { name: "rusak.jpg", type: "image/jpeg", said: "Mungkin berkasnya rusak" },
        { name: "IMG_0001.HEIC", type: "image/heic", said: "Paling Kompatibel" },
      ];
      for (const { name, type, said } of refused) {
        const told = page.getByRole("dialog", { name: `${name} tidak disimpan` });
        await job(`Choose a file that is refused: ${name}`, 2, async () => {
          await chooseFile(page, name, type, Buffer.from("no picture"));
          await expect(told).toContainText(said);
        });
        await expectAccessible(page, undefined, [".tajuk-dialog"]);
        await told.getByRole("button", { name: "Tutup" }).click();
        await expect(told).toBeHidden();
      }
    });
  });
}

test("an alternative text that begins like a label is advised on @desktop", async ({ admin }) => {
  const { page } = admin;
  await openArticle(page);
  const advice = page.getByRole("status").filter({ hasText: "Hilangkan" });
  const alternative = inputs(page, "alt").first();
  await alternative.fill("Photo of a buoy by moonlight");
  await expect(advice).toContainText("Hilangkan “Photo of”");
  await expectAccessible(page, undefined, [".tajuk-advice"]);
  await alternative.fill("A buoy by moonlight");
  await expect(advice).toHaveCount(0);
});

test("it is told where each picture is used, and which are not @desktop", async ({ admin }) => {
  const { page } = admin;
  admin.write("content/images/unused.jpg", "");
  await page.getByRole("button", { name: "Gambar", exact: true }).click();
  const told = page.getByRole("dialog", { name: "Di mana gambar dipakai" });
  const pictures = told.getByRole("list").first().locator("> li");
  await expect(pictures.first()).toHaveText(/^unused\.jpg — tidak dipakai/);
  const used = pictures.filter({ hasText: "bay-night-wide.jpg" });
  await used.locator("summary").click();
  const image = used.locator("img");
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  const title = /title: (.*)/.exec(admin.read(article.replace(".en.", ".id.")))?.[1] ?? "";
  await expect(used.getByRole("link", { name: title })).toHaveAttribute(
    "href",
    /news\/entries\/louder-buoy$/,
  );
  await expectAccessible(page, undefined, [".tajuk-window"]);
  expect(await told.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("a picture that is stored is uploaded again without a question, and another of its name with one @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const question = page.getByRole("dialog", { name: "Sudah ada berkas lain bernama “meadow.jpg”" });
  await openArticle(page);
  await openLibrary(page);
  const choose = page.getByRole("button", { name: "Pakai yang dipilih" });
  const stored = admin.readBytes("content/images/meadow.jpg");
  await chooseFile(page, "meadow.jpg", "image/jpeg", stored);
  await expect(choose).toBeEnabled();
  await expect(page.getByText("Berkas yang sama persis sudah ada di sini")).toBeVisible();
  const another = admin.readBytes("content/images/jetty.jpg");
  await chooseFile(page, "meadow.jpg", "image/jpeg", another);
  await expect(question).toContainText("Teks alternatif");
  await expectAccessible(page, undefined, [".tajuk-dialog"]);
  await question.getByRole("button", { name: "Jangan unggah" }).click();
  await chooseSelected(page);
  await admin.publish();
  await expect.poll(() => admin.read(article)).toContain("meadow.jpg");
  expect(admin.readBytes("content/images/meadow.jpg")).toEqual(stored);

  await openLibrary(page);
  await chooseFile(page, "meadow.jpg", "image/jpeg", another);
  await question.getByRole("button", { name: "Simpan keduanya" }).click();
  await expect(page.getByRole("button", { name: "Belum disimpan meadow-2.jpg" })).toBeVisible();
  await chooseSelected(page);
  await admin.publish();
  await expect.poll(() => admin.read(article)).toContain("meadow-2.jpg");
  expect(admin.readBytes("content/images/meadow-2.jpg")).toEqual(another);

  await openLibrary(page);
  await chooseFile(page, "meadow.jpg", "image/jpeg", another);
  await question.getByRole("button", { name: "Ganti", exact: true }).click();
  await chooseSelected(page);
  await admin.publish();
  // bytes that differ are not shown: that would hold the requests of the page up for most of a minute
  await expect.poll(() => admin.readBytes("content/images/meadow.jpg").equals(another)).toBe(true);
  const told = page.getByRole("status").filter({ hasText: "“meadow.jpg” diganti." });
  await told.getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByText("sudah diurungkan.")).toBeVisible();
  expect(admin.readBytes("content/images/meadow.jpg")).toEqual(stored);
});

test("a picture that came with a backup is uploaded again without a question @desktop", async ({ admin }) => {
  const { page } = admin;
  const upload = async () => {
    await openLibrary(page);
    await chooseFile(page, "reeds.jpg", "image/jpeg", admin.readBytes("content/images/jetty.jpg"));
    await chooseSelected(page);
  };
  await openArticle(page);
  await upload();
  await expectBackup(page, "news.louder-buoy", "reeds.jpg");
  const asked = await reloadForm(page, true);
  await upload();
  expect(asked).toHaveLength(1);
  // Decap keeps with a picture in a backup an address that only the page before knew, and asks for it
  admin.noise.length = 0;
});

test("an upload that replaces a picture in the library is told, with what shows it, and comes back @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const [file, name] = ["content/images/bay-night-wide.jpg", "bay-night-wide.jpg"];
  const title = /title: (.*)/.exec(admin.original(article.replace(".en.", ".id.")))?.[1] ?? "";
  const stored = admin.readBytes(file);
  const card = page.getByRole("button", { name, exact: true });
  const width = () => card.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth);
  await page.getByRole("button", { name: "Media" }).click();
  await expect(page.getByRole("button", { name: /\.jpg$/ }).first()).toBeVisible();
  await chooseFile(page, name, "image/jpeg", picture);
  const question = page.getByRole("dialog", { name: `Sudah ada berkas lain bernama “${name}”` });
  await expect(question).toContainText("Teks alternatif");
  await expect(question.getByRole("link", { name: title })).toHaveAttribute("target", "_blank");
  await question.getByRole("button", { name: "Ganti", exact: true }).click();
  const done = page.getByRole("status").filter({ hasText: `“${name}” diganti di` });
  await expect(done).toContainText("Teks alternatifnya tetap");
  expect(admin.readBytes(file)).toEqual(picture);
  await expect.poll(width).toBeGreaterThan(0);
  await done.getByRole("button", { name: "Lihat teksnya" }).click();
  const changed = page.getByRole("dialog", { name: "Teks yang menampilkan gambarnya" });
  await expect(changed.getByRole("link", { name: title })).toBeVisible();
  await page.keyboard.press("Escape");
  await done.getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByText(`Perubahan pada “${name}” sudah diurungkan.`)).toBeVisible();
  expect(admin.readBytes(file)).toEqual(stored);
});

test("a file that is deleted in the library comes back by Undo @desktop", async ({ admin }) => {
  const { page } = admin;
  const [file, name] = ["content/images/spare.jpg", "spare.jpg"];
  admin.write(file, picture);
  // the pictures were read at the start
  await page.reload();
  await page.getByRole("button", { name: "Media" }).click();
  await page.getByRole("button", { name }).click();
  await page.getByRole("button", { name: "Hapus yang dipilih" }).click();
  await page
    .getByRole("dialog", { name: `Hapus “${name}”?` })
    .getByRole("button", { name: "Hapus", exact: true })
    .click();
  await expect.poll(() => admin.has(file)).toBe(false);
  const told = page.getByRole("status").filter({ hasText: `“${name}” dihapus.` });
  await told.getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByRole("status").filter({ hasText: `“${name}” dipulihkan.` })).toBeVisible();
  expect(admin.readBytes(file)).toEqual(picture);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the buttons of the library have words, and its cards are as wide as it @phone", async ({ admin }) => {
    const { page } = admin;
    await page.getByRole("button", { name: "Media" }).click();
    const card = page.getByRole("button", { name: /\.jpg$/ }).first();
    expect((await card.boundingBox())?.width).toBeGreaterThan(300);
    await card.click();
    for (const words of [/^Salin/, /^Unduh/]) {
      const box = await page.getByRole("button", { name: words }).getByText(words).boundingBox();
      expect(box?.width).toBeGreaterThan(20);
    }
  });
});

test("a picture is replaced in all texts at once, by one of the library or an upload, and comes back @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const files = ["en", "id"].map((code) => `content/news/louder-buoy.${code}.md`);
  const title = /title: (.*)/.exec(admin.original(files[1] ?? ""))?.[1] ?? "";
  const told = page.getByRole("dialog", { name: "Di mana gambar dipakai" });
  const open = async () => {
    await page.getByRole("button", { name: "Gambar", exact: true }).click();
    await told.getByText("bay-night-wide.jpg").click();
    await told.getByRole("button", { name: "Ganti di semua tempat…" }).filter({ visible: true }).click();
  };
  await open();
  const picking = page.getByRole("dialog", { name: "Gambar mana yang menggantikan “bay-night-wide.jpg”?" });
  await picking.getByRole("searchbox").fill("jetty");
  const shown = picking.getByRole("button", { name: /^jetty\.jpg/ }).locator("img");
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await picking.getByRole("button", { name: /^jetty\.jpg/ }).click();
  const question = page.getByRole("dialog", { name: "Ganti “bay-night-wide.jpg” dengan “jetty.jpg”?" });
  await expect(question).toContainText("Teks alternatif");
  await expect(question.getByRole("link", { name: title })).toHaveAttribute("target", "_blank");
  await expectSoundAtWidths(page, ".tajuk-dialog:not(.tajuk-window)");
  await question.getByRole("button", { name: "Ganti", exact: true }).click();
  const done = page.getByRole("status").filter({ hasText: "“bay-night-wide.jpg” diganti di" });
  await expect(done).toContainText("Teks alternatifnya tetap");
  for (const file of files) {
    expect(admin.read(file)).toContain("src: ../images/jetty.jpg");
    expect(admin.read(file)).toContain(/alt: (.*)/.exec(admin.original(file))?.[0]);
  }
  await done.getByRole("button", { name: "Lihat teksnya" }).click();
  const changed = page.getByRole("dialog", { name: "Teks yang menampilkan gambarnya" });
  await expect(changed.getByRole("link", { name: title })).toBeVisible();
  await page.keyboard.press("Escape");
  await done.getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByText("Perubahan pada “bay-night-wide.jpg” sudah diurungkan.")).toBeVisible();
  for (const file of files) expect(admin.isOriginal(file)).toBe(true);

  await open();
  const chosen = page.waitForEvent("filechooser");
  await picking.getByRole("button", { name: "Unggah yang lain" }).click();
  await (await chosen).setFiles({ name: "Malam.JPG", mimeType: "image/jpeg", buffer: picture });
  await page.getByRole("button", { name: "Ganti", exact: true }).click();
  await expect(done).toBeVisible();
  expect(admin.readBytes("content/images/malam.jpg")).toEqual(picture);
  for (const file of files) expect(admin.read(file)).toContain("src: ../images/malam.jpg");
});
