import { expect, test, type Page } from "@playwright/test";
import { expectSound } from "./support/accessibility";
import { startGivingSite, type GivingSite } from "./support/giving-site";
import { strings } from "./support/strings";

let site: GivingSite;

test.beforeAll(async () => {
  site = await startGivingSite();
});

test.afterAll(() => site.close());

const customAmount = (page: Page) => page.locator("input[name=customAmount]");
const title = (page: Page) => page.getByRole("heading", { level: 1 });

const languages = [
  {
    language: "en",
    prefix: "",
    typed: "75.50",
    every: "Every month",
    card: /^Pay \$75\.50 by card/,
    wallet: /^Pay IDR\s1,208,000 by QRIS, e-wallet or virtual account/,
    approximation:
      /about IDR\s1,208,000, at IDR\s16,000 for one dollar on November 2, 2026\. You will be charged IDR/,
    give: /^Donate \$75\.50 monthly$/,
    giveOnce: /^Donate \$75\.50$/,
    unavailable: "Payments cannot be taken at the moment, and this attempt charged nothing.",
    retry: "Try again with the same choices",
    resume: "Open the payment page again",
    states: {
      open: "Your payment is not finished",
      pending: "Your payment is on its way",
      paid: "Thank you, your payment has arrived",
      failed: "The payment did not go through",
      expired: "The time to pay has run out",
    },
    received: /^We have received \$75\.50 for “Monthly donation: .+”\.$/,
    deadline: /^Please pay before .+GMT\+7\.$/,
    notCharged: "You have not been charged: the payment provider has confirmed it.",
    receipt: /^A receipt is on its way/,
    review: "Check before you pay",
  },
  {
    language: "id",
    prefix: "/id",
    typed: "75,50",
    every: "Setiap bulan",
    card: /^Bayar US\$\s?75,50 dengan kartu/,
    wallet: /^Bayar Rp\s1\.208\.000 dengan QRIS, dompet digital, atau rekening virtual/,
    approximation:
      /kira-kira Rp\s1\.208\.000, dengan kurs Rp\s16\.000 per dolar pada 2 November 2026\. Anda akan ditagih Rp/,
    give: /^Donasi US\$\s?75,50 per bulan$/,
    giveOnce: /^Donasi US\$\s?75,50$/,
    unavailable: "Pembayaran belum dapat diterima saat ini, dan percobaan ini tidak menagih apa pun.",
    retry: "Coba lagi dengan pilihan yang sama",
    resume: "Buka kembali halaman pembayaran",
    states: {
      open: "Pembayaran Anda belum selesai",
      pending: "Pembayaran Anda sedang diproses",
      paid: "Terima kasih, pembayaran Anda sudah kami terima",
      failed: "Pembayaran tidak berhasil",
      expired: "Waktu pembayaran sudah habis",
    },
    received: /^Kami telah menerima US\$\s?75,50 untuk “.+”\.$/,
    deadline: /^Mohon bayar sebelum .+WIB\.$/,
    notCharged: "Anda tidak ditagih: penyedia pembayaran telah memastikannya.",
    receipt: /^Tanda terima sedang dikirim/,
    review: "Periksa sebelum membayar",
  },
] as const;

for (const words of languages) {
  const { prefix, states } = words;

  /** Types an amount of one's own and waits for what it costs on each way of paying. */
  async function choose(page: Page) {
    await page.goto(`${site.url}${prefix}/donate/`);
    await expect(page.getByRole("radio", { name: words.card })).toHaveCount(0);
    await customAmount(page).pressSequentially(words.typed);
    await expect(page.getByRole("radio", { name: words.card })).toBeChecked();
  }

  test.describe(`paying in ${words.language}`, () => {
    test("by card: no answer, left, tried again, paid, and shown as often as one likes", async ({ page }) => {
      await choose(page);
      const { next } = strings(words.language, "forms").order;
      await expect(page.getByText(next.live)).toBeVisible();
      await expect(page.getByText(next.sample)).toHaveCount(0);
      await page.getByRole("radio", { name: words.every }).check({ force: true });
      const give = page.getByRole("button", { name: words.give });
      await page.context().setOffline(true);
      await give.click();
      await expect(page.getByText(words.unavailable)).toBeVisible();
      await page.context().setOffline(false);
      site.stripe.trouble = "error";
      await give.click();
      await expect(page.getByText(words.unavailable)).toBeVisible();
      site.stripe.trouble = "none";
      await give.dblclick();
      await expect(page.getByText("7550 usd subscription")).toBeVisible();

      await page.getByRole("link", { name: "back" }).click();
      await expect(title(page)).toHaveText(states.open);
      await expect(page.getByText(words.notCharged)).toBeVisible();
      await expect(page.getByRole("link", { name: words.resume })).toBeVisible();
      await expectSound(page);
      await page.getByRole("button", { name: words.retry }).click();
      await expect(page.getByText("7550 usd subscription")).toBeVisible();
      await page.getByRole("button", { name: "pay" }).click();

      for (const look of [1, 2]) {
        await expect(title(page), `look ${look}`).toHaveText(states.paid);
        await expect(page.getByText(words.received)).toBeVisible();
        await expect(page.getByText(words.receipt)).toBeVisible();
        await expect(page.getByText(/ [0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
        await page.reload();
      }
      await expectSound(page);
      const here = new URL(page.url());
      expect([here.pathname, [...here.searchParams.keys()]]).toEqual([`${prefix}/donate/result/`, ["ref"]]);
    });

    test("in rupiah: waits for the transfer by itself, and can be resumed @desktop", async ({
      page,
      context,
    }) => {
      await page.clock.install();
      await choose(page);
      await expect(page.getByText(words.approximation)).toBeVisible();
      await page.getByRole("radio", { name: words.wallet }).check();
      await page.getByRole("button", { name: words.giveOnce }).click();
      await expect(page.getByText("1208000 IDR")).toBeVisible();
      await page.getByRole("button", { name: "pending" }).click();
      await expect(title(page)).toHaveText(states.pending);
      await expect(page.getByText(words.deadline)).toBeVisible();
      await expectSound(page);

      const transfer = await context.newPage();
      await transfer.goto((await page.getByRole("link", { name: words.resume }).getAttribute("href")) ?? "");
      await transfer.getByRole("button", { name: "settlement" }).click();
      await expect(title(transfer)).toHaveText(states.paid);
      await expect(title(page)).toHaveText(states.pending);
      await page.clock.runFor(21_000);
      await expect(title(page)).toHaveText(states.paid);
    });

    for (const [choice, state] of [
      ["deny", "failed"],
      ["expire", "expired"],
    ] as const) {
      test(`in rupiah: what ${state} is tried again with every choice @desktop`, async ({ page }) => {
        await choose(page);
        await page.getByRole("radio", { name: words.wallet }).check();
        await page.getByRole("button", { name: words.giveOnce }).click();
        await page.getByRole("button", { name: choice }).click();
        await expect(title(page)).toHaveText(states[state]);
        await expect(page.getByText(words.notCharged)).toBeVisible();
        await expectSound(page);
        await page.getByRole("button", { name: words.retry }).click();
        await expect(page.getByText("1208000 IDR")).toBeVisible();
        await page.getByRole("button", { name: "settlement" }).click();
        await expect(title(page)).toHaveText(states.paid);
      });
    }

    test("what has no file is not sold: one asks for it instead @desktop", async ({ page }) => {
      const { buy, notOnSale } = strings(words.language, "resources");
      await page.goto(`${site.url}${prefix}/resources/carbon-accounting-course/`);
      await expect(page.getByRole("button", { name: buy.videoCourse })).toHaveCount(0);
      await expect(page.getByText(notOnSale.text)).toBeVisible();
      await page.getByRole("link", { name: notOnSale.ask }).click();
      await expect(page.getByRole("region", { name: notOnSale.title })).toBeInViewport();
      await expectSound(page);

      await page.goto(`${site.url}${prefix}/#resources`);
      await page.locator(`a[href="${prefix}/resources/carbon-handbook/"]`).first().click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("button", { name: buy.ebook })).toHaveCount(0);
      await expect(dialog.getByRole("link", { name: notOnSale.ask })).toBeVisible();
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("what has no file is refused, and asked for instead", async ({ page }) => {
        const { buy, notOnSale } = strings(words.language, "resources");
        await page.goto(`${site.url}${prefix}/resources/carbon-handbook/`);
        await page.getByRole("button", { name: buy.ebook }).click();
        await expect(page.getByText(strings(words.language, "forms").problems.not_on_sale)).toBeVisible();
        await page.getByRole("link", { name: strings(words.language, "server").page.ask }).click();
        await expect(page.getByRole("region", { name: notOnSale.title })).toBeVisible();
      });

      test("a donation by card: what is charged, paid, and shown again", async ({ page }) => {
        await page.goto(`${site.url}${prefix}/donate/`);
        await customAmount(page).fill(words.typed);
        await page.locator('form[action="/api/donations"] button').click();
        await expect(title(page)).toHaveText(words.review);
        await page.getByRole("button", { name: words.card }).click();
        await expect(page.getByText("7550 usd payment")).toBeVisible();
        await page.getByRole("button", { name: "pay" }).click();
        for (const look of [1, 2]) {
          await expect(title(page), `look ${look}`).toHaveText(states.paid);
          await expect(page.locator("html")).toHaveAttribute("lang", words.language);
          await page.reload();
        }
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      });

      test("a donation in rupiah: pending, run out, tried again with every choice @desktop", async ({
        page,
      }) => {
        await page.goto(`${site.url}${prefix}/donate/`);
        await customAmount(page).pressSequentially(words.typed);
        await page.locator('form[action="/api/donations"] button').click();
        await expect(title(page)).toHaveText(words.review);
        await expect(page.getByRole("button", { name: words.card })).toBeVisible();
        await expect(page.getByText(words.approximation)).toBeVisible();
        await page.getByRole("button", { name: words.wallet }).click();
        await page.getByRole("button", { name: "pending" }).click();
        await expect(title(page)).toHaveText(states.pending);
        await expect(page.getByText(words.deadline)).toBeVisible();
        await page.getByRole("link", { name: words.resume }).click();
        await page.getByRole("button", { name: "expire" }).click();
        await expect(title(page)).toHaveText(states.expired);
        await page.getByRole("button", { name: words.retry }).click();
        await page.getByRole("button", { name: "settlement" }).click();
        await expect(title(page)).toHaveText(states.paid);
      });
    });
  });
}
