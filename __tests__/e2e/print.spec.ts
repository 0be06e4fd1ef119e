import { expect, test, type Page } from "@playwright/test";
import { chapters } from "../../src/content-model/chapters";
import { donations } from "../../src/content-model/donations";
import { news } from "../../src/content-model/news";
import { projects } from "../../src/content-model/projects";
import { reports } from "../../src/content-model/reports";
import { resources } from "../../src/content-model/resources";
import { filmPath } from "../../src/domain/film";
import { formatDate } from "../../src/domain/format";
import { localizedPath } from "../../src/domain/paths";
import { languageCodes } from "../setup/languages";
import { campaignsOf, claimsOf, entriesOf, filmPageOf } from "../setup/site";
import { translator } from "../setup/translator";
import { pageOfEveryKind } from "./support/every-kind";
import { closed, printedPages } from "./support/printed";

/** What is read on an A4 print of a page, without spaces. */
const printed = async (page: Page) => (await printedPages(page)).join("");

for (const language of languageCodes) {
  const t = translator(language);
  const find = <Entry extends { readonly slug: string }>(entries: readonly Entry[], slug: string) => {
    const entry = entries.find((each) => each.slug === slug);
    if (!entry) throw new Error(`The fixture site has no ${slug}`);
    return entry;
  };
  const article = find(entriesOf(news, language), "one-chart-for-bitung");
  const project = find(entriesOf(projects, language), "seaweed-ropes");
  const resource = find(entriesOf(resources, language), "knot-cards");
  const report = find(entriesOf(reports, language), "dry-season");
  const chapter = find(entriesOf(chapters, language), "breathing-out");
  const [campaign] = campaignsOf(language);
  if (!campaign) throw new Error("The fixture site has no campaign");
  const watch = find(entriesOf(projects, language), "dugong-watch");
  const ropes = find(claimsOf(language), "ropes");
  const dugongs = find(claimsOf(language), "dugongs");
  const date = (day: string) => formatDate(day, language);
  const kinds = [
    { path: news.path(article), shown: [article.title, article.author, date(article.date)] },
    { path: projects.path(project), shown: [project.title, t("share:print.sources"), ropes.source.title] },
    { path: resources.path(resource), shown: [resource.title, ...resource.highlights] },
    {
      path: reports.path(report),
      shown: [report.title, date(report.published), t("share:print.sources"), dugongs.source.title],
    },
    { path: "/resources/snorkel-lessons/breathing-out/", shown: [chapter.title, chapter.summary] },
    { path: donations.path(campaign), shown: [campaign.title, campaign.lead] },
    { path: filmPath, shown: filmPageOf(language).scenes.flatMap(({ says, shows }) => [says, shows]) },
    { path: projects.path(watch), shown: (watch.evidence?.series ?? []).map(({ story }) => story) },
  ];
  const clicked = ["share:copy", "common:footer.cmsLogin", "common:skip"] as const;

  for (const { path, shown } of kinds) {
    test(`${localizedPath(path, language)} prints what is to be read, and where it stands @desktop`, async ({
      page,
    }) => {
      await page.goto(localizedPath(path, language));
      const address = await page.locator("link[rel=canonical]").getAttribute("href");
      const text = await printed(page);
      for (const words of [...shown, address ?? "none"]) expect(text).toContain(closed(words));
      for (const key of clicked) expect(text).not.toContain(closed(t(key)));
      expect(text).not.toContain("WhatsApp");
    });
  }

  test(`an article in ${language} prints the addresses of links outside, and of no others @desktop`, async ({
    page,
  }) => {
    await page.goto(localizedPath(news.path(article), language));
    const text = await printed(page);
    expect(text).toContain("(https://charts.example/rules)");
    expect(text).not.toContain("(/");
  });
}

for (const scheme of ["chosen", "of the system"]) {
  test(`paper is white where the dark scheme is ${scheme} @desktop`, async ({ page }) => {
    await page.emulateMedia({ media: "print", colorScheme: scheme === "chosen" ? "light" : "dark" });
    await page.goto("/news/one-chart-for-bitung/");
    if (scheme === "chosen") await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
    const coloursOf = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return { color, backgroundColor };
      });
    const ink = (await coloursOf("h1")).color;
    expect(await coloursOf("body")).toEqual({ color: ink, backgroundColor: "rgb(255, 255, 255)" });
    expect(await coloursOf("footer[data-ground]")).toEqual({
      color: ink,
      backgroundColor: "rgb(255, 255, 255)",
    });
    expect(ink).toBe("rgb(19, 35, 29)");
  });
}

test("pictures, tables and bars are not torn apart by the end of a page @desktop", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/transparency/dry-season/");
  for (const part of await page.locator("main table, main figure, main h2").all()) {
    expect(await part.evaluate((element) => getComputedStyle(element).breakInside)).toBe("avoid");
  }
});

test("no field or button is printed @desktop", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of pageOfEveryKind) {
    await page.goto(path);
    const controls = page.locator("input, select, textarea, button, label").filter({ visible: true });
    expect.soft([path, await controls.allTextContents()]).toEqual([path, []]);
  }
});
