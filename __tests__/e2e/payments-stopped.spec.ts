import { expect, test, type Page } from "@playwright/test";
import { localizedPath } from "../../src/domain/paths";
import { resourcesOf } from "../setup/site";
import { translator } from "../setup/translator";
import { expectSound } from "./support/accessibility";
import { startGivingSite, type GivingSite } from "./support/giving-site";
import { readers } from "./support/readers";
import { openWithScripts } from "./support/start-scripts";

let site: GivingSite;

test.beforeAll(async () => {
  site = await startGivingSite({ PAYMENT_PROVIDERS: "none" });
});

test.afterAll(() => site.close());

const give = (page: Page) => page.locator('form[action="/api/donations"] button[type=submit]');

for (const { language, device } of readers) {
  const t = translator(language);
  const at = (address: string) => site.url + localizedPath(address, language);
  const book = resourcesOf(language).find(({ price, deliverable }) => price > 0 && deliverable);
  if (!book) throw new Error("The tests' own site sells nothing.");
  const buy = t(`resources:buy.${book.type}`);

  test.describe(`while payments are stopped, in ${language}`, { tag: device }, () => {
    test("giving says so before and after the click", async ({ page }) => {
      await openWithScripts(page, at("/donate/"));
      await expect(give(page)).toHaveAccessibleDescription(t("forms:order.next.none"));
      await give(page).click();
      await expect(page.getByText(t("forms:problems.payment_unavailable"))).toBeVisible();
      await expectSound(page);
    });

    test("nothing is sold: one asks for it instead", async ({ page }) => {
      await openWithScripts(page, at(`/resources/${book.slug}/`));
      await expect(page.getByText(t("resources:notOnSale.text"))).toBeVisible();
      await expect(page.getByRole("button", { name: buy })).toHaveCount(0);
      await expectSound(page);
      await page.getByRole("link", { name: t("resources:notOnSale.ask") }).click();
      await expect(page.locator("#contact")).toBeInViewport();
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("an order is refused, and leads to the form of the home page", async ({ page }) => {
        for (const [address, button] of [
          ["/donate/", give(page)],
          [`/resources/${book.slug}/`, page.getByRole("button", { name: buy })],
        ] as const) {
          await page.goto(at(address));
          await button.click();
          await expect(page.getByText(t("forms:problems.payment_unavailable"))).toBeVisible();
          await page.getByRole("link", { name: t("server:page.ask") }).click();
          await expect(page.locator("#contact")).toBeInViewport();
        }
      });
    });
  });
}
