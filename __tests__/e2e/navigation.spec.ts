import { expect, test, type Locator, type Page } from "@playwright/test";
import { siteSettings } from "../../src/content-model/settings/site";
import { localizedPath } from "../../src/domain/paths";
import { languageCodes } from "../setup/languages";
import { wordsOf } from "../setup/site";
import { translator } from "../setup/translator";
import { headerOf } from "./support/header";
import { openWithScripts } from "./support/start-scripts";

const t = translator("en");
const { name, legalName, copyrightYear } = wordsOf(siteSettings, "en");
const home = t("common:home", { name });

/** Records the scroll position in every frame from now on. Returns a function that gives the positions. */
async function watchScroll(page: Page) {
  await page.evaluate(() => {
    const places = new Set<number>();
    Object.assign(globalThis, { places });
    (function look() {
      places.add(Math.round(scrollY));
      requestAnimationFrame(look);
    })();
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { places: Set<number> }).places]);
}

/** Waits until the page has not scrolled for 250 ms. */
async function atRest(page: Page) {
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const from = scrollY;
        setTimeout(() => resolve(scrollY === from), 250);
      }),
  );
}

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test("a section of home is scrolled to smoothly", async ({ page }) => {
  await openWithScripts(page, "/");
  const link = (await headerOf(page)).getByRole("link", { name: t("common:sections.work") });
  const places = await watchScroll(page);
  await link.click();
  await atRest(page);
  expect((await places()).length).toBeGreaterThan(2);
  await expect(page).toHaveURL("/#work");
  expect(await topOf(page, "#work")).toBeGreaterThanOrEqual(0);
  await expect(page.locator("#work")).toBeInViewport();
});

test.describe("where motion is unwanted", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a section of home is jumped to", async ({ page }) => {
    await page.goto("/");
    const link = (await headerOf(page)).getByRole("link", { name: t("common:sections.work") });
    const places = await watchScroll(page);
    await link.click();
    await atRest(page);
    expect((await places()).length).toBeLessThanOrEqual(2);
    await expect(page.locator("#work")).toBeInViewport();
  });
});

for (const language of languageCodes) {
  test(`a section of home is gone to from the news in ${language}`, async ({ page }) => {
    await page.goto(localizedPath("/news/", language));
    const work = translator(language)("common:sections.work");
    await (await headerOf(page)).getByRole("link", { name: work }).click();
    await expect(page).toHaveURL(`${localizedPath("/", language)}#work`);
    await atRest(page);
    await expect(page.locator("#work")).toBeInViewport();
    expect(await topOf(page, "#work")).toBeLessThan(200);
  });
}

/** Follows a link with the keyboard, and checks that it was the router that changed the page. */
async function follow(page: Page, link: Locator, href: string) {
  const documents = () => page.evaluate(() => performance.timeOrigin);
  const before = await documents();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href);
  await expect(page.getByRole("main")).toBeVisible();
  expect(await documents()).toBe(before);
}

for (const language of languageCodes) {
  const words = translator(language);

  test(`reading and Tab go on at a place on another page in ${language}`, async ({ page }) => {
    const contact = page.locator("#contact");
    await openWithScripts(page, localizedPath("/news/", language));
    const link = (await headerOf(page)).getByRole("link", { name: words("common:sections.contact") });
    await follow(page, link, `${localizedPath("/", language)}#contact`);
    await expect(contact).toBeFocused();
    await expect(contact).toBeInViewport();
    await expect(contact).toHaveCSS("outline-style", "none");
    await page.keyboard.press("Tab");
    await expect(contact.locator("[name=name]")).toBeFocused();
  });

  test(`reading goes on at a heading of another page in ${language}`, async ({ page }) => {
    const place = page.locator("#complaints");
    await openWithScripts(page, localizedPath("/", language));
    const address = `${localizedPath("/transparency/", language)}#complaints`;
    await follow(page, page.getByRole("main").locator(`a[href="${address}"]`), address);
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport();
  });
}

test("another page starts at its top at once, however far down the last one was @phone", async ({ page }) => {
  await openWithScripts(page, "/news/");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForFunction(() => scrollY > 0);
  const places = await watchScroll(page);
  await page.getByRole("contentinfo").getByRole("link", { name: home }).click();
  await expect(page).toHaveURL("/");
  await atRest(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect((await places()).length).toBeLessThanOrEqual(3);
});

test("Back returns to where the page was left @phone", async ({ page }) => {
  await openWithScripts(page, "/news/");
  const homeLink = page.getByRole("contentinfo").getByRole("link", { name: home });
  await homeLink.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await homeLink.click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL("/news/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -1);
});

test("the first Tab leads past the header", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: t("common:skip") });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
});

test("the header is sky at the top of home, and paper below and elsewhere @desktop", async ({ page }) => {
  const ground = () =>
    page.getByRole("banner").evaluate((header) => getComputedStyle(header).backgroundColor);
  const [sky, paper] = ["rgb(251, 235, 203)", "rgb(251, 250, 245)"];
  await openWithScripts(page, "/");
  expect(await ground()).toBe(sky);
  await page.mouse.wheel(0, 200);
  await expect.poll(ground).toBe(paper);
  await page.goto("/news/");
  expect(await ground()).toBe(paper);
});

test("print leaves the header and what can only be clicked out @phone", async ({ page }) => {
  await page.goto("/news/");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  const footer = page.locator("footer").last();
  await expect(
    footer.getByText(t("common:footer.copyright", { year: copyrightYear, name: legalName })),
  ).toBeVisible();
  await expect(footer.getByText(t("common:donate"))).toBeHidden();
  await expect(footer.getByText(t("common:footer.support"))).toBeHidden();
});

test("the way to a page shows each step in one line, and enough of the last to read @phone", async ({
  page,
}) => {
  const trail = page.getByRole("navigation", { name: translator("id")("common:breadcrumbs.label") });
  await page.goto(localizedPath("/transparency/wet-season/", "id"));
  const steps = trail.getByRole("listitem");
  await steps
    .nth(1)
    .getByRole("link")
    .evaluate((link) => (link.textContent = "Laporan dan pengurus"));
  await steps
    .last()
    .locator("span")
    .evaluate((title) => (title.textContent = "Oktober sampai Desember 2031"));
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    const heights = await steps.evaluateAll((all) =>
      all.map(({ firstElementChild }) => {
        const range = document.createRange();
        range.selectNodeContents(firstElementChild ?? document.body);
        return range.getClientRects().length;
      }),
    );
    expect(heights).toEqual([1, 1, 1]);
    const last = await steps.last().locator("span").boundingBox();
    expect(last?.width).toBeGreaterThan(100);
  }
});
