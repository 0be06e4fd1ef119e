import { expect, test } from "@playwright/test";
import { formatLanguage } from "../../src/domain/format";
import { localizedPath } from "../../src/domain/paths";
import { translator } from "../setup/translator";
import { expectSound } from "./support/accessibility";
import { readers } from "./support/readers";

/** The project whose text in each language is older than in the other. */
const older = { en: "nipah-creek", id: "listening-buoy" };

/** The note on the page of a project in a language. */
const noteOf = (language: "en" | "id") => {
  const other = language === "en" ? "id" : "en";
  const words = translator(language)("common:newerText", { language: formatLanguage(other, language) });
  return { other, words, address: `/projects/${older[language]}/` } as const;
};

for (const { language, device } of readers) {
  const { other, words, address } = noteOf(language);

  test(`whoever reads an older text in ${language} is led to the newer one ${device}`, async ({ page }) => {
    await page.goto(localizedPath(address, language));
    await expect(page.getByRole("note").getByRole("link", { name: words })).toBeVisible();
    await expectSound(page);
    await page.getByRole("note").getByRole("link", { name: words }).click();
    await expect(page).toHaveURL(localizedPath(address, other));
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(page.getByRole("note")).toHaveCount(0);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, device } of readers) {
    const { other, words, address } = noteOf(language);

    test(`an older text in ${language} leads to the newer one ${device}`, async ({ page }) => {
      await page.goto(localizedPath(address, language));
      await page.getByRole("link", { name: words }).click();
      await expect(page).toHaveURL(localizedPath(address, other));
    });
  }
});
