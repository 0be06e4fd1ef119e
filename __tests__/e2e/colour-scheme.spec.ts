import { expect, test, type Page } from "@playwright/test";
import { translator } from "../setup/translator";
import { headerOf } from "./support/header";
import { openWithScripts } from "./support/start-scripts";

const t = translator("en");
const toDark = t("common:colours.dark");
const toLight = t("common:colours.light");

const light = "rgb(251, 250, 245)";
const dark = "rgb(11, 22, 19)";

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Records in every frame, from the next page load on, the background colours of the body. */
async function watchBackgrounds(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    (function look() {
      const body = document.body as HTMLElement | null;
      if (body) seen.add(getComputedStyle(body).backgroundColor);
      requestAnimationFrame(look);
    })();
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
}

/** The colour that browsers use for the address bar: the first `theme-color` whose media query matches. */
const addressBarColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

for (const { system, shown, chosen, button, back } of [
  { system: "light", shown: light, chosen: dark, button: toDark, back: toLight },
  { system: "dark", shown: dark, chosen: light, button: toLight, back: toDark },
] as const) {
  test.describe(`where the system is ${system}`, () => {
    test.use({ colorScheme: system });

    test("the page follows it, with no choice made", async ({ page }) => {
      await page.goto("/");
      expect(await background(page)).toBe(shown);
      await page.emulateMedia({ colorScheme: system === "light" ? "dark" : "light" });
      expect(await background(page)).toBe(chosen);
    });

    test("the other scheme can be chosen, and is remembered without a flash", async ({ page }) => {
      const backgrounds = await watchBackgrounds(page);
      await openWithScripts(page, "/news/");
      await (await headerOf(page)).getByRole("button", { name: button }).click();
      expect(await background(page)).toBe(chosen);

      await openWithScripts(page, "/");
      await expect((await headerOf(page)).getByRole("button", { name: back })).toBeVisible();
      expect(await backgrounds()).toEqual([chosen]);
      expect(await addressBarColour(page)).toBe(chosen === light ? "#fbebcb" : "#0c2233");

      await (await headerOf(page)).getByRole("button", { name: back }).click();
      expect(await background(page)).toBe(shown);
    });
  });
}

test("the choice survives going to another page by a link", async ({ page }) => {
  await openWithScripts(page, "/");
  await (await headerOf(page)).getByRole("button", { name: toDark }).click();
  await page.keyboard.press("Escape");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("common:footer.organisation.news") })
    .click();
  await expect(page).toHaveURL("/news/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await background(page)).toBe(dark);
});
