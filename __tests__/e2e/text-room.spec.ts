import { expect, test } from "@playwright/test";
import { logo, short } from "../../src/components/Logo/Logo.styles";
import { localizedPath } from "../../src/domain/paths";
import { languageCodes } from "../setup/languages";
import { pageOfEveryKind } from "./support/every-kind";

/** The distances that readers may set: WCAG 2.2, 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

for (const language of languageCodes) {
  test(`every page in ${language} fits 320 pixels with a reader's own distances between letters @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of pageOfEveryKind) {
      await page.goto(localizedPath(path, language), { waitUntil: "domcontentloaded" });
      await page.addStyleTag({ content: spacing });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft([path, needed]).toEqual([path, 320]);
    }
  });
}

for (const [width, tag] of [
  [320, " @phone"],
  [1280, " @desktop"],
] as const) {
  test(`every page fits ${width} pixels with words as long as the longest of Indonesian${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const path of pageOfEveryKind) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.evaluate(lengthenWords, "mempertanggungjawabkannya");
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft([path, needed]).toEqual([path, width]);
    }
  });
}

/** Runs in the page: puts one word in place of each text without a figure, but not in tables: their words stay whole. */
function lengthenWords(word: string): void {
  for (const part of document.querySelectorAll("main, footer")) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement?.closest("script, style, table")) continue;
      text.data = text.data.replace(/^(\s*)[^\s\d]\D*\p{L}{3}\D*?(\s*)$/u, `$1${word}$2`);
    }
  }
}

test("beside a mark, a short name is shown whole or not at all, and the mark keeps its shape @phone", async ({
  page,
}) => {
  const seen = async (room: number) => {
    await page.setContent(`
      <style>:root { --tap: 44px } a { ${logo.styles} ${short.styles} }</style>
      <div style="display: flex; width: ${room}px"><a><svg></svg><span>Lunting</span></a></div>
    `);
    const boxes = await Promise.all(["a", "svg", "span"].map((each) => page.locator(each).boundingBox()));
    const [link, mark, name] = boxes;
    if (!link || !mark || !name) throw new Error("There is no logo.");
    const isWhole = name.x + name.width <= link.x + link.width && name.y < link.y + link.height;
    const isHidden = name.y >= link.y + link.height;
    return {
      shape: Math.round((mark.width / mark.height) * 100) / 100,
      name: isWhole ? "whole" : isHidden ? "hidden" : "cut",
    };
  };
  expect(await seen(300)).toEqual({ shape: 1, name: "whole" });
  expect(await seen(90)).toEqual({ shape: 1, name: "hidden" });
  expect(await seen(40)).toEqual({ shape: 1, name: "hidden" });
});
