import { basename } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { siteSettings } from "../../src/content-model/settings/site";
import { localizedPath } from "../../src/domain/paths";
import { wordsOf } from "../setup/site";
import { translator } from "../setup/translator";
import { serveInPieces } from "./support/in-pieces";
import { layoutShift } from "./support/layout-shift";
import { readers } from "./support/readers";

/** Blocks the web font. Returns a function that lets it load, and the files that were asked for. */
async function holdFontBack(page: Page) {
  const asked = new Set<string>();
  let letGo!: () => void;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    asked.add(basename(route.request().url()));
    await held;
    await route.continue();
  });
  return { letGo, asked };
}

const webFontIsUsed = () => document.fonts.check("420 17px 'Plus Jakarta Sans Variable'");

const latePages = readers.flatMap(({ language, device }) =>
  ["/", "/news/"].map((path) => ({ path: localizedPath(path, language), device })),
);

for (const { path, device } of latePages) {
  test(`nothing moves on ${path} when the font arrives late`, { tag: device }, async ({ page }) => {
    const font = await holdFontBack(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForTimeout(300);
    expect(await page.evaluate(webFontIsUsed)).toBe(false);
    font.letGo();
    await page.waitForFunction(webFontIsUsed);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    expect([...font.asked]).toEqual([expect.stringContaining("basic")]);
  });
}

/** One page of each kind, long and short. */
const kinds = [
  "/",
  "/projects/",
  "/projects/tide-school/",
  "/news/",
  "/news/thirty-shells/",
  "/resources/",
  "/resources/shore-book/",
  "/donate/",
  "/tracking/",
  "/demo/",
  "/offline/",
  "/transparency/",
  "/help/",
  "/search/",
  "/inquiry-sent/",
  "/no-such-page/",
];

for (const { language, device } of readers) {
  test(`nothing moves while a page arrives in pieces: ${language} ${device}`, async ({ page, baseURL }) => {
    const slow = await serveInPieces(baseURL ?? "");
    const moved: string[] = [];
    for (const path of kinds) {
      await page.goto(slow.origin + localizedPath(path, language));
      const shift = await layoutShift(page);
      if (shift > 0.01) moved.push(`${path} ${shift}`);
    }
    slow.end();
    expect(moved).toEqual([]);
  });
}

test("the site's name has its place before the rest of the header arrives @phone", async ({ page }) => {
  await page.goto("/projects/");
  const header = page.getByRole("banner");
  const name = header.getByText(wordsOf(siteSettings, "en").name);
  const donate = header.getByRole("link", { name: translator("en")("common:donate") });
  const place = await name.boundingBox();
  expect(place?.width).toBeGreaterThan(0);
  await donate.evaluate((link) => (link.textContent += " for the reef"));
  expect(await name.boundingBox()).toEqual(place);
});

/** Fonts that devices have, by the family of `fonts.css` that is scaled to the web font's size. */
const deviceFonts = { "Plus Jakarta Sans Fallback": "arimo", "Plus Jakarta Sans Fallback Roboto": "roboto" };

for (const [family, font] of Object.entries(deviceFonts)) {
  test(`the device's font is as wide and as high as the web font: ${font} @phone`, async ({ page }) => {
    // this machine may not have the font
    await page.route("/device-font/*", (route) =>
      route.fulfill({
        path: require.resolve(`@fontsource/${font}/files/${basename(route.request().url())}`),
      }),
    );
    await page.goto("/");
    const sizes = await page.evaluate(measureFonts, { family, font });
    expect(sizes).toHaveLength(2);
    for (const { width, height } of sizes) {
      expect(width).toBeGreaterThan(0.98);
      expect(width).toBeLessThan(1.02);
      expect(height).toBeGreaterThan(0.97);
      expect(height).toBeLessThan(1.03);
    }
  });
}

/**
 * The width and height of the page's text in a device's font, divided by those in the web font, at the weights
 * of text and of headings. Runs in the page.
 */
async function measureFonts({ family, font }: { readonly family: string; readonly font: string }) {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
  const familyOf = ({ style }: CSSFontFaceRule) =>
    style.getPropertyValue("font-family").replaceAll(/["']/g, "");
  // with `font-display: optional` a slow page may not use its web font: load it under another name
  for (const { style } of rules.filter((rule) => familyOf(rule).includes("Variable"))) {
    const unicodeRange = style.getPropertyValue("unicode-range");
    const part = new FontFace("Measured", style.getPropertyValue("src"), { weight: "200 800", unicodeRange });
    document.fonts.add(await part.load());
  }
  for (const rule of rules.filter((candidate) => familyOf(candidate) === family)) {
    const weight = rule.style.getPropertyValue("font-weight").startsWith("200") ? 400 : 700;
    const file = `/device-font/${font}-latin-${weight}-normal.woff2`;
    document.styleSheets[0]?.insertRule(
      rule.cssText.replace(/src:[^;]*;/, `src: url("${file}");`).replace(family, "Device"),
    );
  }
  await Promise.all([420, 740].map((weight) => document.fonts.load(`${weight} 20px Device`)));
  const text = document.querySelector("main")?.textContent ?? "";
  const measure = (weight: number, name: string) => {
    const line = document.createElement("span");
    line.style.cssText = `position:absolute;white-space:nowrap;line-height:normal;font:${weight} 20px '${name}', monospace`;
    line.textContent = text;
    document.body.append(line);
    const { width, height } = line.getBoundingClientRect();
    line.remove();
    return { width, height };
  };
  return [420, 740].map((weight) => {
    const own = measure(weight, "Measured");
    const device = measure(weight, "Device");
    return { width: device.width / own.width, height: device.height / own.height };
  });
}
