import { expect, test, type Page } from "@playwright/test";
import { type Language, languages } from "../setup/languages";
import { resourcesOf } from "../setup/site";
import { translator } from "../setup/translator";
import { customAmount } from "./support/give-form";
import { openWithScripts } from "./support/start-scripts";

const [english = "", indonesian = ""] = languages.map(({ shortName, name }) => `${shortName} ${name}`);

/** Stores a language for later visits, as the language switch does. */
async function remember(page: Page, language: string) {
  await page.goto("/news/");
  await page.evaluate((code) => localStorage.setItem("gatsby-i18next-language", code), language);
}

/** Records in every frame the language of the visible page, from the next page load on. */
async function watchShownLanguages(page: Page): Promise<Set<string>> {
  const shown = new Set<string>();
  await page.exposeFunction("shows", (language: string) => shown.add(language));
  await page.addInitScript(() => {
    const shows = (globalThis as unknown as { shows: (language: string) => void }).shows;
    (function look() {
      const { documentElement: root, body } = document;
      const visible =
        (body as HTMLElement | null)?.innerText && getComputedStyle(root).visibility === "visible";
      if (visible) shows(root.lang);
      requestAnimationFrame(look);
    })();
  });
  return shown;
}

for (const [from, name, to, language] of [
  ["/news/", indonesian, "/id/news/", "id"],
  ["/id/news/", english, "/news/", "en"],
] as const) {
  test(`the switch leads from ${from} to ${to}, query and hash kept`, async ({ page }) => {
    await page.goto(`${from}?category=partnership#content`);
    const link = page.getByRole("banner").getByRole("link", { name });
    await expect(link).toHaveAttribute("href", `${to}?category=partnership#content`);
    await link.click();
    await expect(page).toHaveURL(`${to}?category=partnership#content`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  });
}

test("a form that was begun goes on in the other language, and is there without a touch @phone", async ({
  page,
}) => {
  const switchTo = (name: string) => page.getByRole("banner").getByRole("link", { name }).click();
  await openWithScripts(page, "/donate/");
  await customAmount(page).fill("75");
  await switchTo(indonesian);
  await expect(page).toHaveURL("/id/donate/");
  await expect(customAmount(page)).toHaveValue("75");
  await expect(page.locator("input[name=currency][value=USD]")).toBeChecked();

  const template = resourcesOf("en").find(({ type }) => type === "template");
  await openWithScripts(page, `/resources/${template?.slug}/`);
  const message = (language: Language) =>
    page.getByRole("textbox", { name: translator(language)("forms:inquiry.message") });
  await message("en").fill("Forty seedlings");
  await switchTo(indonesian);
  await expect(message("id")).toHaveValue("Forty seedlings");
});

test("a remembered language is gone to from /, without the other being shown @phone", async ({ page }) => {
  await remember(page, "id");
  const shown = await watchShownLanguages(page);
  await page.goto("/?from=mail#work");
  await expect(page).toHaveURL("/id/?from=mail#work");
  await expect(page.locator("html")).toHaveAttribute("lang", "id");
  await expect.poll(() => [...shown]).toEqual(["id"]);
});

test("a remembered language is not gone to from another page @phone", async ({ page }) => {
  await remember(page, "id");
  await page.goto("/news/");
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: translator("en")("common:donate") }),
  ).toBeVisible();
  await expect(page).toHaveURL("/news/");
});

test("Back is not trapped by the remembered language @phone", async ({ page }) => {
  await page.goto("/news/");
  await openWithScripts(page, "/");
  await page.getByRole("banner").getByRole("link", { name: indonesian }).click();
  await expect(page).toHaveURL("/id/");

  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/news/");

  await page.goto("/");
  await expect(page).toHaveURL("/id/");
  await page.goBack();
  await expect(page).toHaveURL("/news/");
});

test("English, once chosen again, holds at / @phone", async ({ page }) => {
  await remember(page, "id");
  await openWithScripts(page, "/id/");
  await page.getByRole("banner").getByRole("link", { name: english }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/");
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
