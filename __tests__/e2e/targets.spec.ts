import { expect, test, type Page } from "@playwright/test";
import { searchPath } from "../../src/domain/search";
import { pageOfEveryKind } from "./support/every-kind";
import { openWithScripts } from "./support/start-scripts";

const found = `${searchPath}?q=dugong`;

/** Opens all that can be opened on the page, such as notes on figures. */
const openAll = () => {
  for (const each of document.querySelectorAll("details")) {
    each.removeAttribute("name");
    each.open = true;
  }
};

/**
 * The controls that are narrower or lower than a finger needs. A tap meets a control's box, its label, or a box that
 * its style puts over or under it. Two kinds may be smaller: links within a sentence, and the markers of the map, which
 * stand as close as their places.
 */
const smallControls = () => {
  const isWithinText = (control: Element) =>
    getComputedStyle(control).display === "inline" &&
    control.parentElement?.textContent.trim() !== control.textContent.trim();
  const sizes = (control: Element) => [
    ...[control, ...(control instanceof HTMLInputElement ? (control.labels ?? []) : [])].map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return [width, height] as const;
    }),
    ...["::before", "::after"].map((name) => {
      const { position, width, height } = getComputedStyle(control, name);
      return position === "absolute" ? ([parseFloat(width), parseFloat(height)] as const) : ([0, 0] as const);
    }),
  ];
  return [...document.querySelectorAll("a, button, summary, input, select, textarea")]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.matches("[tabindex='-1'], svg + ul a") && !isWithinText(control))
    .filter((control) => sizes(control).every(([width, height]) => Math.round(Math.min(width, height)) < 44))
    .map((control) => `${control.textContent.trim()}: ${sizes(control).join(" ")}`);
};

async function open(page: Page, path: string) {
  await openWithScripts(page, path);
  if (path === found) await expect(page.getByRole("main").locator("ol h3 a").first()).toBeVisible();
  await page.evaluate(openAll);
}

test("controls are as large as a finger needs @phone", async ({ page }) => {
  for (const path of [...pageOfEveryKind, found]) {
    await open(page, path);
    expect.soft({ path, small: await page.evaluate(smallControls) }).toEqual({ path, small: [] });
  }
});

test("what can be opened has room on an upright tablet @desktop", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of pageOfEveryKind) {
    await page.goto(path);
    await page.evaluate(openAll);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft({ path, width }).toEqual({ path, width: 768 });
  }
});
