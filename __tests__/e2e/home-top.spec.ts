import { expect, test, type Page } from "@playwright/test";
import { localizedPath } from "../../src/domain/paths";
import { homePageOf } from "../setup/site";
import { textsOf } from "../setup/texts";
import { translator } from "../setup/translator";
import { layoutShift } from "./support/layout-shift";
import { readers } from "./support/readers";
import { openWithScripts } from "./support/start-scripts";

const homes = readers.map(({ language, device }) => ({
  ...{ language, device },
  address: localizedPath("/", language),
}));

const schemes = ["light", "dark"] as const;
const heroPlate = /bay-(day|night)-(tall|wide)\.(avif|webp)$/;

/** The hero pictures that the browser requests from now on, in order, as `day tall`. */
function heroRequests(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const [, time, shape] = heroPlate.exec(request.url()) ?? [];
    if (time && shape) names.push(`${time} ${shape}`);
  });
  return names;
}

/** The hero picture that is visible, `day` or `night`, once it has loaded. */
async function shownPlate(page: Page): Promise<string> {
  const image = page.locator("main section").first().locator("img:visible");
  await expect(image).toHaveCount(1);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBeGreaterThan(0);
  const source = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
  return heroPlate.exec(source)?.[1] ?? source;
}

/** Scrolls through the whole page, so that all pictures are requested and all layout shifts have happened. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  }
  await page.waitForLoadState("networkidle");
}

/** Width in pixels of the `srcset` candidate that the browser chose; 0 before that. Runs in the page. */
function fetchedWidth(element: Element): number {
  const image = element as HTMLImageElement;
  const offered = [...(image.parentElement?.querySelectorAll("source") ?? []), image];
  const sizes = offered.flatMap(({ srcset }) => srcset.split(/,\s*/).map((size) => size.split(" ")));
  const [, width] = sizes.find(([address = ""]) => address && image.currentSrc.endsWith(address)) ?? [];
  return parseInt(width ?? "0");
}

for (const { language, device, address } of homes) {
  test.describe(`the upper half of the home page in ${language}`, { tag: device }, () => {
    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("shows every word and every picture", async ({ page, isMobile }) => {
        await page.goto(address);
        const { hero, about, work: all } = homePageOf(language);
        const { methodsTitle, ...work } = all;
        const methods = page.locator("summary", { hasText: methodsTitle });
        await expect(methods).toHaveCount(work.focusAreas.length);
        // only phones have too little room to show them all
        if (isMobile) for (const heading of await methods.all()) await heading.click();
        else await expect(methods.first()).toBeHidden();
        await expect(page.locator("article figcaption summary").first()).toBeVisible();
        const shown = (await page.locator("main").innerText()).replace(/\s+/g, " ");
        const { words, alternatives } = textsOf([hero, about, work]);
        expect(words.length).toBeGreaterThan(40);
        for (const text of words) expect(shown).toContain(text);
        for (const text of alternatives) await expect(page.getByRole("img", { name: text })).toBeVisible();
      });

      test("leads to giving and to the projects", async ({ page }) => {
        await page.goto(address);
        const links = page.locator("main section").first().getByRole("link");
        await expect(links.nth(0)).toHaveAttribute("href", localizedPath("/donate/", language));
        await expect(links.nth(1)).toHaveAttribute("href", localizedPath("/projects/", language));
      });
    });

    for (const colorScheme of schemes) {
      test.describe(`in ${colorScheme} colours`, () => {
        test.use({ colorScheme });

        test("fetches the one plate of the hero that it shows", async ({ page, isMobile }) => {
          const requests = heroRequests(page);
          await page.goto(address, { waitUntil: "networkidle" });
          const plate = colorScheme === "light" ? "day" : "night";
          expect(await shownPlate(page)).toBe(plate);
          expect(requests).toEqual([`${plate} ${isMobile ? "tall" : "wide"}`]);
        });

        test("shows the plate of the chosen colour scheme before any script is loaded", async ({ page }) => {
          const chosen = colorScheme === "light" ? "dark" : "light";
          await page.addInitScript((scheme) => localStorage.setItem("colour-scheme", scheme), chosen);
          await page.route("**/*.js", (route) => route.abort());
          await page.goto(address);
          expect(await shownPlate(page)).toBe(chosen === "dark" ? "night" : "day");
        });
      });
    }

    test("gives the first place in line to the hero's picture alone", async ({ page }) => {
      await page.goto(address);
      const urgent = page.locator("img[fetchpriority=high]");
      await expect(urgent).toHaveCount(1);
      await expect(urgent).toHaveAttribute("loading", "eager");
      await expect(page.locator("main section").first().locator("img[fetchpriority=high]")).toBeVisible();
      await expect(page.locator("main img:not([fetchpriority]):not([loading=lazy])")).toHaveCount(0);
    });

    test("holds still while it loads", async ({ page }) => {
      await page.goto(address);
      await readThrough(page);
      expect(await layoutShift(page)).toBeLessThan(0.01);
    });

    test("fits a screen of 320 pixels", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const words = page.locator("main :is(h1, h2, h3, p, li, dd):visible");
      const ends = await words.evaluateAll((elements) =>
        elements.map((e) => e.getBoundingClientRect().right),
      );
      expect(Math.max(...ends)).toBeLessThanOrEqual(320);
      const figures = page
        .getByRole("region", { name: translator(language)("home:stats.label") })
        .locator("dl > div");
      const widths = await figures.evaluateAll((all) =>
        all.map((e) => Math.round(e.getBoundingClientRect().width)),
      );
      expect(new Set(widths).size, "widths of the columns of key figures").toBe(1);
    });
  });
}

test("changes the plate with the colour scheme @desktop", async ({ page }) => {
  await openWithScripts(page, "/");
  expect(await shownPlate(page)).toBe("day");
  await page.getByRole("button", { name: translator("en")("common:colours.dark") }).click();
  await expect.poll(() => shownPlate(page)).toBe("night");
});

test("never gives a phone the largest pictures @phone", async ({ page }) => {
  await page.goto("/");
  const pictures = await page.locator("main img:visible").all();
  expect(pictures.length).toBeGreaterThan(6);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(fetchedWidth)).toBeGreaterThanOrEqual(360);
  }
  const widths = await Promise.all(pictures.map((picture) => picture.evaluate(fetchedWidth)));
  expect(Math.max(...widths)).toBeLessThanOrEqual(1280);
});

test("hover styles are only for pointers that can hover, since a finger leaves them behind", async ({
  page,
}) => {
  await page.goto("/");
  const everywhere = await page.evaluate(() => {
    const rules = (list: CSSRuleList): CSSRule[] =>
      [...list].flatMap((rule) => {
        if (rule instanceof CSSMediaRule && rule.conditionText.includes("hover: hover")) return [];
        return rule instanceof CSSGroupingRule ? [rule, ...rules(rule.cssRules)] : [rule];
      });
    return [...document.styleSheets]
      .flatMap((sheet) => rules(sheet.cssRules))
      .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.includes(":hover"))
      .map(({ cssText }) => cssText);
  });
  expect(everywhere).toEqual([]);
});
