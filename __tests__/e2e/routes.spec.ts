import { expect, test } from "@playwright/test";

/** Every route of the site, with the heading that it has in each language. */
const routes = [
  ["/", "Keep the canopy standing.", "Jaga tajuk tetap tegak."],
  ["/tracking/", "Carbon tracking", "Pemantauan karbon"],
  ["/demo/", "See the tools at work", "Lihat alat kami bekerja"],
  ["/projects/", "All projects", "Semua proyek"],
  ["/projects/open-canopy-network/", "Open Canopy Network", "Jaringan Tajuk Terbuka"],
  ["/donate/", "Put something in the ground.", "Titipkan sesuatu pada tanah."],
  ["/donate/peat-rewetting/", "Keep the peat wet.", "Jaga gambut tetap basah."],
  ["/news/", "From the field", "Dari lapangan"],
  [
    "/news/sentani-agreement/",
    "Twelve communities sign a shared agreement for the Sentani slopes",
    "Dua belas komunitas menandatangani kesepakatan bersama untuk lereng Sentani",
  ],
  ["/resources/", "Take our tools", "Pakailah alat kami"],
  [
    "/resources/carbon-handbook/",
    "The Carbon Handbook for Indonesian organisations",
    "Buku Pegangan Karbon untuk organisasi Indonesia",
  ],
  ["/ui-test/", "Test page", "Halaman uji"],
  ["/cms-access/", "Akses tim konten", "Akses tim konten"],
  ["/privacy/", "Privacy policy", "Kebijakan privasi"],
  ["/terms/", "Terms of service", "Ketentuan layanan"],
  ["/accessibility/", "Accessibility statement", "Pernyataan aksesibilitas"],
  ["/help/", "Help center", "Pusat bantuan"],
] as const;

test.describe("without scripts @desktop", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, english, indonesian] of routes) {
    test(`${path} is there in both languages`, async ({ page }) => {
      for (const [prefix, language, title] of [
        ["", "en", english],
        ["/id", "id", indonesian],
      ] as const) {
        const answer = await page.goto(prefix + path, { waitUntil: "domcontentloaded" });
        expect(answer?.status()).toBe(200);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
      }
    });
  }

  test("the page for the content team is marked as Indonesian in either language", async ({ page }) => {
    for (const path of ["/cms-access/", "/id/cms-access/"]) {
      await page.goto(path);
      const door = page.getByRole("link", { name: "Buka pengelola konten (terbuka di tab baru)" });
      await expect(door).toHaveAttribute("href", "/admin/");
      await expect(page.locator('main [lang="id"]').getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
});

for (const { path, title, home, homePath } of [
  { path: "/peat-fires/", title: "Oops! Page not found", home: "Return to Home", homePath: "/" },
  { path: "/news/peat-fires/", title: "Oops! Page not found", home: "Return to Home", homePath: "/" },
  {
    path: "/id/kebakaran-gambut/",
    title: "Ups! Halaman tidak ditemukan",
    home: "Kembali ke beranda",
    homePath: "/id/",
  },
]) {
  test(`${path} is not found: it says so, logs its path and leads home @desktop`, async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect.poll(() => logged).toContainEqual(`404: there is no page at ${path}`);
    await expect(page).toHaveURL(path);
    await page.getByRole("main").getByRole("link", { name: home }).click();
    await expect(page).toHaveURL(homePath);
  });
}

for (const { path, button, toast } of [
  { path: "/ui-test/", button: "Show a test toast", toast: "This is a test toast" },
  { path: "/id/ui-test/", button: "Tampilkan pemberitahuan uji", toast: "Ini pemberitahuan uji" },
]) {
  test(`${path} shows one toast, and search engines are not to list it @desktop`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    const control = page.getByRole("main").getByRole("button");
    await expect(control).toHaveText(button);
    const shown = page.getByRole("listitem").filter({ hasText: toast });
    await expect(async () => {
      await control.click();
      await expect(shown).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await control.click();
    await expect(shown).toHaveCount(1);
  });
}
