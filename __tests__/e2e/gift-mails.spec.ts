import { expect, test, type Page } from "@playwright/test";
import { givingSettings } from "../../src/content-model/settings/giving";
import { feeFor, withFee } from "../../src/domain/fee";
import { dollars, formatMoney } from "../../src/domain/money";
import { localizedPath } from "../../src/domain/paths";
import { giftsPath } from "../../src/domain/payment";
import { pricesFor } from "../../src/domain/price";
import { smtpStandIn, type SmtpStandIn } from "../server/support/smtp-stand-in";
import { copyOf, resourcesOf } from "../setup/site";
import { translator } from "../setup/translator";
import { expectSound } from "./support/accessibility";
import { chooseDollars, customAmount, pressChoice } from "./support/give-form";
import { startGivingSite, type GivingSite } from "./support/giving-site";
import { readers } from "./support/readers";
import { openWithScripts } from "./support/start-scripts";

let mail: SmtpStandIn;
let site: GivingSite;

test.beforeAll(async () => {
  mail = await smtpStandIn();
  const addresses = { MAIL_FROM: "site@example.org", MAIL_TO: "team@example.org" };
  site = await startGivingSite({ SMTP_URL: mail.url, ...addresses });
});

test.afterAll(async () => {
  await site.close();
  await mail.close();
});

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** The address with this parameter in each mail to somebody, the oldest first. */
function linksTo(to: string, parameter: string): readonly string[] {
  const link = new RegExp(`http://\\S+[?&]${parameter}=[\\w.~-]+`);
  return mail.taken
    .filter((message) => message.to.includes(to))
    .flatMap(({ source }) => link.exec(unfolded(source))?.[0] ?? []);
}

/** A message without the line breaks and equals signs of quoted-printable. */
const unfolded = (source: string) => source.replaceAll("=\r\n", "").replaceAll("=3D", "=");

for (const { language, device } of readers) {
  const t = translator(language);
  const at = (address: string) => site.url + localizedPath(address, language);
  const typed = { en: "75.50", id: "75,50" }[language];
  const chosen = dollars(75.5);
  const rule = copyOf(givingSettings, language).fees?.stripe;
  const whole = withFee(chosen, rule ? feeFor(chosen, rule) : undefined);
  const amount = formatMoney(whole, language);
  const book = resourcesOf(language).find(({ type }) => type === "ebook");
  if (!book || !rule) throw new Error("The tests' own site sells no book, or knows no fee.");

  test.describe(`mails in ${language}`, { tag: device }, () => {
    test("who gives monthly, with fee and dedication, gets the link to the gift, and again on request", async ({
      page,
    }) => {
      const donor = `ayu-${language}@example.org`;
      await openWithScripts(page, at("/donate/"));
      await chooseDollars(page);
      await customAmount(page).pressSequentially(typed);
      await pressChoice(page.getByRole("radio", { name: t("forms:donation.monthly") }));
      await page.getByRole("checkbox", { name: t("server:fee.cover") }).check();
      await page.getByText(t("server:words.summary")).click();
      await page.getByRole("main").locator("form").getByLabel(t("server:words.dedication")).fill("Nenek");
      await page.getByRole("main").locator("form").getByLabel(t("forms:inquiry.email")).first().fill(donor);
      await page.locator('form[action="/api/donations"] button[type=submit]').click();
      await expect(page.getByText(`${whole.minor} usd subscription`)).toBeVisible();
      await page.getByRole("button", { name: "pay" }).click();
      await expect(title(page)).toHaveText(t("server:result.paidTitle"));
      const tell = page.getByRole("link", { name: t("server:thanks.whatsapp") });
      const address = encodeURIComponent(at("/donate/"));
      await expect(tell).toHaveAttribute("href", new RegExp(`^https://wa\\.me/.*${address}`));
      await expect.poll(() => linksTo(donor, "link")).toHaveLength(1);

      await page.goto(site.url + giftsPath(language));
      await page.getByRole("main").locator("form").getByLabel(t("forms:inquiry.email")).fill("ayu@");
      await page.getByRole("button", { name: t("server:gift.send") }).click();
      await expect(page.getByText(t("forms:errors.email.invalid"))).toBeVisible();
      await page.getByRole("main").locator("form").getByLabel(t("forms:inquiry.email")).fill(donor);
      await page.getByRole("button", { name: t("server:gift.send") }).click();
      await expect(page.getByText(t("server:gift.asked"))).toBeVisible();
      await expect.poll(() => linksTo(donor, "link")).toHaveLength(2);

      for (const link of linksTo(donor, "link")) {
        await page.goto(link);
        await expect(page.getByText(t("server:gift.running", { amount }))).toBeVisible();
      }
      await expectSound(page);
    });

    test("who buys gets a mail with the link to what was bought", async ({ page }) => {
      const buyer = `budi-${language}@example.org`;
      const [first] = pricesFor(language, book);
      const [method, done] =
        first.currency === "IDR" ? (["midtrans", "settlement"] as const) : (["stripe", "pay"] as const);
      const way = t(`server:review.${method}`, { amount: formatMoney(first, language) });
      await openWithScripts(page, at(`/resources/${book.slug}/`));
      await expect(page.getByRole("radio", { name: way })).toBeChecked();
      await page.getByRole("main").locator("form").getByLabel(t("forms:inquiry.email")).first().fill(buyer);
      await page.getByRole("button", { name: t(`resources:buy.${book.type}`) }).click();
      await page.getByRole("button", { name: done }).click();
      await expect(title(page)).toHaveText(t("server:result.paidTitle"));
      await expect.poll(() => linksTo(buyer, "token")).toHaveLength(1);
      await page.goto(linksTo(buyer, "token")[0] ?? "");
      await expect(title(page)).toHaveText(book.title);
    });

    test("of two tabs with one gift, only one can be paid", async ({ page, context }) => {
      const first = page;
      await openWithScripts(first, at("/donate/"));
      await chooseDollars(first);
      await customAmount(first).pressSequentially(typed);
      const give = (tab: Page) => tab.locator('form[action="/api/donations"] button[type=submit]').click();
      await give(first);
      await expect(first.getByText("7550 usd payment")).toBeVisible();

      const second = await context.newPage();
      await openWithScripts(second, at("/donate/"));
      await chooseDollars(second);
      await customAmount(second).fill(typed);
      const wallet = second.locator("input[name=method][value=midtrans]");
      await wallet.check();
      await give(second);
      await expect(second.getByText("IDR")).toBeVisible();
      await second.getByRole("button", { name: "settlement" }).click();
      await expect(title(second)).toHaveText(t("server:result.paidTitle"));

      const left = [...site.stripe.sessions.values()].filter(
        ({ status, amount_total }) => status === "open" && amount_total === 7550,
      );
      expect(left).toEqual([]);
    });
  });
}
