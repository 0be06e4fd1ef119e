import { expect, test } from "@playwright/test";
import { collections } from "../../src/content-model/content-model";
import { documents } from "../../src/content-model/documents";
import { cmsAccessPage } from "../../src/content-model/pages/cms-access";
import { newsPage } from "../../src/content-model/pages/news";
import { notFoundPage } from "../../src/content-model/pages/not-found";
import { projectsPage } from "../../src/content-model/pages/projects";
import { resourcesPage } from "../../src/content-model/pages/resources";
import { resources } from "../../src/content-model/resources";
import { pageSections } from "../../src/content-model/site-pages";
import { previewPath } from "../../src/domain/addresses";
import { localizedPath } from "../../src/domain/paths";
import { languageCodes, teamLanguage, type Language } from "../setup/languages";
import {
  articlesOf,
  campaignsOf,
  copyOf,
  demoPageOf,
  entriesOf,
  homePageOf,
  projectsOf,
  resourcesOf,
  trackingPageOf,
} from "../setup/site";
import { translator } from "../setup/translator";

/** Routes of the site, including every entry of each collection, with their h1. */
function routesIn(language: Language): [string, string][] {
  const titled = (folder: string, entries: readonly { slug: string; title: string }[]) =>
    entries.map(({ slug, title }): [string, string] => [`${folder}${slug}/`, title]);
  const [fund, ...campaigns] = campaignsOf(language);
  const books = resourcesOf(language).map((each) => ({
    ...each,
    title: [each.title, each.subtitle].filter(Boolean).join(" "),
  }));
  return [
    ["/", homePageOf(language).hero.title],
    ["/tracking/", trackingPageOf(language).title],
    ["/demo/", demoPageOf(language).title],
    ["/projects/", copyOf(projectsPage, language).title],
    ["/donate/", fund?.title ?? "none"],
    ["/news/", copyOf(newsPage, language).title],
    ["/resources/", copyOf(resourcesPage, language).title],
    ["/ui-test/", translator(language)("uiTest:title")],
    ["/cms-access/", copyOf(cmsAccessPage, teamLanguage).title],
    ...titled("/projects/", [...projectsOf(language, "home"), ...projectsOf(language, "catalogue")]),
    ...titled("/donate/", campaigns),
    ...titled("/news/", articlesOf(language)),
    ...titled("/resources/", books),
    ...titled("/", entriesOf(documents, language)),
  ];
}

for (const language of languageCodes) {
  test.describe(`in ${language} @desktop`, () => {
    const t = translator(language);
    const at = (path: string) => localizedPath(path, language);

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("every route is there, in its language and with its heading", async ({ page }) => {
        test.setTimeout(120_000);
        for (const [path, name] of routesIn(language)) {
          const answer = await page.goto(at(path), { waitUntil: "domcontentloaded" });
          expect([path, answer?.status()]).toEqual([path, 200]);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
        }
      });

      test("the page for the content team is marked as Indonesian", async ({ page }) => {
        const { openLabel, newTab } = copyOf(cmsAccessPage, teamLanguage);
        await page.goto(at("/cms-access/"));
        const door = page.getByRole("link", { name: `${openLabel} ${newTab}` });
        await expect(door).toHaveAttribute("href", "/admin/");
        await expect(
          page.locator(`main [lang="${teamLanguage}"]`).getByRole("heading", { level: 1 }),
        ).toBeVisible();
      });
    });

    const unknown = ["/peat-fires/", "/news/peat-fires/", previewPath("0f1e2d", "news", "peat-fires")];
    for (const path of unknown.map(at)) {
      test(`${path} is not found: it says so, logs its path and leads home`, async ({ page }) => {
        const logged: string[] = [];
        page.on("console", (message) => logged.push(message.text()));
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await expect.poll(() => logged).toContainEqual(`404: there is no page at ${path}`);
        const { title } = copyOf(notFoundPage, language);
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
        await expect(page).toHaveURL(path);
        await page
          .getByRole("main")
          .getByRole("link", { name: t("common:error.home") })
          .click();
        await expect(page).toHaveURL(at("/"));
      });
    }

    test("the test page shows one toast, and search engines are not to list it", async ({ page }) => {
      await page.goto(at("/ui-test/"));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      const control = page.getByRole("main").getByRole("button");
      await expect(control).toHaveText(t("uiTest:button"));
      const shown = page.getByRole("listitem").filter({ hasText: t("uiTest:toast") });
      await expect(async () => {
        await control.click();
        await expect(shown).toHaveCount(1, { timeout: 500 });
      }).toPass();
      await control.click();
      await expect(shown).toHaveCount(1);
    });
  });
}

test("pages have the parts that texts may link to @desktop", async ({ request }) => {
  // the sections of the resources page depend on the entries
  const pages = Object.entries(pageSections).filter(([address]) => address !== resources.basePath);
  const entryPages = collections.flatMap((collection) => {
    const [entry] = entriesOf(collection, "en");
    const { sections = [] } = collection;
    return entry && sections.length > 0 ? [[collection.path(entry), sections] as const] : [];
  });
  for (const [address, sections] of [...pages, ...entryPages]) {
    const html = await (await request.get(address)).text();
    expect([address, ...sections.filter((id) => !html.includes(`id="${id}"`))]).toEqual([address]);
  }
});
