import { expect, test } from "@playwright/test";
import { translator } from "../setup/translator";
import { headerOf } from "./support/header";

const t = translator("en");

test.use({ javaScriptEnabled: false });

test("sections, other pages and Donate can be gone to", async ({ page }) => {
  await page.goto("/news/");
  await (
    await headerOf(page)
  )
    .getByRole("navigation")
    .getByRole("link", { name: t("common:sections.work") })
    .click();
  await expect(page).toHaveURL("/#work");
  await expect(page.locator("#work")).toBeInViewport();
  await (
    await headerOf(page)
  )
    .getByRole("navigation")
    .getByRole("link", { name: t("common:sections.about") })
    .click();
  await expect(page).toHaveURL("/#about");
  await expect(
    page
      .getByRole("banner")
      .getByRole("link", { name: t("common:donate") })
      .first(),
  ).toHaveAttribute("href", "/donate/");
});

test("the other language can be chosen, there and back", async ({ page }) => {
  await page.goto("/news/");
  await page.getByRole("banner").getByRole("link", { name: "ID Bahasa Indonesia" }).click();
  await expect(page).toHaveURL("/id/news/");
  await expect(page.locator("html")).toHaveAttribute("lang", "id");
  await page.getByRole("banner").getByRole("link", { name: "EN English" }).click();
  await expect(page).toHaveURL("/news/");
});

test("the menu opens and closes @phone", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("banner").locator("details");
  const about = menu.getByRole("link", { name: t("common:sections.about") });
  await expect(about).toBeHidden();
  await menu.locator("summary").tap();
  await expect(about).toBeVisible();
  await menu.locator("summary").tap();
  await expect(about).toBeHidden();
});

test("what only a script could do is not offered", async ({ page }) => {
  await page.goto("/");
  await expect((await headerOf(page)).getByRole("button", { name: t("common:colours.dark") })).toHaveCount(0);
});

test("colours follow the system", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(11, 22, 19)");
});
