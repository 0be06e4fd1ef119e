import { expect, type Locator, test, type Page } from "@playwright/test";
import { givingSettings } from "../../src/content-model/settings/giving";
import { siteSettings } from "../../src/content-model/settings/site";
import { hour } from "../../src/domain/durations";
import { feeFor, withFee } from "../../src/domain/fee";
import { formatDate } from "../../src/domain/format";
import { convert, dollars, formatMoney, type Money } from "../../src/domain/money";
import { localizedPath } from "../../src/domain/paths";
import { giftsPath } from "../../src/domain/payment";
import { readEnvironment } from "../../src/server/environment/environment";
import { shortReference } from "../../src/server/reference";
import { signLink } from "../../src/server/signed-link";
import type { Language } from "../setup/languages";
import { pattern } from "../setup/pattern";
import { copyOf, defaultCampaignOf, projectsOf, resourcesOf } from "../setup/site";
import { translator } from "../setup/translator";
import { expectSound } from "./support/accessibility";
import { chooseDollars, chooseRupiah, customAmount, pressChoice } from "./support/give-form";
import { linkSecret, startGivingSite, type GivingSite } from "./support/giving-site";
import { changedTo } from "./support/payment-pages";
import { readers } from "./support/readers";
import { openWithScripts, startScripts } from "./support/start-scripts";

let site: GivingSite;

test.beforeAll(async () => {
  site = await startGivingSite();
});

test.afterAll(() => site.close());

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** A weak signal: 1.6 Mbit/s, and 150 ms until an answer begins. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** What is typed as the custom amount: 75.50 dollars. */
const typed: Readonly<Record<Language, string>> = { en: "75.50", id: "75,50" };

/** The texts and labels that a payer reads in a language. */
function wordsOfPaying(language: Language) {
  const t = translator(language);
  const { rupiahPerDollar, rupiahRateDate, fees } = copyOf(givingSettings, language);
  const money = (amount: Money) => formatMoney(amount, language);
  const chosen = dollars(75.5);
  const amount = money(chosen);
  const covered = withFee(chosen, fees?.stripe ? feeFor(chosen, fees.stripe) : undefined);
  const inRupiah = convert(chosen, "IDR", rupiahPerDollar);
  const rupiah = money(inRupiah);
  const gift = t("server:order.monthlyDonation", { title: defaultCampaignOf(language).name });
  const rate = money({ currency: "IDR", minor: rupiahPerDollar });
  const state = (name: "open" | "pending" | "paid" | "failed" | "expired" | "refunded" | "takenBack") =>
    t(`server:result.${name}Title`);
  const [beforeDeadline = ""] = t("server:result.deadline", { deadline: "|" }).split("|");
  const reference = pattern(t("server:result.reference", { reference: "|" }), "[0-9A-Z]{4}-[0-9A-Z]{4}");
  return {
    ...{ t, state, beforeDeadline, reference },
    at: (path: string) => site.url + localizedPath(path, language),
    typed: typed[language],
    inRupiah: `${inRupiah.minor} IDR`,
    every: t("forms:donation.monthly"),
    card: t("server:review.stripe", { amount }),
    /** With the fee: the sum, and the button for it. */
    covered: { minor: covered.minor, sum: money(covered) },
    cardWithFee: t("server:review.stripe", { amount: money(covered) }),
    wallet: t("server:review.midtrans", { amount: rupiah }),
    approximation: [
      t("server:review.converted", {
        ...{ chosen: amount, charge: rupiah, rate },
        date: formatDate(rupiahRateDate, language),
      }),
      t("server:review.charged", { amount: rupiah }),
    ].join(" "),
    give: t("donate:button.monthly", { amount }),
    giveOnce: t("donate:button.once", { amount: rupiah }),
    unavailable: t("forms:problems.payment_unavailable"),
    retry: t("server:result.retry"),
    resume: t("server:result.resume"),
    received: t("server:result.paidFirst", { amount, item: gift }),
    notCharged: t("server:result.notCharged"),
    receipt: t("server:result.keep"),
    review: t("server:review.title"),
  };
}

for (const { language, device } of readers) {
  const words = wordsOfPaying(language);
  const { t, at, state } = words;
  const fund = defaultCampaignOf(language);
  const unsold = resourcesOf(language).find(({ price, deliverable }) => price > 0 && !deliverable);
  if (!unsold) throw new Error("The tests' own site has nothing that is not for sale yet.");
  const siteEmail = copyOf(siteSettings, language).email;
  const itsPage = `/resources/${unsold.slug}/`;
  const buy = t(`resources:buy.${unsold.type}`);

  /** Types the custom amount and waits until the payment methods are shown. */
  async function choose(page: Page) {
    await page.goto(at("/donate/"));
    await expect(page.getByRole("radio", { name: words.card })).toHaveCount(0);
    await chooseDollars(page);
    await customAmount(page).pressSequentially(words.typed);
    await expect(page.getByRole("radio", { name: words.card })).toBeChecked();
  }

  test.describe(`paying in ${language}`, { tag: device }, () => {
    for (const landing of ["/", "/donate/"])
      test(`from ${landing} to the provider in four taps, and little is sent after the page`, async ({
        page,
      }) => {
        const network = await page.context().newCDPSession(page);
        await network.send("Network.enable");
        await network.send("Emulation.setCPUThrottlingRate", { rate: 6 });
        await network.send("Network.emulateNetworkConditions", slowNetwork);
        let taps = 0;
        const bytesOf = new Map<string, number>();
        network.on("Network.requestWillBeSent", ({ requestId }) => bytesOf.set(requestId, 0));
        network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
          if (bytesOf.has(requestId)) bytesOf.set(requestId, encodedDataLength);
        });
        const tap = async (target: Locator) => {
          taps += 1;
          await (device === "@phone" ? target.tap() : target.click());
        };
        const choice = (input: string) => page.locator("label", { has: page.locator(`input${input}`) });
        await page.goto(at(landing));
        if (landing === "/")
          await tap(page.getByRole("banner").getByRole("link", { name: t("common:donate") }));
        await expect(page).toHaveURL(at("/donate/"));
        // the page's scripts and its data, fetched after it has been painted, are part of the page
        await page.waitForFunction(() => {
          const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
          const held = [...document.querySelectorAll<HTMLScriptElement>('script[type="text/plain"][src]')];
          const own = `${location.pathname}page-data.json`;
          return held.every(({ src }) => fetched.includes(src)) && fetched.some((name) => name.endsWith(own));
        });
        await page.waitForLoadState("networkidle");
        bytesOf.clear();
        await tap(choice("[name^=preset]").nth(2));
        await tap(choice("[name=method][value=midtrans]"));
        await tap(page.locator('form[action="/api/donations"] button[type=submit]'));
        await page.waitForURL((url) => url.href.startsWith(site.midtrans.url));
        const bytes = [...bytesOf.values()].reduce((sum, each) => sum + each, 0);
        expect(taps).toBeLessThanOrEqual(4);
        expect(bytes).toBeLessThan(25_000);
        // the order and its answer at least: what is measured is not nothing
        expect(bytes).toBeGreaterThan(300);
      });

    test("by card: no answer, left, tried again, paid, shown as often as one likes, and taken back by the bank", async ({
      page,
    }) => {
      await choose(page);
      await expect(page.getByText(t("forms:order.next.live"))).toBeVisible();
      await expect(page.getByText(t("forms:order.next.sample"))).toHaveCount(0);
      await pressChoice(page.getByRole("radio", { name: words.every }));
      const give = page.getByRole("button", { name: words.give });
      await page.context().setOffline(true);
      await give.click();
      await expect(page.getByText(t("forms:problems.payment_unreachable"))).toBeVisible();
      await page.context().setOffline(false);
      site.stripe.trouble = "error";
      await give.click();
      await expect(page.getByText(words.unavailable)).toBeVisible();
      site.stripe.trouble = "none";
      await give.dblclick();
      await expect(page.getByText("7550 usd subscription")).toBeVisible();

      await page.getByRole("link", { name: "back" }).click();
      await expect(title(page)).toHaveText(state("open"));
      await expect(page.getByText(words.notCharged)).toBeVisible();
      await expect(page.getByRole("button", { name: words.retry })).toHaveCount(0);
      await expectSound(page);
      await page.getByRole("link", { name: words.resume }).click();
      await expect(page.getByText("7550 usd subscription")).toBeVisible();
      await page.getByRole("button", { name: "pay" }).click();

      for (const look of [1, 2]) {
        await expect(title(page), `look ${look}`).toHaveText(state("paid"));
        await expect(page.getByText(words.received)).toBeVisible();
        await expect(page.getByText(words.receipt)).toBeVisible();
        await expect(page.getByText(words.reference)).toBeVisible();
        await page.reload();
      }
      await expectSound(page);
      const { origin, pathname, searchParams } = new URL(page.url());
      expect([origin + pathname, ...searchParams.keys()]).toEqual([at("/donate/result/"), "ref"]);

      const reference = searchParams.get("ref") ?? "";
      await site.loseDispute(reference);
      await page.reload();
      await expect(title(page)).toHaveText(state("takenBack"));
      await expect(page.getByText(words.receipt)).toHaveCount(0);
      const line = new RegExp(
        `${shortReference(reference)} .* \\$75\\.50 .*\\$75\\.50 .*the bank took it back`,
      );
      expect(await site.ledger()).toMatch(line);
    });

    test("in rupiah: waits for the transfer by itself, and can be resumed", async ({ page, context }) => {
      await page.clock.install();
      await choose(page);
      await expect(page.getByText(words.approximation)).toBeVisible();
      await page.getByRole("radio", { name: words.wallet }).check();
      await page.getByRole("button", { name: words.giveOnce }).click();
      await expect(page.getByText(words.inRupiah)).toBeVisible();
      await page.getByRole("button", { name: "pending" }).click();
      await expect(title(page)).toHaveText(state("pending"));
      await expect(page.getByText(words.beforeDeadline)).toBeVisible();
      await expectSound(page);

      const transfer = await context.newPage();
      await transfer.goto((await page.getByRole("link", { name: words.resume }).getAttribute("href")) ?? "");
      await transfer.getByRole("button", { name: "settlement" }).click();
      await expect(title(transfer)).toHaveText(state("paid"));
      await expect(title(page)).toHaveText(state("pending"));
      await page.clock.runFor(21_000);
      await expect(title(page)).toHaveText(state("paid"));
    });

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? "with scripts" : "with no scripts", () => {
        test.use({ javaScriptEnabled });

        test("rupiah reach the project that one gives to as they were chosen", async ({ page }) => {
          const project = projectsOf(language, "home").find((each) => each.slug !== "dugong-watch");
          const amount = { currency: "IDR", minor: fund.idr.defaultAmount } as const;
          const written = formatMoney(amount, language);
          const purpose = { title: fund.name, project: project?.title ?? "none" };
          const item = t("server:order.donation", { title: t("server:order.forProject", purpose) });
          await page.goto(at(`/projects/${project?.slug}/`));
          await page.getByRole("link", { name: t("projects:page.donate") }).click();
          await chooseRupiah(page);
          if (javaScriptEnabled) {
            await startScripts(page);
            const wallet = t("server:review.midtrans", { amount: written });
            await expect(page.getByRole("radio", { name: wallet })).toBeChecked();
          }
          await page.locator('form[action="/api/donations"] button[type=submit]').click();
          if (!javaScriptEnabled)
            await page
              .getByRole("button", { name: t("server:review.midtrans", { amount: written }) })
              .click();
          await expect(page.getByText(`${amount.minor} IDR`)).toBeVisible();
          await page.getByRole("button", { name: "settlement" }).click();
          await expect(title(page)).toHaveText(state("paid"));
          await expect(page.getByText(t("server:result.paid", { amount: written, item }))).toBeVisible();
        });
      });
    }

    for (const [choice, end] of [
      ["deny", "failed"],
      ["expire", "expired"],
    ] as const) {
      test(`in rupiah: what ${end} is tried again with every choice`, async ({ page }) => {
        await choose(page);
        await page.getByRole("radio", { name: words.wallet }).check();
        await page.getByRole("button", { name: words.giveOnce }).click();
        await page.getByRole("button", { name: choice }).click();
        await expect(title(page)).toHaveText(state(end));
        await expect(page.getByText(words.notCharged)).toBeVisible();
        await expectSound(page);
        await page.getByRole("button", { name: words.retry }).click();
        await expect(page.getByText(words.inRupiah)).toBeVisible();
        await page.getByRole("button", { name: "settlement" }).click();
        await expect(title(page)).toHaveText(state("paid"));
      });
    }

    test("what cannot be delivered is not sold: one asks for it instead", async ({ page }) => {
      await openWithScripts(page, at(itsPage));
      await expect(page.getByRole("button", { name: buy })).toHaveCount(0);
      await expect(page.getByText(t("resources:notOnSale.text"))).toBeVisible();
      await page.getByRole("link", { name: t("resources:notOnSale.ask") }).click();
      await expect(page.getByRole("region", { name: t("resources:notOnSale.title") })).toBeInViewport();
      await expectSound(page);

      await page.goto(at("/#resources"));
      await page
        .locator(`a[href="${localizedPath(itsPage, language)}"]`)
        .first()
        .click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("button", { name: buy })).toHaveCount(0);
      await expect(dialog.getByRole("link", { name: t("resources:notOnSale.ask") })).toBeVisible();
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("what cannot be delivered is refused, and asked for instead", async ({ page }) => {
        await page.goto(at(itsPage));
        await page.getByRole("button", { name: buy }).click();
        await expect(page.getByText(t("forms:problems.not_on_sale"))).toBeVisible();
        await page.getByRole("link", { name: t("server:page.ask") }).click();
        await expect(page.getByRole("region", { name: t("resources:notOnSale.title") })).toBeVisible();
      });

      test("a monthly donation by card, with its fee and a dedication: charged, paid, shown again, changed, and ended", async ({
        page,
      }) => {
        const { minor, sum } = words.covered;
        const amount = formatMoney({ currency: "USD", minor: changedTo }, language);
        await page.goto(at("/donate/"));
        await chooseDollars(page);
        await customAmount(page).fill(words.typed);
        await pressChoice(page.getByRole("radio", { name: words.every }));
        await page.getByText(t("server:words.summary")).click();
        await page.getByRole("main").locator("form").getByLabel(t("server:words.dedication")).fill("Nenek");
        await page.locator('form[action="/api/donations"] button').click();
        await expect(title(page)).toHaveText(words.review);
        await expect(page.getByRole("button", { name: words.card })).toBeVisible();
        await page.getByRole("button", { name: t("server:fee.add") }).click();
        await page.getByRole("button", { name: words.cardWithFee }).click();
        await expect(page.getByText(`${minor} usd subscription`)).toBeVisible();
        await page.getByRole("button", { name: "pay" }).click();
        for (const look of [1, 2]) {
          await expect(title(page), `look ${look}`).toHaveText(state("paid"));
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await page.reload();
        }
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
        await expect(page.getByText(t("server:gift.running", { amount: sum }))).toBeVisible();
        const reference = new URL(page.url()).searchParams.get("ref") ?? "";

        await page.getByRole("link", { name: t("server:gift.how") }).click();
        const subject = t("server:gift.subject");
        await expect(page.getByText(t("server:gift.write", { subject }))).toBeVisible();
        await expect(page.getByRole("link", { name: siteEmail }).first()).toBeVisible();
        const signing = {
          environment: readEnvironment({ LINK_SECRET: linkSecret }),
          now: () => new Date(),
        };
        const link = signLink("gift", reference, hour, signing);
        await page.goto(`${site.url}${giftsPath(language)}&link=${link}`);
        await expect(page.getByText(t("server:gift.running", { amount: sum }))).toBeVisible();
        await page.getByRole("button", { name: t("server:gift.portal") }).click();
        await page.getByRole("button", { name: "change" }).click();
        await expect(page.getByText(t("server:gift.running", { amount }))).toBeVisible();
        await page.getByRole("link", { name: t("server:gift.end") }).click();
        await expect(page.getByText(t("server:gift.sure", { amount }))).toBeVisible();
        await page.getByRole("button", { name: t("server:gift.endNow") }).click();
        await expect(page.getByText(t("server:gift.ended", { amount }))).toBeVisible();
        expect(site.stripe.cancelled.length).toBeGreaterThan(0);
        await page.goto(`${site.url}/api/payments/result?ref=${reference}&lang=${language}`);
        await expect(title(page)).toHaveText(state("paid"));
        await expect(page.getByText(t("server:gift.ended", { amount }))).toBeVisible();
        await expect(page.getByRole("link", { name: t("server:gift.how") })).toHaveCount(0);
      });

      test("a donation in rupiah: pending, run out, tried again with every choice", async ({ page }) => {
        await page.goto(at("/donate/"));
        await chooseDollars(page);
        await customAmount(page).pressSequentially(words.typed);
        await page.locator('form[action="/api/donations"] button').click();
        await expect(title(page)).toHaveText(words.review);
        await expect(page.getByRole("button", { name: words.card })).toBeVisible();
        await expect(page.getByText(words.approximation)).toBeVisible();
        await page.getByRole("button", { name: words.wallet }).click();
        await page.getByRole("button", { name: "pending" }).click();
        await expect(title(page)).toHaveText(state("pending"));
        await expect(page.getByText(words.beforeDeadline)).toBeVisible();
        await page.getByRole("link", { name: words.resume }).click();
        await page.getByRole("button", { name: "expire" }).click();
        await expect(title(page)).toHaveText(state("expired"));
        await page.getByRole("button", { name: words.retry }).click();
        await page.getByRole("button", { name: "settlement" }).click();
        await expect(title(page)).toHaveText(state("paid"));
      });
    });
  });
}
