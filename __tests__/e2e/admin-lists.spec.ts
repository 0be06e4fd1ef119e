import { expect, test as plain, type Locator, type Page } from "@playwright/test";
import { expectSoundAtWidths, test } from "./support/admin";
import { inputs } from "./support/admin-form";
import { openRepository } from "./support/github/open-repository";

test.describe.configure({ mode: "parallel" });

const [newest, buoy, shells, oldest] = [
  "Satu peta bagi nelayan dan pelabuhan",
  "Telinga alat apung kini lebih tajam",
  "Tiga puluh kerang dalam satu poster",
  "Sekolah meminjamkan perahunya",
];

function listOf(page: Page, name: string): Locator {
  return page.getByRole("region", { name: `Daftar: ${name}` });
}

function choice(list: Locator, name: string): Locator {
  return list.getByRole("combobox", { name, exact: true });
}

test("a list is in the editor's language, newest first, with filters and groups @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await page.goto("/admin/#/collections/news");
  const list = listOf(page, "Berita");
  await expect(list.getByRole("link")).toHaveText([newest, buoy, shells, oldest]);
  await expect(list.getByRole("listitem").first()).toContainText("8 November 2021");
  await expect(list.getByRole("listitem").first()).toContainText(/Terbit\s*Inggris: ada\s*Indonesia: ada/);
  await expectSoundAtWidths(page, ".tajuk-list");

  await choice(list, "Kategori").selectOption("partnership");
  await expect(list.getByRole("status")).toHaveText("2 dari 4 entri");
  await expect(list.getByRole("link")).toHaveText([newest, oldest]);
  await choice(list, "Kelompokkan").selectOption({ label: "Tahun" });
  await expect(list.getByRole("heading")).toHaveText(["2021", "2020"]);
  await expectSoundAtWidths(page, ".tajuk-list");

  // a row is one target, also beside its title
  await list.getByRole("listitem").filter({ hasText: oldest }).click();
  await expect(inputs(page, "author").first()).not.toHaveValue("");
  await page.goBack();
  await expect(list.getByRole("heading")).toHaveText(["2021", "2020"]);
  await list.getByRole("button", { name: "Batalkan pilihan" }).click();
  await expect(list.getByRole("link")).toHaveText([newest, buoy, shells, oldest]);
  await expect(choice(list, "Kategori")).toBeFocused();
});

test("a list tells which texts are missing, and shows what was published meanwhile @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await page.goto("/admin/#/collections/documents");
  const list = listOf(page, "Halaman informasi");
  const rules = list.getByRole("listitem").filter({ hasText: "Rules aboard" });
  await expect(rules).toContainText("Indonesia: belum ada");
  await expect(list.getByRole("link", { name: "Rules aboard" })).toHaveAttribute("lang", "en");
  await choice(list, "Belum mutakhir dalam").selectOption({ label: "Indonesia" });
  await expect(list.getByRole("link")).toHaveText(["Rules aboard"]);

  await page.goto("/admin/#/collections/news");
  await listOf(page, "Berita").getByRole("link", { name: buoy }).click();
  await expect(inputs(page, "title").last()).toHaveValue(buoy);
  await inputs(page, "title").last().fill("Telinga baru");
  await admin.publish();
  await expect(page.getByRole("status").filter({ hasText: "“Telinga baru” tersimpan." })).toBeVisible();
  await page.goto("/admin/#/collections/news");
  await expect(listOf(page, "Berita").getByRole("link")).toHaveText([newest, "Telinga baru", shells, oldest]);
});

test("lists of pages, settings and labels have titles that a person uses @desktop", async ({ admin }) => {
  const { page } = admin;
  for (const [address, name, title] of [
    ["pages", "Teks halaman", "Beranda"],
    ["settings", "Pengaturan", "Sakelar bagian"],
    ["strings", "Tombol dan label", "Kepala dan kaki setiap halaman"],
  ] as const) {
    await page.goto(`/admin/#/collections/${address}`);
    const list = listOf(page, name);
    await expect(list.getByRole("link", { name: title })).toBeVisible();
    await expect(list.getByRole("listitem").first()).toContainText("Indonesia: ada");
    await expect(page.getByRole("main").getByRole("link")).toHaveCount(await list.getByRole("link").count());
  }
  await listOf(page, "Tombol dan label")
    .getByRole("link", { name: "Kepala dan kaki setiap halaman" })
    .click();
  await expect(page.locator('textarea[id$="-donate"]').last()).not.toHaveValue("");
  await expect(page.getByRole("link", { name: "← Kepala dan kaki setiap halaman" })).toBeVisible();
});

test("words are found in titles and texts of both languages, by keyboard alone @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await page.goto("/admin/#/collections/news");
  const list = listOf(page, "Berita");
  await expect(list.getByRole("link")).toHaveCount(4);
  await list.getByRole("searchbox", { name: "Cari di judul dan teks, dalam semua bahasa" }).focus();
  await page.keyboard.type("DUYUNG");
  await expect(list.getByRole("heading").first()).toHaveText("Berita (2)");
  await expect(list.getByRole("heading")).toContainText(["Berita", "Proyek", "Teks halaman"]);
  const found = list.getByRole("listitem").filter({ hasText: buoy });
  await expect(found).toContainText("Indonesia, Ringkasan: Mikrofon baru membedakan duyung dari mesin.");
  await expect(found.locator("mark").first()).toHaveText("duyung");
  await expectSoundAtWidths(page, ".tajuk-list");

  await page.keyboard.press("Tab");
  await expect(list.getByRole("link").first()).toBeFocused();
  const name = (await list.getByRole("link").first().textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(inputs(page, "title").last()).toHaveValue(name);
  await page.goBack();
  await expect(list.getByRole("searchbox")).toHaveValue("DUYUNG");
  await expect(list.getByRole("heading").first()).toHaveText("Berita (2)");

  const line = found.getByRole("link", { name: "Indonesia, Ringkasan" });
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 1280, height: 800 });
  await line.click();
  await expect(inputs(page, "excerpt").last()).toBeFocused();
  await page.goBack();

  await list.getByRole("searchbox").fill("hats welcome");
  await expect(list.getByRole("listitem")).toHaveText([/Rules aboard.*Inggris, Teks: Hats are welcome/]);
  await list.getByRole("link", { name: "Rules aboard" }).click();
  await expect(page.locator(".Pane1 [contenteditable=true]").first()).toBeFocused();
  await page.goBack();
  await list.getByRole("searchbox").fill("duyung zzz");
  await expect(list.getByRole("status")).toContainText("tidak ada di judul ataupun teks mana pun");
  await expect(list.getByRole("listitem")).toHaveCount(0);
  await expectSoundAtWidths(page, ".tajuk-list");
  await list.getByRole("searchbox").fill("");
  await expect(list.getByRole("link")).toHaveCount(4);
});

test("when the server is gone, the list says so in the editor's language @desktop", async ({ admin }) => {
  const { page } = admin;
  await page.goto("/admin/#/collections/news");
  await expect(listOf(page, "Berita").getByRole("link")).toHaveCount(4);
  await page.route("**/api/v1", (route) => route.fulfill({ status: 500, json: { error: "gone" } }));
  await page.goto("/admin/#/collections/projects");
  await expect(listOf(page, "Proyek").getByRole("status")).toContainText("Entri tidak terbaca");
  await expectSoundAtWidths(page, ".tajuk-list");
  admin.noise.length = 0;
});

plain("at GitHub, drafts are listed and searched with their status @desktop", async ({ page }) => {
  plain.setTimeout(240_000);
  const { folder, github } = await openRepository(page, "id");
  await page.goto("/admin/#/collections/news/entries/louder-buoy");
  await inputs(page, "title").last().fill("Judul dari konsep");
  await page.getByRole("button", { name: "Simpan" }).click();
  await expect.poll(() => github.pulls()).toHaveLength(1);
  await expect(page.getByRole("button", { name: /^Status/ })).toBeVisible();

  await page.goto("/admin/#/collections/news");
  const list = listOf(page, "Berita");
  await expect(list.getByRole("link")).toHaveText([newest, "Judul dari konsep", shells, oldest]);
  await choice(list, "Status").selectOption({ label: "Konsep" });
  await expect(list.getByRole("listitem")).toHaveText([/Judul dari konsep.*Konsep.*Indonesia: ada/]);

  await list.getByRole("searchbox").fill("dari konsep");
  await expect(list.getByRole("listitem").first()).toContainText("Indonesia, Judul: Judul dari konsep");
  await list.getByRole("searchbox").fill("buoy hears");
  await expect(list.getByRole("listitem").first()).toContainText("Inggris, Judul: The buoy hears better");
  const { skip } = JSON.parse(folder.read("main", "locales/id/common.json")) as { skip: string };
  await list.getByRole("searchbox").fill(skip);
  await expect(list.getByRole("heading", { name: /^Tombol dan label/ })).toBeVisible();
  await expect(list.getByRole("listitem").filter({ hasText: skip })).toBeVisible();
  folder.remove();
});

test("the first entries of a list are in view on a phone @phone", async ({ admin }) => {
  const { page } = admin;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ["news", "strings"]) {
    await page.goto(`/admin/#/collections/${name}`);
    const rows = page.locator(".tajuk-list").getByRole("listitem");
    for (const at of [0, 1, 2]) await expect(rows.nth(at)).toBeInViewport({ ratio: 1 });
    await expect(page.locator(`aside a[href$="/collections/${name}"]`)).toBeInViewport();
    await expectSoundAtWidths(page, ".tajuk-list");
  }
});
