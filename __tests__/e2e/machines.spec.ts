import { expect, test } from "@playwright/test";
import { feedFormats, feedPath } from "../../src/domain/feeds";
import { appIcons, manifestPath, touchIcon } from "../../src/domain/icons";
import { localizedPath } from "../../src/domain/paths";
import type { Fields } from "../../src/domain/record";
import { languageCodes } from "../setup/languages";
import { articlesOf } from "../setup/site";
import { openWithScripts } from "./support/start-scripts";

/** Properties that a kind of item must have, some of them inside others. */
const required: Readonly<Record<string, readonly string[]>> = {
  NGO: ["@id", "name", "url", "logo.url", "email", "telephone", "address", "identifier.value"],
  WebSite: ["name", "url", "inLanguage", "publisher.name", "potentialAction.target.urlTemplate"],
  FAQPage: ["mainEntity.0.name", "mainEntity.0.acceptedAnswer.text"],
  BreadcrumbList: ["itemListElement.1.name", "itemListElement.0.item"],
  NewsArticle: ["headline", "image", "datePublished", "author.name", "publisher.logo.url"],
  Project: ["name", "description", "url", "image", "location.geo.latitude", "parentOrganization.name"],
  DonateAction: ["name", "description", "recipient.name", "target.urlTemplate"],
  Product: ["name", "description", "url", "offers.price", "offers.priceCurrency"],
  Dataset: ["name", "description", "url", "license", "distribution.0.contentUrl", "hasPart.0.name"],
  VideoObject: ["name", "description", "thumbnailUrl", "uploadDate", "duration", "contentUrl", "transcript"],
  Claim: ["name", "text", "url", "author.name", "citation.name", "temporalCoverage"],
  CreativeWork: ["name", "description", "url", "isAccessibleForFree", "publisher.name"],
};

/** The kinds of items on one page of each kind. */
const pages: readonly (readonly [path: string, kinds: readonly string[]])[] = [
  ["/", ["NGO", "WebSite", "FAQPage"]],
  ["/news/louder-buoy/", ["BreadcrumbList", "NewsArticle"]],
  ["/projects/dugong-watch/", ["BreadcrumbList", "Project"]],
  ["/donate/", ["DonateAction"]],
  ["/donate/turtle-nights/", ["DonateAction"]],
  ["/resources/shore-book/", ["BreadcrumbList", "Product"]],
  ["/resources/knot-cards/", ["BreadcrumbList", "CreativeWork"]],
  ["/figures/", ["Dataset"]],
  ["/film/", ["VideoObject"]],
  ["/help/", ["BreadcrumbList"]],
];

type Item = Fields & { readonly "@type": string };

function itemsIn(html: string): Item[] {
  const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, json = "null"]) => JSON.parse(json) as Item);
}

/** The value at a path of names: `offers.price`. */
const valueAt = (item: unknown, path: string): unknown =>
  path.split(".").reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], item);

for (const language of languageCodes) {
  const at = (path: string) => localizedPath(path, language);

  for (const [path, kinds] of pages) {
    test(`${at(path)} has the structured data of its kind @desktop`, async ({ request }) => {
      const items = itemsIn(await (await request.get(at(path))).text());
      expect(items.map((item) => item["@type"])).toEqual(kinds);
      const parts = items.flatMap(({ hasPart }) => (hasPart ?? []) as Item[]);
      for (const item of [...items, ...parts]) {
        const missing = required[item["@type"]]?.filter((name) =>
          [undefined, "", null].includes(valueAt(item, name) as string),
        );
        expect(missing, item["@type"]).toEqual([]);
      }
    });
  }

  test(`the news in ${language} can be followed as feeds @desktop`, async ({ page, request }) => {
    const titles = articlesOf(language).map(({ title }) => title);
    for (const path of ["/", "/news/"]) {
      await page.goto(at(path));
      for (const format of feedFormats) {
        const link = page.locator(`head > link[rel=alternate][type="${format.type}"]`);
        await expect(link).toHaveAttribute("href", feedPath(format, language));
      }
    }
    for (const format of feedFormats) {
      const link = page.getByRole("main").getByRole("link", { name: format.name });
      await expect(link).toHaveAttribute("href", feedPath(format, language));
      const text = await (await request.get(feedPath(format, language))).text();
      for (const title of titles) expect(text).toContain(title);
      // no address that only works on the site, and no picture in a form that only pages need
      expect(text).not.toMatch(/(href|src)=\\?(&quot;|")\//);
      expect(text).not.toContain("srcset");
    }
  });

  test(`the site in ${language} can be installed, and says who made it @desktop`, async ({
    page,
    request,
  }) => {
    await page.goto(at("/news/"));
    const link = page.locator("head > link[rel=manifest]");
    await expect(link).toHaveAttribute("href", manifestPath(language));
    const manifest = (await (await request.get(manifestPath(language))).json()) as { start_url: string };
    expect(manifest.start_url).toBe(at("/"));
    expect((await request.get(at("/humans.txt"))).ok()).toBe(true);
  });
}

test("what writes structured data is not in the scripts that visitors load @desktop", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await openWithScripts(page, "/");
  await page.waitForLoadState("networkidle");
  const texts = await Promise.all(scripts);
  expect(texts.filter((text) => text.includes("og:title"))).not.toEqual([]);
  expect(texts.filter((text) => /FAQPage|SearchAction|schema\.org/.test(text))).toEqual([]);
});

test("the icons have the sizes that they say @desktop", async ({ page }) => {
  await page.goto("/help/");
  for (const { path, size } of [...appIcons, touchIcon]) {
    const width = await page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return picture.naturalWidth;
    }, path);
    expect(width).toBe(size);
  }
});
