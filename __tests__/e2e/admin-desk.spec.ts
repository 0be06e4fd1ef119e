import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { translator } from "../setup/translator";
import { expectAccessible } from "./support/accessibility";
import { test } from "./support/admin";
import { inputs } from "./support/admin-form";

const t = translator("id");

/** The line of the desk that says something, wherever it is folded away. */
async function lineOf(page: Page, says: string | RegExp): Promise<Locator> {
  await page.goto("about:blank");
  await page.goto("/admin/#/collections/desk");
  const line = page.locator(".tajuk-desk li li").getByRole("link", { name: says });
  await expect(line.first()).toBeAttached();
  await page.locator(".tajuk-desk details").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const more of all) more.open = true;
  });
  return line;
}

test.describe.configure({ mode: "parallel" });
test.use({ viewport: ({ isMobile }, use) => use({ width: isMobile ? 390 : 1280, height: 800 }) });

test("the first screen says what waits and what is wrong, and leads to the field", async ({ admin }) => {
  const { page } = admin;
  const change = (file: string, from: string | RegExp, to: string) =>
    admin.write(file, admin.read(file).replace(from, to));
  change("content/news/louder-buoy.en.md", /^title: .*$/m, "title: The buoy hears everything");
  change("content/news/thirty-shells.en.md", "---", "---\nappearance:\n  draft: true");
  change("content/news/borrowed-boat.en.md", "---", "---\nappearance:\n  from: 2098-07-06");
  change("content/documents/help.id.md", /$/, "\n[Ke sana](/news/hilang/)\n");
  await page.reload();
  const desk = page.getByRole("region", { name: "Meja redaksi" });
  const item = (title: string) =>
    desk.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });
  await expect(item("Tiga puluh kerang dalam satu poster")).toContainText("konsep: belum tampil di situs");
  await expect(item("Sekolah meminjamkan perahunya")).toContainText("tampil mulai 6 Juli 2098");
  await expect(desk.getByText(/Teks: "\/news\/hilang\/" tidak mengarah ke mana pun/)).toBeVisible();
  await expect(
    desk.getByText(`kategori “${t("news:categories.milestone")}” memiliki halaman, tetapi belum ada isinya`),
  ).toBeVisible();
  await expect(desk.getByRole("heading").first()).toHaveText(/^Perlu dibereskan/);
  await expect(desk.getByRole("heading").last()).toHaveText("Terakhir ditampilkan di situs");
  await desk.getByText(/^Tampilkan \d+ lagi$/).click();
  await desk.getByText("Tur sepuluh menit", { exact: true }).click();
  const steps = desk.locator(".tajuk-tour").getByRole("listitem");
  await expect(steps).toHaveCount(6);
  await expect(steps.last()).toContainText("Membereskan");
  await expectAccessible(page, undefined, [".tajuk-desk"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await desk
    .getByRole("link", { name: "Indonesia, Judul: isinya sudah berubah dalam bahasa Inggris" })
    .click();
  await expect(inputs(page, "title").last()).toBeFocused();
  await inputs(page, "title").last().fill("Alat apung mendengar semuanya");
  await admin.publish();
  await expect(page.getByRole("status").filter({ hasText: "tersimpan" })).toBeVisible();
  await page.goto("/admin/#/collections/desk");
  const last = desk.getByRole("list").last().getByRole("listitem");
  await expect(last.first().getByRole("link")).toHaveText("Alat apung mendengar semuanya");
  await expect(desk.getByText("Indonesia, Judul:")).toHaveCount(0);

  const missing = item("Rules aboard").getByRole("link", { name: "belum ada teks dalam bahasa Indonesia" });
  await missing.click();
  await expect(inputs(page, "title").last()).toBeFocused();
  await expect(inputs(page, "title").last()).toHaveValue("");

  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto("/admin/");
  await expect(page.getByRole("button", { name: "Masuk" })).toBeVisible();
  // page and headings are Decap's
  for (const part of ["#nc-root", ".tajuk-language"]) await expectAccessible(page, undefined, part);
});

test("a line of the desk opens the item of a list that it is about, which is called as editors write", async ({
  admin,
}) => {
  const { page } = admin;
  const redirects = "content/settings/redirects.json";
  admin.write(redirects, admin.read(redirects).replace("/news/shell-poster/", "/projects/"));
  await (await lineOf(page, /^Bukti › Deret nilai 2 › Jenis/)).click();
  const box = page.locator(":focus").locator("xpath=ancestor::*[contains(@class, '-ControlContainer')][1]");
  await expect(box.locator("label")).toHaveText(/^Jenis/);
  await expect(inputs(page, "source").first()).toHaveValue("Nobody dived");
  await expect(inputs(page, "source")).toHaveCount(1);
  await expect(page.getByText("1 Januari 2031", { exact: true }).first()).toBeVisible();

  await (await lineOf(page, /Alamat lama 1/)).click();
  await expect(inputs(page, "from").first()).toBeFocused();
  await expect(inputs(page, "from").first()).toHaveValue("/projects/");
});

test("a line of the desk about a text leads to the words, or to the picture, that it names", async ({
  admin,
}) => {
  const { page } = admin;
  const file = "content/news/borrowed-boat.id.md";
  const long = Array.from({ length: 40 }, (_, day) => `Hari ${day}.`).join("\n\n");
  const found = [
    ...["Foto kami: **5.000** bibit bakau ditanam.", "[Ke sana](/news/hilang/)"],
    ...["![Foto kerang](../images/shells.png)", "![](../images/meadow.jpg)", "![](../images/shells.png)"],
    "![Foto dermaga](../images/jetty.jpg)",
  ].join("\n\n");
  admin.write(file, `${admin.read(file)}\n${long}\n\n${found}\n\n${long}\n`);

  const selected = () => page.evaluate(() => getSelection()?.toString());
  await (await lineOf(page, /"\/news\/hilang\/" tidak mengarah/)).click();
  await expect.poll(selected).toBe("Ke sana");

  await (await lineOf(page, "gambar shells.png belum memiliki teks alternatif")).click();
  await expect(inputs(page, "alt").nth(-2)).toBeFocused();

  const wordy = "teks alternatif sebaiknya tidak diawali “Foto”";
  await (await lineOf(page, wordy)).last().click();
  await expect(page.locator("input:focus, textarea:focus")).toHaveValue("Foto dermaga");

  await (await lineOf(page, /^Indonesia, Teks: “5\.000 bibit”: diketik langsung/)).click();
  await expect.poll(selected).toBe("5.000 bibit");
  await expect(page.getByText("Foto kami:").filter({ visible: true }).last()).toBeInViewport();
  await page.keyboard.type("6.000 bibit");
  await expect(page.getByText("Foto kami: 6.000 bibit bakau ditanam.").last()).toBeInViewport();
});

test("once the organisation has another name, texts with the earlier one are found from their lines", async ({
  admin,
}) => {
  const { page } = admin;
  const earlier = "“Teluk Kita”: nama lama organisasi";
  await expect(await lineOf(page, "sudah berubah dalam bahasa")).not.toHaveCount(0);
  await expect(page.getByText(earlier)).toHaveCount(0);
  const file = "content/settings/site.json";
  admin.write(file, admin.read(file).replaceAll('"name": "Teluk Kita"', '"name": "Karang Kita"'));
  await (await lineOf(page, earlier)).first().click();
  await expect(page.locator("input:focus, textarea:focus")).toHaveValue(/Teluk Kita/);
});

test("a picture that nothing uses is found in the media library from its line @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  admin.write("content/images/old-net.jpg", "");
  await page.goto("about:blank");
  await page.goto("/admin/#/collections/desk");
  await page.locator(".tajuk-desk").getByRole("link", { name: "old-net.jpg" }).click();
  const library = page.getByRole("dialog");
  await expect(library.getByRole("button", { name: /\.(?:jpg|png)$/ })).toHaveText([/old-net\.jpg/]);
});

test("each point of the desk stands beside its dot, also where it is several lines long @phone", async ({
  admin,
}) => {
  const { page } = admin;
  await (await lineOf(page, /^Bukti › Deret nilai 2 › Jenis/)).scrollIntoViewIfNeeded();
  const point = page.locator(".tajuk-desk li li").filter({ hasText: "Deret nilai 2 › Jenis" });
  const box = await point.boundingBox();
  if (!box) throw new Error("The point is not to be seen");
  const line = await point.locator("a").evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    const [first, ...others] = words.getClientRects();
    return { middle: (first?.top ?? 0) + (first?.height ?? 0) / 2, others: others.length };
  });
  expect(line.others).toBeGreaterThan(0);
  const clip = { x: box.x - 18, y: box.y, width: 17, height: box.height };
  const { data, info } = await sharp(await page.screenshot({ clip, scale: "css" }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = [...data].flatMap((shade, at) => (shade < 128 ? [Math.floor(at / info.width)] : []));
  expect(dark).not.toEqual([]);
  const middle = box.y + dark.reduce((sum, row) => sum + row, 0) / dark.length;
  expect(Math.abs(middle - line.middle)).toBeLessThan(4);
});
