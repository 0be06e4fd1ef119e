import { expect, test, type Page } from "@playwright/test";
import { localizedPath } from "../../src/domain/paths";
import { serveInPieces } from "./support/in-pieces";
import { layoutShift } from "./support/layout-shift";
import { readers } from "./support/readers";

/** Blocks the web font. Returns a function that lets it load. */
async function holdFontBack(page: Page) {
  let letGo!: () => void;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const webFontIsUsed = () => document.fonts.check("420 17px 'Plus Jakarta Sans Variable'");

for (const path of ["/", "/id/", "/news/", "/id/news/"]) {
  test(`nothing moves on ${path} when the font arrives late`, async ({ page }) => {
    const letFontGo = await holdFontBack(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForTimeout(300);
    expect(await page.evaluate(webFontIsUsed)).toBe(false);
    letFontGo();
    await page.waitForFunction(webFontIsUsed);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });
}

/**
 * One page of each kind that fills the window. On a shorter one the footer is at the bottom of the window and
 * grows upwards as it arrives.
 */
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

test("the device's font is as wide and as high as the web font", async ({ page }) => {
  await page.goto("/");
  const sizes = await page.evaluate(async () => {
    // with `font-display: optional` a slow page may not use its web font: load it under another name to
    // measure it
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const webFont = rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .find(({ style }) => style.getPropertyValue("font-family").includes("Variable"));
    const source = webFont?.style.getPropertyValue("src") ?? "";
    document.fonts.add(await new FontFace("Measured", source, { weight: "200 800" }).load());
    await Promise.all(
      [420, 740].map((weight) => document.fonts.load(`${weight} 20px 'Plus Jakarta Sans Fallback'`)),
    );
    const text = document.querySelector("main")?.textContent ?? "";
    const measure = (weight: number, family: string) => {
      const line = document.createElement("span");
      line.style.cssText = `position:absolute;white-space:nowrap;line-height:normal;font:${weight} 20px '${family}'`;
      line.textContent = text;
      document.body.append(line);
      const { width, height } = line.getBoundingClientRect();
      line.remove();
      return { width, height };
    };
    return [420, 740].map((weight) => {
      const own = measure(weight, "Measured");
      const fallback = measure(weight, "Plus Jakarta Sans Fallback");
      return { width: fallback.width / own.width, height: fallback.height / own.height };
    });
  });
  for (const { width, height } of sizes) {
    expect(width).toBeGreaterThan(0.98);
    expect(width).toBeLessThan(1.02);
    expect(height).toBeGreaterThan(0.97);
    expect(height).toBeLessThan(1.03);
  }
});
