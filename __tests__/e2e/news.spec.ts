import { expect, test, type Page } from "@playwright/test";
import { newsPage } from "../../src/content-model/pages/news";
import { projects } from "../../src/content-model/projects";
import { siteSettings } from "../../src/content-model/settings/site";
import { formatDate } from "../../src/domain/format";
import { localizedPath } from "../../src/domain/paths";
import { languageCodes } from "../setup/languages";
import { articlesOf, copyOf, entriesOf } from "../setup/site";
import { translator } from "../setup/translator";
import { readers } from "./support/readers";
import { openWithScripts } from "./support/start-scripts";

/** The fixture site's article that uses every feature: table, quotation, second picture, project. */
const rich = "one-chart-for-bitung";

const titles = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading");
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

for (const { language, device } of readers) {
  const t = translator(language);
  const at = (path: string) => localizedPath(path, language);
  const articles = articlesOf(language);
  const names = articles.map((each) => each.title);
  const [newest] = articles;
  if (newest?.slug !== rich) throw new Error("The newest article is expected to be the one with everything.");
  const ofCategory = articles
    .filter(({ category }) => category === newest.category)
    .map((each) => each.title);
  const category = t(`news:categories.${newest.category}`);
  const copy = copyOf(newsPage, language);
  const article = at(`/news/${newest.slug}/`);
  const milestones = at("/news/category/milestone/");

  test.describe(`news in ${language}`, { tag: device }, () => {
    test("lists all articles, newest first", async ({ page }) => {
      await page.goto(at("/news/"));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(title(page, copy.title)).toBeVisible();
      await expect(titles(page)).toHaveText(names);
      await expect(page.getByText(t("news:card.author", { author: newest.author }))).toBeVisible();
      await expect(page.getByText(formatDate(newest.date, language))).toBeVisible();
    });

    test("narrows the list to a category, and back, with the keyboard", async ({ page }) => {
      await page.goto(at("/news/"));
      const filter = page.getByRole("navigation", { name: t("news:filter.label") });
      await filter.getByRole("link", { name: category }).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(at(`/news/category/${newest.category}/`));
      await expect(titles(page)).toHaveText(ofCategory);
      await expect(filter.getByRole("link", { name: category })).toHaveAttribute("aria-current", "true");
      await expect(page).toHaveTitle(new RegExp(`^${category}: `));
      await page.goBack();
      await expect(titles(page)).toHaveCount(names.length);
    });

    test("says that a category is empty and leads back to all", async ({ page }) => {
      await page.goto(milestones);
      const milestone = t("news:categories.milestone");
      await expect(
        title(page, t("news:index.narrowed", { title: copy.title, category: milestone })),
      ).toBeVisible();
      await expect(page.getByRole("heading", { name: t("news:empty.title") })).toBeVisible();
      await page.getByRole("link", { name: t("news:empty.action") }).click();
      await expect(page).toHaveURL(at("/news/"));
    });

    test("opens an article from anywhere on its card", async ({ page }) => {
      await page.goto(at("/news/"));
      // `force`, because the card's link covers the date and receives the click
      await page.getByText(formatDate(newest.date, language)).click({ force: true });
      await expect(page).toHaveURL(article);
      await expect(title(page, newest.title)).toBeVisible();
    });

    test("shows an article with everything that belongs to it", async ({ page }) => {
      await page.goto(article);
      const { author, date, image } = newest;
      const minutes = t("news:article.minutes", { count: 2 });
      for (const shown of [category, image.caption ?? "none"]) {
        await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
      }
      // each has words before it that say what it is
      for (const fact of [author, formatDate(date, language), minutes]) {
        await expect(page.getByText(fact).first()).toBeVisible();
      }
      const project = entriesOf(projects, language).find(({ slug }) => slug === "harbour-ledger");
      await expect(page.getByRole("link", { name: project?.title }).first()).toHaveAttribute(
        "href",
        at("/projects/harbour-ledger/"),
      );
      await expect(page.getByRole("region", { name: copy.donateTitle }).getByRole("link")).toHaveAttribute(
        "href",
        at("/donate/"),
      );
      await expect(page.getByRole("table")).toBeVisible();
      const source = page.getByRole("article").getByRole("blockquote").locator("footer");
      await expect(source).toContainText("Bitung");
      await expect(page.getByRole("article").getByRole("link").filter({ hasText: /^$/ })).toHaveCount(0);
    });

    test("walks from the newest article to the oldest and back", async ({ page }) => {
      const previous = page.getByRole("link", { name: new RegExp(`^${t("news:article.previous")}`) });
      const next = page.getByRole("link", { name: new RegExp(`^${t("news:article.next")}`) });
      await page.goto(article);
      await expect(next).toHaveCount(0);
      for (const { slug, title: name } of articles.slice(1)) {
        await previous.click();
        await expect(page).toHaveURL(at(`/news/${slug}/`));
        await expect(title(page, name)).toBeVisible();
      }
      await expect(previous).toHaveCount(0);
      await next.click();
      await expect(title(page, names.at(-2) ?? "none")).toBeVisible();
    });

    test("copies the link of an article", async ({ page, context, baseURL }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: String(baseURL) });
      await openWithScripts(page, article);
      await page.getByRole("button", { name: t("share:copy") }).click();
      await expect(page.getByText(t("share:copied"))).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(copied).pathname).toBe(article);
    });

    test("describes an article to those who share it", async ({ page }) => {
      await page.goto(article);
      const content = (selector: string) => page.locator(`head meta${selector}`).getAttribute("content");
      await expect(page).toHaveTitle(`${newest.title} — ${copyOf(siteSettings, language).name}`);
      expect(await content('[property="og:type"]')).toBe("article");
      expect(await content('[property="article:published_time"]')).toBe(newest.date);
      expect(await content('[name="author"]')).toBe(newest.author);
      expect(await content('[property="og:image:alt"]')).toBe(`${newest.title} — ${newest.image.alt}`);
    });

    test("keeps the article, its query and its anchor when the language is switched", async ({ page }) => {
      const other = languageCodes.find((code) => code !== language) ?? language;
      await openWithScripts(page, `${article}?from=letter#content`);
      const link = page.locator(`header a[hreflang=${other}]`).locator("visible=true");
      if ((await link.count()) === 0) await page.locator("header summary").click();
      await link.first().click();
      await expect(page).toHaveURL(`${localizedPath(`/news/${rich}/`, other)}?from=letter#content`);
      await expect(title(page, articlesOf(other)[0]?.title ?? "none")).toBeVisible();
    });

    test("says on the home page that the news are under maintenance", async ({ page }) => {
      await page.goto(at("/"));
      const news = page.locator("#news");
      await expect(news.getByRole("heading", { name: t("home:maintenance.title") })).toBeVisible();
      await expect(news.getByRole("article")).toHaveCount(0);
    });
  });

  test.describe(`news in ${language} without scripts`, { tag: device }, () => {
    test.use({ javaScriptEnabled: false });

    test("lists, narrows and shows articles", async ({ page }) => {
      await page.goto(at("/news/"));
      await expect(titles(page)).toHaveText(names);
      await page.getByRole("link", { name: category }).click();
      await expect(titles(page)).toHaveText(ofCategory);
      await page.getByRole("link", { name: newest.title }).click();
      await expect(title(page, newest.title)).toBeVisible();
      await expect(page.getByRole("button", { name: t("share:copy") })).toBeHidden();
      await expect(page.getByRole("link", { name: t("share:whatsApp") })).toBeVisible();
      await page.getByRole("link", { name: t("news:article.previous") }).click();
      await expect(title(page, names[1] ?? "none")).toBeVisible();
    });
  });
}

test("loads the opening picture first and those of the text as they come, in a modern format", async ({
  page,
}) => {
  await page.goto(`/news/${rich}/`);
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

test("lets the keyboard scroll a table that is wider than its box @desktop", async ({ page }) => {
  await page.setViewportSize({ width: 660, height: 800 });
  await page.goto(`/news/${rich}/`);
  await page.addStyleTag({ content: "table { font-size: 1.5rem !important }" });
  const box = page.getByRole("group", { name: /^Neighbourhood, Responsibility/ });
  await box.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("shows every cell of a table without scrolling, below the name of its column @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/news/${rich}/`);
  const box = page.getByRole("group", { name: /^Neighbourhood, Responsibility/ });
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const names = await box.getByRole("columnheader").allTextContents();
  const [row] = await box
    .getByRole("row")
    .filter({ has: page.getByRole("cell") })
    .all();
  const labels = await row
    ?.getByRole("cell")
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content));
  expect(labels).toEqual(names.map((name) => `"${name}" / ""`));
});

test("prints the article and nothing around it", async ({ page }) => {
  const t = translator("en");
  await page.goto(`/news/${rich}/`);
  await page.emulateMedia({ media: "print" });
  await expect(title(page, articlesOf("en")[0]?.title ?? "none")).toBeVisible();
  await expect(page.getByText("We used to shout at the ships.")).toBeVisible();
  for (const name of [t("common:breadcrumbs.label"), t("news:article.neighbours")]) {
    await expect(page.getByRole("navigation", { name, includeHidden: true })).toBeHidden();
  }
  await expect(page.getByText(t("share:copy"))).toBeHidden();
  await expect(page.getByText(copyOf(newsPage, "en").donateTitle)).toBeHidden();
});
