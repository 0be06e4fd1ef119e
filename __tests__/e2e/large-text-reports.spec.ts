import { expect, test, type Page } from "@playwright/test";
import config from "../../playwright.config";
import { localizedPath } from "../../src/domain/paths";
import { languageCodes } from "../setup/languages";

const { launchOptions } = config.use ?? {};

// letters half as large again as usual, as a reader sets them in the browser
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=24"],
  },
});

/** The words and amounts of tables and lists of facts that take more than one line. */
const broken = (page: Page) =>
  page.locator("main :is(table, dl)").evaluateAll((all) =>
    all.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const word of (text.textContent ?? "").matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word[0]);
        }
      }
      return found;
    }),
  );

for (const language of languageCodes) {
  // a narrow phone, and one on which these letters are as large as usual ones are on a narrow phone
  for (const width of [320, 480]) {
    test(`no word or amount of the accounts in ${language} breaks at ${width} pixels @phone`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const path of ["/transparency/", "/transparency/dry-season/", "/transparency/wet-season/"]) {
        await page.goto(localizedPath(path, language));
        expect.soft([path, await broken(page)]).toEqual([path, []]);
      }
    });
  }
}
