import type AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { axeAgain, axeOf, colourRules, standards } from "../../../scripts/lib/visit-page.mjs";

/** Fails on axe violations in either colour scheme, and if the page scrolls horizontally. */
export async function expectSound(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectColoursAgain(page);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

/**
 * Fails on axe violations of WCAG 2.2 AA and best practice on the page in its current state.
 *
 * @param rules checks only these axe rules
 * @param part checks only what this selector matches, instead of the whole page
 */
export async function expectAccessible(page: Page, rules?: readonly string[], part?: AxePart): Promise<void> {
  // colours that are on their way to others are none
  await page.waitForFunction(
    () =>
      !document.getAnimations().some((each) => each instanceof CSSTransition && each.playState === "running"),
  );
  const whole = axeOf(page);
  const axe = part ? whole.include(part) : whole;
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(standards)).analyze();
  expectNone(violations);
}

/** Fails on colours of a page that {@link expectAccessible} has checked, in the scheme that it has now. */
export async function expectColoursAgain(page: Page): Promise<void> {
  expectNone(await axeAgain(page, colourRules));
}

function expectNone(violations: Awaited<ReturnType<typeof axeAgain>>): void {
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(" "))]);
  expect(found).toEqual([]);
}

/** A selector; for an element in a frame, the frame's selector and the element's. */
type AxePart = Parameters<AxeBuilder["include"]>[0];
