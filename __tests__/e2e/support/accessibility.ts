import { expect, type Page } from "@playwright/test";
import { axeProblems, colourRules } from "../../../scripts/lib/axe.mjs";

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
 * @param only checks only these axe rules
 * @param part checks only what this selector matches, instead of the whole page: for an element in a frame, the
 *   frame's selector and the element's
 */
export async function expectAccessible(
  page: Page,
  only?: readonly string[],
  part?: string | readonly string[],
): Promise<void> {
  // colours that are on their way to others are none
  await page.waitForFunction(
    () =>
      !document.getAnimations().some((each) => each instanceof CSSTransition && each.playState === "running"),
  );
  expect(await axeProblems(page, { only, part })).toEqual([]);
}

/** Fails on colours of a page that {@link expectAccessible} has checked, in the scheme that it has now. */
export async function expectColoursAgain(page: Page): Promise<void> {
  expect(await axeProblems(page, { only: colourRules })).toEqual([]);
}
