import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { packPath } from "../../src/domain/offline";
import { localizedPath } from "../../src/domain/paths";
import { languageCodes } from "../setup/languages";
import { showKeys } from "./support/key-strings";
import { saidPack, saidPages } from "./support/said-pages";
import { saidText } from "./support/said-text";
import { readToEnd, startReading, waitForRest } from "./support/screen-reader";
import { openWithScripts } from "./support/start-scripts";

const texts = path.join(__dirname, "said");

test("every text belongs to a page that is read @desktop", () => {
  const expected = Object.keys(saidPages).map((name) => `${name}.txt`);
  for (const language of languageCodes) {
    expect(readdirSync(path.join(texts, language)).sort()).toEqual(expected.sort());
  }
});

for (const language of languageCodes) {
  for (const [name, address] of Object.entries(saidPages)) {
    test(`what a screen reader says on ${localizedPath(address, language)} is what was reviewed @desktop`, async ({
      page,
    }) => {
      await showKeys(page);
      await page.route(packPath, (route) => route.fulfill({ json: saidPack }));
      await openWithScripts(page, localizedPath(address, language));
      await waitForRest(page);
      await expect(page.getByText("{common:skip}")).toBeAttached();
      await startReading(page);
      const said = await readToEnd(page);
      const text = `title: ${await page.title()}\n${saidText(said)}`;
      expect(text).toMatchSnapshot([language, `${name}.txt`]);
    });
  }
}
