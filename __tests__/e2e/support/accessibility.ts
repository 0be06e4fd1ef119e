import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { colourRules, standards } from "../../../scripts/lib/visit-page.mjs";

/** Fails with what axe finds in either colour scheme, or where something is wider than the page. */
export async function expectSound(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page, colourRules);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

/**
 * Fails with what axe finds against WCAG 2.2 AA and best practice on the page as it stands.
 *
 * @param rules only these, instead of all
 * @param part only what this selector finds, instead of the whole page
 */
export async function expectAccessible(page: Page, rules?: readonly string[], part?: AxePart): Promise<void> {
  // There are no frames here, for which axe would otherwise open a page at each look.
  const whole = new AxeBuilder({ page }).setLegacyMode();
  const axe = part ? whole.include(part) : whole;
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(standards)).analyze();
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(" "))]);
  expect(found).toEqual([]);
}

/** A selector, or one inside a frame: the frame's and then its own. */
type AxePart = Parameters<AxeBuilder["include"]>[0];
