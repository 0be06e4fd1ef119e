import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { givingSettings } from "../../src/content-model/settings/giving";
import { siteSettings } from "../../src/content-model/settings/site";
import { day } from "../../src/domain/durations";
import { formatAmount } from "../../src/domain/format";
import { toMoney } from "../../src/domain/money";
import { localizedPath } from "../../src/domain/paths";
import { pricesFor } from "../../src/domain/price";
import { momentInZone } from "../../src/domain/zone-time";
import type { Language } from "../setup/languages";
import { campaignsOf, copyOf, defaultCampaignOf, resourcesOf, siteContent } from "../setup/site";
import { translator } from "../setup/translator";
import { expectSound } from "./support/accessibility";
import { chooseDollars, chooseRupiah, customAmount as custom, pressChoice } from "./support/give-form";
import { readers } from "./support/readers";
import { openWithScripts, startScripts } from "./support/start-scripts";

const button = (page: Page) => page.locator('form[action="/api/donations"] button[type=submit]');
const preset = (page: Page, amount: number) => page.locator(`input[name=presetUSD][value="${amount}"]`);

/** Typed amounts in each language and their value; `unclear` could mean two amounts. */
const typedAmounts: Readonly<Record<Language, Typed>> = {
  en: {
    means: [
      ["75.50", 75.5],
      ["75,50", 75.5],
      ["1,000", 1000],
    ],
    unclear: "3.000",
    corrected: ["1000.5", 1000.5],
  },
  id: {
    means: [
      ["75,50", 75.5],
      ["75.50", 75.5],
      ["1.000", 1000],
    ],
    unclear: "3,000",
    corrected: ["1000,5", 1000.5],
  },
};

/** Fifty thousand rupiah, as they are typed in either language. */
const rupiah = ["Rp50.000", "50 ribu", "50 000", "50rb", "Rp 50,000", "٥٠٠٠٠"];

interface Typed {
  readonly means: readonly (readonly [string, number])[];
  readonly unclear: string;
  readonly corrected: readonly [string, number];
}

for (const { language, device } of readers) {
  const t = translator(language);
  const at = (address: string) => localizedPath(address, language);
  const dollars = (amount: number) => formatAmount(toMoney("USD", amount), language);
  const trial = (action: string) => t("forms:order.trial", { action });
  const give = (amount: number) => trial(t("donate:button.once", { amount: dollars(amount) }));
  const giving = at("/donate/");
  const { defaultAmount, maximum, tiers } = defaultCampaignOf(language).usd;
  const other = campaignsOf(language).find((campaign) => !campaign.default);
  const { means, unclear, corrected } = typedAmounts[language];
  const ofType = (type: string) => resourcesOf(language).find((resource) => resource.type === type);
  const [book, course, template] = [ofType("ebook"), ofType("course"), ofType("template")];
  if (!other || !book || !course || !template?.file) throw new Error("The tests' own site lacks something.");
  const free = { slug: template.slug, file: template.file.base };

  for (const locale of ["en-US", "id-ID"]) {
    test.describe(`giving in ${language}, in a browser in ${locale}`, { tag: device }, () => {
      test.use({ locale });

      test("amounts are read as the page's language writes them", async ({ page }) => {
        await openWithScripts(page, giving);
        await chooseDollars(page);
        for (const [typed, amount] of means) {
          await custom(page).clear();
          await custom(page).pressSequentially(typed);
          await expect(button(page)).toHaveText(give(amount));
        }
        await custom(page).clear();
        await custom(page).pressSequentially(unclear);
        await button(page).click();
        await expect(custom(page)).toHaveAttribute("aria-invalid", "true");
        await expect(custom(page)).toBeFocused();
        await expect(custom(page)).toHaveValue(unclear);
        await expectSound(page);
      });

      test("rupiah are read however people write them", async ({ page }) => {
        const written = formatAmount(toMoney("IDR", 50_000), language);
        await openWithScripts(page, giving);
        await chooseRupiah(page);
        for (const typed of rupiah) {
          await custom(page).clear();
          await expect(button(page)).not.toHaveText(trial(t("donate:button.once", { amount: written })));
          await custom(page).pressSequentially(typed);
          await expect(button(page)).toHaveText(trial(t("donate:button.once", { amount: written })));
        }
      });

      test.describe("without scripts", () => {
        test.use({ javaScriptEnabled: false });

        test("a form comes back with an amount that is unclear, and takes it corrected", async ({ page }) => {
          await page.goto(giving);
          await chooseDollars(page);
          await custom(page).pressSequentially(unclear);
          await button(page).click();
          await expect(custom(page)).toHaveAttribute("aria-invalid", "true");
          await expect(custom(page)).toHaveValue(unclear);
          for (const meaning of [3, 3000])
            await expect(page.getByRole("button", { name: dollars(meaning), exact: true })).toBeVisible();
          await custom(page).clear();
          await custom(page).pressSequentially(corrected[0]);
          await page.getByRole("button", { name: t("forms:donation.continue") }).click();
          const thanks = t("server:sample.donation", { amount: dollars(corrected[1]) });
          await expect(page.getByText(thanks)).toBeVisible();
        });
      });
    });
  }

  test.describe(`giving in ${language}`, { tag: device }, () => {
    test("who goes on to another page and comes back, or reloads, finds what was chosen", async ({
      page,
    }) => {
      await openWithScripts(page, giving);
      await chooseDollars(page);
      await custom(page).fill("75");
      await pressChoice(page.getByRole("radio", { name: t("forms:donation.monthly") }));
      const chosen = trial(t("donate:button.monthly", { amount: dollars(75) }));
      await expect(button(page)).toHaveText(chosen);
      for (const leave of [() => page.goto(at("/")), () => page.goto("about:blank")]) {
        await leave();
        await page.goBack();
        await startScripts(page);
        await expect(custom(page)).toHaveValue("75");
        await expect(button(page)).toHaveText(chosen);
      }
      await page.reload();
      await startScripts(page);
      await expect(button(page)).toHaveText(chosen);
    });

    test("presets and an amount of one's own take turns, and bounds are explained", async ({ page }) => {
      const [, , third, last] = [...tiers.map(({ amount }) => amount).slice(0, 3), tiers.at(-2)?.amount];
      await openWithScripts(page, giving);
      await chooseDollars(page);
      await expect(preset(page, defaultAmount)).toBeChecked();
      await expect(button(page)).toHaveText(give(defaultAmount));
      await custom(page).fill(String(maximum * 2));
      await button(page).click();
      const tooLarge = t("forms:errors.amount.too_large", { maximum: dollars(maximum) });
      await expect(custom(page)).toHaveAccessibleDescription(tooLarge);
      await expect(custom(page)).toBeFocused();
      await custom(page).fill("75");
      await expect(page.locator("input[name=presetUSD]:checked")).toHaveCount(0);
      await expect(button(page)).toHaveText(give(75));
      await preset(page, Number(third)).check({ force: true });
      await expect(custom(page)).toHaveValue("");
      await expect(button(page)).toHaveText(give(Number(third)));
      await preset(page, Number(last)).check({ force: true });
      await expect(page.locator("li[aria-current]")).toContainText(String(tiers.at(-2)?.impact));
      await custom(page).fill("10");
      await custom(page).fill("");
      await expect(button(page)).toBeDisabled();
      await expect(page.locator("li[aria-current]")).toHaveCount(0);
    });

    test("while no provider is connected, it says that nothing is charged, then thanks", async ({ page }) => {
      await openWithScripts(page, giving);
      await expect(page.getByText(t("forms:order.next.sample"))).toBeVisible();
      await expect(page.getByText(t("forms:order.next.live"))).toHaveCount(0);
      await chooseDollars(page);
      await custom(page).fill("30");
      await pressChoice(page.getByRole("radio", { name: t("forms:donation.monthly") }));
      await expect(button(page)).toHaveText(trial(t("donate:button.monthly", { amount: dollars(30) })));
      await button(page).click();
      const thanks = t("server:sample.monthlyDonation", { amount: dollars(30) });
      await expect(page.getByRole("status").getByText(thanks)).toBeVisible();
      await expect(page.getByRole("status").getByText(t("forms:order.sample"))).toBeVisible();
      await expectSound(page);
    });

    test("a permit that has ended since the build is not shown, even before scripts run", async ({
      page,
    }) => {
      const { permitNumber, permitExpires } = copyOf(givingSettings, language);
      const { legalName } = copyOf(siteSettings, language);
      await page.clock.setFixedTime(momentInZone(permitExpires).getTime() + day);
      for (const path of ["/donate/", "/transparency/"]) {
        await page.goto(localizedPath(path, language));
        const permit = page.getByText(permitNumber);
        await expect(permit).toBeHidden();
        await expect(page.locator("dd", { hasText: legalName }).first()).toBeVisible();
        await startScripts(page);
        await expect(permit).toBeHidden();
      }
    });

    test("another campaign has its own page and form", async ({ page }) => {
      await page.goto(giving);
      await page.getByRole("link", { name: other.name }).click();
      await expect(page).toHaveURL(at(`/donate/${other.slug}/`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(other.title);
      await expect(page.locator("input[name=campaign]")).toHaveValue(other.slug);
    });

    test("a free resource gives the file of its language, last of all", async ({ page }) => {
      await page.goto(at(`/resources/${free.slug}/`));
      const links = page.locator("a[download]");
      const formats = (["pdf", "xlsx", "csv"] as const).map((format) => t(`common:file.format.${format}`));
      await expect(links).toContainText(formats);
      const link = links.last();
      const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
      expect(download.suggestedFilename()).toBe(free.file);
      const original = await readFile(path.join(siteContent, "files", free.file));
      expect(await readFile(await download.path())).toEqual(original);
    });

    test("buying says that nothing is charged while no provider is connected", async ({ page }) => {
      await openWithScripts(page, at(`/resources/${book.slug}/`));
      await expect(
        page.getByText(formatAmount(pricesFor(language, book)[0], language)).first(),
      ).toBeVisible();
      await expect(page.getByText(t("forms:order.next.sample"))).toBeVisible();
      await page.getByRole("button", { name: t("resources:buy.ebook") }).click();
      await expect(page.getByText(t("forms:order.samplePurchase"))).toBeVisible();
      await expect(page.getByText(t("forms:order.sample"))).toBeVisible();
      await expectSound(page);
    });

    test("a link to a shelf leads there, and an unknown payment is not found", async ({ page }) => {
      await page.goto(at("/resources/#guide"));
      const shelf = page.getByRole("heading", { level: 2, name: t("resources:groups.guide") });
      await expect(shelf).toBeInViewport();
      await page.goto(at("/donate/result/?ref=nothing"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("server:result.unknownTitle"));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expectSound(page);
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("a gift of one's own amount and a purchase are sent", async ({ page }) => {
        const [typed, amount] = corrected;
        await page.goto(giving);
        await expect(page.getByText(t("forms:order.next.unknown"))).toBeVisible();
        await chooseDollars(page);
        await custom(page).pressSequentially(typed);
        await expect(button(page)).toHaveText(t("common:donate"));
        await button(page).click();
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.getByText(t("forms:order.next.sample"))).toBeVisible();
        await expect(page.getByText(t("server:sample.donation", { amount: dollars(amount) }))).toBeVisible();
        await page.getByRole("button", { name: t("server:page.back") }).click();
        await expect(custom(page)).toHaveValue(amount.toFixed(2));
        await expect(page.locator("input[name=currency][value=USD]")).toBeChecked();

        await page.goto(at(`/resources/${course.slug}/`));
        await page.getByRole("button", { name: t("resources:buy.course") }).click();
        await expect(page.getByText(t("forms:order.samplePurchase"))).toBeVisible();
      });
    });
  });
}
