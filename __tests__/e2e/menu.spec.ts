import { expect, test, type Page } from "@playwright/test";
import { homeSections } from "../../src/domain/addresses";
import { translator } from "../setup/translator";
import { openWithScripts } from "./support/start-scripts";

const t = translator("en");
const donate = t("common:donate");

const parts = (page: Page) => {
  const menu = page.getByRole("banner").locator("details");
  return { menu, summary: menu.locator("summary"), links: menu.getByRole("navigation").getByRole("link") };
};

test("the menu works by keyboard @phone", async ({ page }) => {
  await openWithScripts(page, "/");
  const { menu, summary, links } = parts(page);
  await page.getByRole("banner").getByRole("link", { name: donate }).first().focus();
  await page.keyboard.press("Tab");
  await expect(summary).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(menu).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(summary).toBeFocused();
});

test("a section chosen in the menu by keyboard is gone to, and Tab goes on from there @phone", async ({
  page,
}) => {
  await openWithScripts(page, "/");
  const { menu, summary, links } = parts(page);
  await summary.focus();
  await page.keyboard.press("Enter");
  await links.filter({ hasText: t("common:sections.work") }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#work");
  await expect(menu).not.toHaveAttribute("open");
  await expect(page.locator("#work")).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").locator(":focus")).toHaveCount(0);
});

test("Tab past the end of the menu closes it, so that focus is never behind it @phone", async ({ page }) => {
  await openWithScripts(page, "/");
  const { menu, summary } = parts(page);
  await summary.focus();
  await page.keyboard.press("Enter");
  await menu.getByRole("link", { name: donate }).focus();
  await page.keyboard.press("Tab");
  await expect(menu).not.toHaveAttribute("open");
  await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
});

test("the menu closes when a section on this page is tapped @phone", async ({ page }) => {
  const own = translator("id");
  await openWithScripts(page, "/id/");
  const { menu, summary, links } = parts(page);
  await summary.tap();
  await expect(links).toHaveText(homeSections.map((section) => own(`common:sections.${section}`)));
  await links.filter({ hasText: own("common:sections.about") }).tap();
  await expect(menu).not.toHaveAttribute("open");
  await expect(page.locator("#about")).toBeInViewport();
});

test("the page does not move behind the open menu, and the header stays within reach @phone", async ({
  page,
}) => {
  await openWithScripts(page, "/");
  const { summary } = parts(page);
  await summary.tap();
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("banner").getByRole("link", { name: donate }).first()).toBeInViewport();
  await summary.tap();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
