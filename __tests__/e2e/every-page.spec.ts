import { posix } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { colourRules, expectAccessible } from "./support/accessibility";
import { publicPages } from "./support/site-pages";

const widths = [1280, 360];

const isDetailed = firstOfFolders();

test.describe("accessibility @desktop", () => {
  for (const path of publicPages) {
    test(path, async ({ page }) => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.goto(path);
      for (const width of isDetailed(path) ? widths : widths.slice(0, 1)) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: "light" });
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: "dark" });
        await expectAccessible(page, colourRules);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      }
    });
  }
});

/**
 * Tells whether a page is the first of its folder, or at the top of a language. The others, such as further
 * projects, are made alike and differ in their content.
 */
function firstOfFolders(): (page: string) => boolean {
  const firsts = new Map<string, string>();
  for (const page of publicPages) {
    const folder = posix.dirname(page);
    if (!firsts.has(folder)) firsts.set(folder, page);
  }
  return (page) => {
    const folder = posix.dirname(page);
    return folder === "/" || folder === "/id" || firsts.get(folder) === page;
  };
}

/** What a page without scripts has. */
interface PlainPage {
  readonly language: string;
  /** Search engines may list it. */
  readonly indexed: boolean;
  readonly headings: number;
  readonly sections: number;
  /** Where its language switch leads, by language. */
  readonly translations: readonly string[];
  /** Addresses on this site, without their query. */
  readonly links: readonly string[];
  readonly anchors: readonly string[];
}

function readPage(page: Page): Promise<PlainPage> {
  return page.evaluate(() => {
    const all = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)];
    const isLocal = ({ origin, protocol }: HTMLAnchorElement) =>
      origin === location.origin && protocol.startsWith("http");
    return {
      language: document.documentElement.lang,
      indexed: document.querySelector('meta[name="robots"]') === null,
      headings: all<HTMLElement>("h1").filter((heading) => heading.checkVisibility()).length,
      sections: all("header nav li a").length,
      translations: all("header a[hreflang]").map((link) => link.getAttribute("href") ?? ""),
      links: all<HTMLAnchorElement>("a[href]")
        .filter(isLocal)
        .map(({ pathname, hash }) => pathname + hash),
      anchors: all("[id]").map(({ id }) => id),
    };
  });
}

test.describe("without scripts @desktop", () => {
  test.use({ javaScriptEnabled: false });

  test("every page has a heading, the navigation and its twin, leads nowhere that is not, and can be found", async ({
    page,
  }) => {
    test.setTimeout(180_000);
    // What is read here stands in the HTML.
    await page.route(/\.(avif|webp|jpe?g|woff2|js)$/, (route) => route.abort());
    const found = new Map<string, PlainPage>();
    for (const path of publicPages) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      found.set(path, await readPage(page));
    }
    for (const [path, { language, headings, sections, translations }] of found) {
      const english = path.replace(/^\/id\//, "/");
      expect([path, language, headings, sections > 0]).toEqual([
        path,
        path === english ? "en" : "id",
        1,
        true,
      ]);
      expect(new Set(translations)).toEqual(new Set([english, `/id${english}`]));
    }
    expect(await brokenLinks(found, page)).toEqual([]);
    const indexed = [...found].filter(([, { indexed }]) => indexed).map(([path]) => path);
    expect(await sitemap(page)).toEqual(indexed.sort());
  });
});

/** Links to pages and files that are not there, and to anchors that their page does not have. */
async function brokenLinks(found: ReadonlyMap<string, PlainPage>, { request }: Page): Promise<string[]> {
  const broken: string[] = [];
  for (const link of new Set([...found.values()].flatMap(({ links }) => links))) {
    const [path = "", anchor] = link.split("#");
    const target = found.get(path);
    if (target ? anchor && !target.anchors.includes(anchor) : !(await request.get(path)).ok())
      broken.push(link);
  }
  return broken;
}

/** Sorted paths that the sitemap lists. */
async function sitemap({ request }: Page): Promise<string[]> {
  const xml = await (await request.get("/sitemap.xml")).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname).sort();
}
