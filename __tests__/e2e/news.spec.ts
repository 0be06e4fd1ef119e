import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { openWithScripts } from "./support/header";
import { watch } from "./support/traffic";

/** The four articles, newest first, with their slugs. */
const articles = {
  en: [
    ["sentani-agreement", "Twelve communities sign a shared agreement for the Sentani slopes"],
    ["tracking-dashboard-monthly-reports", "The tracking dashboard now reads monthly reports"],
    ["reading-a-peat-water-table", "Field guide: reading a peat water table"],
    ["bekasi-street-trees", "Bekasi lets its street sweepers choose the trees"],
  ],
  id: [
    ["sentani-agreement", "Dua belas komunitas menandatangani kesepakatan bersama untuk lereng Sentani"],
    ["tracking-dashboard-monthly-reports", "Dasbor pemantauan kini membaca laporan bulanan"],
    ["reading-a-peat-water-table", "Panduan lapangan: membaca muka air gambut"],
    ["bekasi-street-trees", "Bekasi mempersilakan penyapu jalan memilih pohonnya"],
  ],
} as const;

const languages = [
  {
    code: "en",
    prefix: "",
    words: {
      list: "From the field",
      filter: "Filter news",
      partnership: "Partnership",
      milestone: "Milestone",
      empty: "No articles here yet",
      showAll: "Show all news",
      author: "By Yohana Wally",
      date: "September 30, 2025",
      minutes: "2 minutes",
      caption: "Seedlings travel by canoe because the road does not. Illustration: Tajuk studio.",
      project: "Sentani Lakeside Nurseries",
      previous: /^Previous article/,
      next: /^Next article/,
      copy: "Copy link",
      copied: "Link copied.",
      ask: "A seedling needs someone to carry it.",
    },
  },
  {
    code: "id",
    prefix: "/id",
    words: {
      list: "Dari lapangan",
      filter: "Saring berita",
      partnership: "Kemitraan",
      milestone: "Pencapaian",
      empty: "Belum ada artikel di sini",
      showAll: "Tampilkan semua berita",
      author: "Oleh Yohana Wally",
      date: "30 September 2025",
      minutes: "2 menit",
      caption: "Bibit diangkut dengan perahu karena tidak ada jalan darat. Ilustrasi: studio Tajuk.",
      project: "Persemaian Tepi Danau Sentani",
      previous: /^Artikel sebelumnya/,
      next: /^Artikel berikutnya/,
      copy: "Salin tautan",
      copied: "Tautan disalin.",
      ask: "Setiap bibit butuh orang yang membawanya.",
    },
  },
] as const;

const titles = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading");
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

for (const { code, prefix, words } of languages) {
  const [newest, , , oldest] = articles[code];
  const article = `${prefix}/news/${newest[0]}/`;

  test.describe(`news in ${code}`, () => {
    test("lists all articles, newest first", async ({ page }) => {
      await page.goto(`${prefix}/news/`);
      await expect(page.locator("html")).toHaveAttribute("lang", code);
      await expect(title(page, words.list)).toBeVisible();
      await expect(titles(page)).toHaveText(articles[code].map(([, name]) => name));
      await expect(page.getByText(words.author)).toBeVisible();
      await expect(page.getByText(words.date)).toBeVisible();
    });

    test("narrows the list to a category, and back, with the keyboard", async ({ page }) => {
      await page.goto(`${prefix}/news/`);
      const filter = page.getByRole("navigation", { name: words.filter });
      await filter.getByRole("link", { name: words.partnership }).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${prefix}/news/category/partnership/`);
      await expect(titles(page)).toHaveText([newest[1], oldest[1]]);
      await expect(filter.getByRole("link", { name: words.partnership })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await expect(page).toHaveTitle(new RegExp(`^${words.partnership}: `));
      await page.goBack();
      await expect(titles(page)).toHaveCount(4);
    });

    test("says that a category is empty and leads back to all", async ({ page }) => {
      await page.goto(`${prefix}/news/category/milestone/`);
      await expect(title(page, `${words.list}: ${words.milestone}`)).toBeVisible();
      await expect(page.getByRole("heading", { name: words.empty })).toBeVisible();
      await page.getByRole("link", { name: words.showAll }).click();
      await expect(page).toHaveURL(`${prefix}/news/`);
    });

    test("opens an article from anywhere on its card", async ({ page }) => {
      await page.goto(`${prefix}/news/`);
      // The link lies over the date: the click is the mouse’s, not the element’s.
      await page.getByText(words.date).click({ force: true });
      await expect(page).toHaveURL(article);
      await expect(title(page, newest[1])).toBeVisible();
    });

    test("shows an article with everything that belongs to it", async ({ page }) => {
      await page.goto(article);
      for (const shown of [words.partnership, "Yohana Wally", words.date, words.minutes, words.caption]) {
        await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
      }
      await expect(page.getByRole("link", { name: words.project }).first()).toHaveAttribute(
        "href",
        `${prefix}/projects/sentani-lakeside-nurseries/`,
      );
      await expect(page.getByRole("region", { name: words.ask }).getByRole("link")).toHaveAttribute(
        "href",
        `${prefix}/donate/`,
      );
      await expect(page.getByRole("table")).toBeVisible();
      await expect(page.getByRole("article").getByRole("blockquote").locator("footer")).toContainText(
        "Ondoafi",
      );
      await expect(page.getByRole("article").getByRole("link").filter({ hasText: /^$/ })).toHaveCount(0);
    });

    test("walks from the newest article to the oldest and back", async ({ page }) => {
      await page.goto(article);
      await expect(page.getByRole("link", { name: words.next })).toHaveCount(0);
      for (const [slug, name] of articles[code].slice(1)) {
        await page.getByRole("link", { name: words.previous }).click();
        await expect(page).toHaveURL(`${prefix}/news/${slug}/`);
        await expect(title(page, name)).toBeVisible();
      }
      await expect(page.getByRole("link", { name: words.previous })).toHaveCount(0);
      await page.getByRole("link", { name: words.next }).click();
      await expect(title(page, articles[code][2][1])).toBeVisible();
    });

    test("copies the link of an article", async ({ page, context, baseURL }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: String(baseURL) });
      await openWithScripts(page, article);
      await page.getByRole("button", { name: words.copy }).click();
      await expect(page.getByText(words.copied)).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(copied).pathname).toBe(article);
    });

    for (const colorScheme of ["light", "dark"] as const) {
      test(`has nothing for axe to find in ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        for (const path of [`${prefix}/news/`, `${prefix}/news/category/milestone/`, article]) {
          await page.goto(path);
          await expectAccessible(page);
        }
      });
    }
  });

  test.describe(`news in ${code} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test("lists, narrows and shows articles", async ({ page }) => {
      await page.goto(`${prefix}/news/`);
      await expect(titles(page)).toHaveCount(4);
      await page.getByRole("link", { name: words.partnership }).click();
      await expect(titles(page)).toHaveText([newest[1], oldest[1]]);
      await page.getByRole("link", { name: newest[1] }).click();
      await expect(title(page, newest[1])).toBeVisible();
      await expect(page.getByRole("button", { name: words.copy })).toBeHidden();
      await expect(page.getByRole("link", { name: "WhatsApp" })).toBeVisible();
      await page.getByRole("link", { name: words.previous }).click();
      await expect(title(page, articles[code][1][1])).toBeVisible();
    });
  });
}

test("keeps the article, its query and its anchor when the language is switched", async ({ page }) => {
  await page.goto("/news/sentani-agreement/?from=letter#content");
  const toIndonesian = page.getByRole("link", { name: "Bahasa Indonesia" }).locator("visible=true");
  if ((await toIndonesian.count()) === 0) await page.locator("header summary").click();
  await toIndonesian.first().click();
  await expect(page).toHaveURL("/id/news/sentani-agreement/?from=letter#content");
  await expect(title(page, articles.id[0][1])).toBeVisible();
});

test("describes an article to those who share it", async ({ page, request }) => {
  await page.goto("/id/news/sentani-agreement/");
  const content = (selector: string) => page.locator(`head meta${selector}`).getAttribute("content");
  await expect(page).toHaveTitle(`${articles.id[0][1]} — Tajuk`);
  expect(await content('[property="og:type"]')).toBe("article");
  expect(await content('[property="article:published_time"]')).toBe("2025-09-30");
  expect(await content('[name="author"]')).toBe("Yohana Wally");
  expect(await content('[property="og:image:alt"]')).toContain("mendayung perahu");
  const image = new URL(String(await content('[property="og:image"]')));
  expect((await request.get(image.pathname)).headers()["content-type"]).toBe("image/jpeg");
});

test("asks no other site for anything and says nothing in the console", async ({ page, baseURL }) => {
  const traffic = watch(page, String(baseURL));
  for (const path of ["/news/", "/news/sentani-agreement/", "/id/news/sentani-agreement/"]) {
    await page.goto(path, { waitUntil: "networkidle" });
  }
  expect(traffic).toEqual({ elsewhere: [], noise: [] });
});

test("loads the opening picture first and those of the text as they come, in a modern format", async ({
  page,
}) => {
  await page.goto("/news/sentani-agreement/");
  const pictures = page.getByRole("figure").getByRole("img");
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAttribute("fetchpriority", "high");
  await pictures.last().scrollIntoViewIfNeeded();
  for (const picture of await pictures.all()) {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  }
});

test("lets the keyboard scroll a table that is wider than the screen @phone", async ({ page }) => {
  await page.goto("/news/sentani-agreement/");
  const box = page.getByRole("group", { name: "Where, What grows there, Who decides" });
  await box.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("fits a screen of 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    "/news/",
    "/id/news/sentani-agreement/",
    "/id/news/tracking-dashboard-monthly-reports/",
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test("prints the article and nothing around it", async ({ page }) => {
  await page.goto("/news/sentani-agreement/");
  await page.emulateMedia({ media: "print" });
  await expect(title(page, articles.en[0][1])).toBeVisible();
  await expect(page.getByText("Planting begins with the rains.")).toBeVisible();
  for (const hidden of ["Breadcrumb", "More articles"]) {
    await expect(page.getByRole("navigation", { name: hidden, includeHidden: true })).toBeHidden();
  }
  await expect(page.getByText("Copy link")).toBeHidden();
  await expect(page.getByText("A seedling needs someone to carry it.")).toBeHidden();
});

for (const [path, heading, message] of [
  ["/", "Under Construction", "The newsroom is being updated. New stories from the field will be here soon."],
  [
    "/id/",
    "Sedang Dalam Perbaikan",
    "Ruang berita sedang diperbarui. Cerita baru dari lapangan akan segera hadir di sini.",
  ],
] as const) {
  test(`says at ${path} that the news are under maintenance`, async ({ page }) => {
    await page.goto(path);
    const news = page.locator("#news");
    await expect(news.getByRole("heading", { name: heading })).toBeVisible();
    await expect(news.getByText(message)).toBeVisible();
    await expect(news.getByRole("article")).toHaveCount(0);
  });
}
