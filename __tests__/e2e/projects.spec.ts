import { expect, test, type Page } from "@playwright/test";
import { projectsPage } from "../../src/content-model/pages/projects";
import { localizedPath } from "../../src/domain/paths";
import type { Language } from "../setup/languages";
import { copyOf, projectsOf } from "../setup/site";
import { translator } from "../setup/translator";
import { expectSound } from "./support/accessibility";
import { readers } from "./support/readers";
import { openWithScripts } from "./support/start-scripts";

/** A project of the catalogue. */
const slug = "salt-meter";

function siteIn(language: Language) {
  const t = translator(language);
  const copy = copyOf(projectsPage, language);
  const shown = projectsOf(language, "catalogue");
  const every = [...shown, ...projectsOf(language, "home")];
  const project = shown.find((each) => each.slug === slug)?.title ?? "none";
  return {
    ...{ language, t, copy, project, path: localizedPath(`/projects/${slug}/`, language) },
    catalogue: localizedPath("/projects/", language),
    all: shown.length,
    technical: every.filter(({ category }) => category === "technology").length,
    places: every.length,
    learnMore: `${t("projects:learnMore")}: ${project}`,
  };
}

const cards = (page: Page) => page.getByRole("article");

for (const { language, device } of readers) {
  const site = siteIn(language);
  const { t } = site;
  test.describe(`the catalogue in ${language}`, { tag: device }, () => {
    test("is searched while typing, says so when nothing is found, and is cleared", async ({ page }) => {
      await openWithScripts(page, site.catalogue);
      await expect(cards(page)).toHaveCount(site.all);
      const box = page.getByRole("searchbox", { name: t("projects:catalogue.search.label") });
      await box.pressSequentially(site.project.toUpperCase());
      await expect(cards(page)).toHaveCount(1);
      await box.pressSequentially("xyz");
      await expect(cards(page)).toHaveCount(0);
      await expect(page.getByRole("heading", { name: t("projects:catalogue.empty.title") })).toBeVisible();
      await expectSound(page);
      await expect(page.locator("main").getByRole("status")).toHaveText(t("projects:catalogue.empty.title"));
      await page.getByRole("button", { name: t("projects:catalogue.empty.clear") }).click();
      await expect(cards(page)).toHaveCount(site.all);
      await expect(box).toBeFocused();
      await expect(page).toHaveURL(site.catalogue);
    });

    test("keeps tab and search in the address, and Back undoes them", async ({ page }) => {
      await openWithScripts(page, site.catalogue);
      const tabs = page.getByRole("navigation", { name: t("projects:catalogue.label") });
      await tabs.getByRole("link", { name: t("projects:category.technology") }).click();
      await expect(page).toHaveURL(`${site.catalogue}?category=technology`);
      await expect(page.locator("main").getByRole("status")).toHaveText(
        t("projects:catalogue.count", { count: site.technical }),
      );
      await page.getByRole("main").getByRole("searchbox").pressSequentially(site.project);
      await expect(cards(page)).toHaveCount(1);
      await page.reload();
      await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue(site.project);
      await expect(cards(page)).toHaveCount(1);
      await page.goBack();
      await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("");
      await expect(cards(page)).toHaveCount(site.technical);
      await page.goBack();
      await expect(cards(page)).toHaveCount(site.all);
      await expect(
        tabs.getByRole("link", { name: t("projects:catalogue.all"), exact: true }),
      ).toHaveAttribute("aria-current", "true");
    });

    test("opens a project's dialog by keyboard, closes it and goes to its page", async ({ page }) => {
      await openWithScripts(page, site.catalogue);
      const more = page.getByRole("link", { name: site.learnMore });
      await more.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: site.project });
      await expect(dialog).toBeVisible();
      await expectSound(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(more).toBeFocused();
      await page.keyboard.press("Enter");
      await dialog.getByRole("link", { name: t("projects:dialog.viewDetails") }).press("Enter");
      await expect(page).toHaveURL(site.path);
      await expect(page.getByRole("heading", { level: 1, name: site.project })).toBeVisible();
    });

    test("has a map whose markers can be reached by keyboard, show the project and then lead to it", async ({
      page,
    }) => {
      await openWithScripts(page, site.catalogue);
      const region = page.getByRole("region", { name: site.copy.mapTitle });
      const markers = page.getByRole("list", { name: site.copy.mapTitle }).getByRole("link");
      await expect(markers).toHaveCount(site.places);
      await expect(region.locator("ol").getByRole("link")).toHaveCount(site.places);
      const marker = markers.filter({ hasText: site.project });
      await marker.focus();
      // a finger that is 11 px beside its middle still meets it
      const { x = 0, y = 0, width = 0, height = 0 } = (await marker.boundingBox()) ?? {};
      const beside = { x: x + width / 2 - 11, y: y + height / 2 };
      expect(
        await marker.evaluate((link, at) => document.elementFromPoint(at.x, at.y) === link, beside),
      ).toBe(true);
      await page.keyboard.press("Enter");
      await expect(cards(page)).toHaveCount(1);
      await expect(marker).toHaveAttribute("aria-current", "true");
      await expect(markers.and(page.locator("[data-found=false]"))).toHaveCount(site.places - 1);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(site.path);
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("shows all projects, and its tabs are pages", async ({ page }) => {
        await page.goto(site.catalogue);
        await expect(cards(page)).toHaveCount(site.all);
        await expect(page.getByRole("main").getByRole("searchbox")).toBeHidden();
        await page
          .getByRole("navigation", { name: t("projects:catalogue.label") })
          .getByRole("link", { name: t("projects:category.technology") })
          .click();
        await expect(page).toHaveURL(`${site.catalogue}category/technology/`);
        await expect(page.getByRole("heading", { level: 1 })).toContainText(
          t("projects:category.technology"),
        );
        await expect(cards(page)).toHaveCount(site.technical);
        await page.getByRole("link", { name: site.learnMore }).click();
        await expect(page).toHaveURL(site.path);
      });

      test("has a page for a project, with facts, text, related projects and how to give", async ({
        page,
      }) => {
        await page.goto(site.path);
        await expect(page.getByRole("heading", { level: 1, name: site.project })).toBeVisible();
        const facts = page.getByRole("complementary", { name: t("projects:page.facts.label") });
        await expect(facts.getByText("2019")).toBeVisible();
        await expect(facts.getByRole("link", { name: t("projects:page.donate") })).toBeVisible();
        const words = (await page.locator("main article").first().innerText()).split(/\s+/);
        expect(words.length).toBeGreaterThan(10);
        const related = page.getByRole("region", { name: t("projects:page.related") }).getByRole("link");
        await expect(related).toHaveCount(3);
        await related.first().click();
        await expect(page).not.toHaveURL(site.path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      });
    });
  });
}

test("a project's page prints without what can only be clicked @desktop", async ({ page }) => {
  const { t, path } = siteIn("en");
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  for (const name of [t("projects:page.donate"), t("projects:page.partner"), "WhatsApp"]) {
    await expect(page.getByRole("link", { name })).toBeHidden();
  }
  await expect(page.getByRole("region", { name: t("projects:page.related") })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("projects:page.keyFeatures") })).toBeVisible();
});

test("a project says in its head what it is, in both languages @desktop", async ({ page }) => {
  const { path, project } = siteIn("id");
  await page.goto(path);
  await expect(page).toHaveTitle(new RegExp(`^${project} — `));
  const content = (name: string) => page.locator(`meta[property="${name}"]`);
  await expect(content("og:title")).toHaveAttribute("content", new RegExp(`^${project}`));
  const twin = page.locator('link[rel="alternate"][hreflang="en"]');
  await expect(twin).toHaveAttribute("href", new RegExp(`${siteIn("en").path}$`));
});
