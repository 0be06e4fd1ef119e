import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { openWithScripts } from "./support/header";

const sites = [
  {
    ...{
      language: "en",
      catalogue: "/projects/",
      heading: "All projects",
      tabs: "Filter projects by category",
    },
    ...{ search: "Search projects", technology: "Technology", two: "2 projects", all: "All" },
    ...{ none: "No projects found", clear: "Clear search", learnMore: "Learn more: Open Canopy Network" },
    ...{ project: "Open Canopy Network", details: "View details", close: "Close", map: "Where we work" },
    ...{ facts: "Project facts", related: "More projects", give: "Donate to this work" },
  },
  {
    ...{ language: "id", catalogue: "/id/projects/", heading: "Semua proyek" },
    ...{ tabs: "Saring proyek menurut kategori", search: "Cari proyek", technology: "Teknologi" },
    ...{ two: "2 proyek", all: "Semua", none: "Proyek tidak ditemukan", clear: "Hapus pencarian" },
    ...{ learnMore: "Selengkapnya: Jaringan Tajuk Terbuka", project: "Jaringan Tajuk Terbuka" },
    ...{ details: "Lihat rincian", close: "Tutup", map: "Di mana kami bekerja", facts: "Fakta proyek" },
    ...{ related: "Proyek lain", give: "Donasi untuk kerja ini" },
  },
] as const;

const cards = (page: Page) => page.getByRole("article");

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))])).toEqual([]);
}

for (const site of sites) {
  test.describe(`the catalogue in ${site.language}`, () => {
    test("is searched while typing, says so when nothing is found, and is cleared", async ({ page }) => {
      await openWithScripts(page, site.catalogue);
      await expect(cards(page)).toHaveCount(8);
      const box = page.getByRole("searchbox", { name: site.search });
      await box.pressSequentially(site.project.toUpperCase());
      await expect(cards(page)).toHaveCount(1);
      await box.pressSequentially("xyz");
      await expect(cards(page)).toHaveCount(0);
      await expect(page.getByRole("heading", { name: site.none })).toBeVisible();
      await expect(page.locator("main").getByRole("status")).toHaveText(site.none);
      await page.getByRole("button", { name: site.clear }).click();
      await expect(cards(page)).toHaveCount(8);
      await expect(box).toBeFocused();
      await expect(page).toHaveURL(site.catalogue);
    });

    test("keeps tab and search in the address, and Back undoes them", async ({ page }) => {
      await openWithScripts(page, site.catalogue);
      const tabs = page.getByRole("navigation", { name: site.tabs });
      await tabs.getByRole("link", { name: site.technology }).click();
      await expect(page).toHaveURL(`${site.catalogue}?category=technology`);
      await expect(page.locator("main").getByRole("status")).toHaveText(site.two);
      await page.getByRole("searchbox").pressSequentially(site.project);
      await expect(cards(page)).toHaveCount(1);
      await page.reload();
      await expect(page.getByRole("searchbox")).toHaveValue(site.project);
      await expect(cards(page)).toHaveCount(1);
      await page.goBack();
      await expect(cards(page)).toHaveCount(2);
      await page.goBack();
      await expect(cards(page)).toHaveCount(8);
      await expect(tabs.getByRole("link", { name: site.all, exact: true })).toHaveAttribute(
        "aria-current",
        "true",
      );
    });

    test("opens a project's dialog by keyboard, closes it and goes to its page", async ({ page }) => {
      await openWithScripts(page, site.catalogue);
      const more = page.getByRole("link", { name: site.learnMore });
      await more.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: site.project });
      await expect(dialog).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(more).toBeFocused();
      await page.keyboard.press("Enter");
      await dialog.getByRole("link", { name: site.details }).press("Enter");
      await expect(page).toHaveURL(`${site.catalogue}open-canopy-network/`);
      await expect(page.getByRole("heading", { level: 1, name: site.project })).toBeVisible();
    });

    test("has a map whose markers can be reached and followed by keyboard", async ({ page }) => {
      await openWithScripts(page, site.catalogue);
      const region = page.getByRole("region", { name: site.map });
      const markers = region.locator("ul").getByRole("link");
      await expect(markers).toHaveCount(12);
      await expect(region.locator("ol").getByRole("link")).toHaveCount(12);
      const marker = markers.filter({ hasText: site.project });
      await marker.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${site.catalogue}open-canopy-network/`);
    });

    for (const colorScheme of ["light", "dark"] as const) {
      test(`has nothing that axe finds, in ${colorScheme} colours`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await openWithScripts(page, site.catalogue);
        await expectNoViolations(page);
        await page.getByRole("searchbox").fill("xyz");
        await expect(page.getByRole("heading", { name: site.none })).toBeVisible();
        await expectNoViolations(page);
        await page.goto(`${site.catalogue}open-canopy-network/`);
        await expectNoViolations(page);
      });
    }

    test("is never wider than the screen, nor is a project's page", async ({ page }) => {
      for (const path of [site.catalogue, `${site.catalogue}open-canopy-network/`]) {
        await page.goto(path);
        const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect(await page.evaluate(overflow)).toBe(0);
      }
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("shows all projects, and its tabs are pages", async ({ page }) => {
        await page.goto(site.catalogue);
        await expect(cards(page)).toHaveCount(8);
        await expect(page.getByRole("searchbox")).toBeHidden();
        await page
          .getByRole("navigation", { name: site.tabs })
          .getByRole("link", { name: site.technology })
          .click();
        await expect(page).toHaveURL(`${site.catalogue}category/technology/`);
        await expect(page.getByRole("heading", { level: 1 })).toContainText(site.technology);
        await expect(cards(page)).toHaveCount(2);
        await page.getByRole("link", { name: site.learnMore }).click();
        await expect(page).toHaveURL(`${site.catalogue}open-canopy-network/`);
      });

      test("has a page for a project, with facts, text, related projects and how to give", async ({
        page,
      }) => {
        await page.goto(`${site.catalogue}open-canopy-network/`);
        await expect(page.getByRole("heading", { level: 1, name: site.project })).toBeVisible();
        const facts = page.getByRole("complementary", { name: site.facts });
        await expect(facts.getByText("2024")).toBeVisible();
        await expect(facts.getByRole("link", { name: site.give })).toBeVisible();
        const words = (await page.locator("main article").first().innerText()).split(/\s+/);
        expect(words.length).toBeGreaterThan(200);
        const related = page.getByRole("region", { name: site.related }).getByRole("link");
        await expect(related).toHaveCount(3);
        await related.first().click();
        await expect(page).not.toHaveURL(`${site.catalogue}open-canopy-network/`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      });
    });
  });
}

test("a project's page prints without what can only be clicked @desktop", async ({ page }) => {
  await page.goto("/projects/open-canopy-network/");
  await page.emulateMedia({ media: "print" });
  for (const name of ["Donate to this work", "Partner with us", "WhatsApp"]) {
    await expect(page.getByRole("link", { name })).toBeHidden();
  }
  await expect(page.getByRole("region", { name: "More projects" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Key features" })).toBeVisible();
});

test("a project says in its head what it is, in both languages @desktop", async ({ page }) => {
  await page.goto("/id/projects/open-canopy-network/");
  await expect(page).toHaveTitle(/^Jaringan Tajuk Terbuka — /);
  const content = (name: string) => page.locator(`meta[property="${name}"]`);
  await expect(content("og:title")).toHaveAttribute("content", /^Jaringan Tajuk Terbuka/);
  await expect(content("og:image")).toHaveAttribute("content", /^https?:\/\/.+\.jpg$/);
  await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveAttribute(
    "href",
    /\/projects\/open-canopy-network\/$/,
  );
});
