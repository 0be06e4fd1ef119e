import { expect, test, type Page } from "@playwright/test";
import { givingSettings } from "../../src/content-model/settings/giving";
import { localizedPath } from "../../src/domain/paths";
import { dateInZone } from "../../src/domain/zone-time";
import { copyOf } from "../setup/site";
import { translator } from "../setup/translator";
import { expectSound } from "./support/accessibility";
import { readers } from "./support/readers";
import { openWithScripts } from "./support/start-scripts";
import { startTransferSite, type TransferSite } from "./support/transfer-site";

let site: TransferSite;

test.beforeAll(async () => {
  site = await startTransferSite();
});

test.afterAll(() => site.close());

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const give = (page: Page) => page.locator('form[action="/api/donations"] button[type=submit]');

/** Expects that the QRIS picture, the only one below the heading, has been loaded. */
async function expectPicture(page: Page) {
  const picture = page.locator("main img").last();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

for (const { language, device } of readers) {
  const t = translator(language);
  const { accountHolder, bankAccount } = copyOf(givingSettings, language);
  if (!bankAccount) throw new Error("The tests' own site has no bank account.");
  const giving = () => site.url + localizedPath("/donate/", language);
  /** A text with any amount in it. */
  const withAmount = (words: string) =>
    new RegExp(words.replaceAll(/[.*+?^${}()[\]\\]/g, "\\$&").replaceAll("|", ".+"));
  const method = withAmount(t("server:review.transfer", { amount: "|" }));
  const codeBefore = withAmount(t("server:review.transferCode", { amount: "|", code: "|" }));
  const asked = withAmount(t("server:result.transferTitle", { amount: "|" }));

  /** Checks the account on the page, and returns the exact sum in rupiah and the message. */
  async function readInstructions(page: Page) {
    await expect(title(page)).toHaveText(asked);
    const fact = (name: string) =>
      page.locator("dt", { hasText: name }).locator("xpath=following-sibling::dd[1]");
    await expect(fact(t("server:transfer.bank"))).toHaveText(bankAccount?.bank ?? "");
    await expect(fact(t("server:transfer.number"))).toHaveText(bankAccount?.number ?? "");
    await expect(fact(t("server:transfer.holder"))).toHaveText(accountHolder);
    const qris = page.getByRole("img", { name: t("server:transfer.qris", { holder: accountHolder }) });
    await expect(qris).toBeVisible();
    const [sum = ""] = (await fact(t("server:transfer.sum")).innerText()).split("(");
    const message = await fact(t("server:transfer.message")).innerText();
    return { rupiah: sum.replaceAll(/\D/g, ""), message };
  }

  /** The treasurer downloads the bank's statement and matches it. */
  async function matchStatement(rupiah: string, message: string) {
    const line = [dateInZone(), `TRSF DARI SARI ${message.replace("-", "")}`, rupiah].join(";");
    expect(await site.match(`Tanggal;Keterangan;Kredit\n${line}\n`)).toContain(message);
  }

  test.describe(`giving in ${language} by transfer`, { tag: device }, () => {
    test("shows account and sum, and says that it has arrived once the treasurer matched it", async ({
      page,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.url });
      await openWithScripts(page, giving());
      await expect(page.getByRole("radio", { name: method })).toBeChecked();
      await expect(page.getByText(codeBefore)).toBeVisible();
      await expect(page.getByText(t("forms:order.next.transfer"))).toBeVisible();
      await give(page).click();
      const { rupiah, message } = await readInstructions(page);
      await expectPicture(page);
      await expectSound(page);
      await page.getByRole("button", { name: t("server:transfer.copySum") }).click();
      await expect(page.getByText(t("server:transfer.copied", { value: rupiah }))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(rupiah);
      await matchStatement(rupiah, message);
      // as when the payer comes back from the bank's app
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(title(page)).toHaveText(t("server:result.paidTitle"));
      await expect(page.getByText(t("server:result.keep"))).toBeVisible();
      await expectSound(page);
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("shows the same on a page of the server, which does not reload by itself", async ({
        page,
        browser,
      }) => {
        await page.goto(giving());
        await give(page).click();
        await expect(page.getByText(codeBefore)).toBeVisible();
        await page.getByRole("button", { name: method }).click();
        const { rupiah, message } = await readInstructions(page);
        // axe needs scripts; the page has none of its own
        const checked = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
        await checked.goto(page.url());
        await expectPicture(checked);
        await expectSound(checked);
        const { search } = new URL(page.url());
        await page.goto(site.url + localizedPath("/donate/result/", language) + search);
        await page.getByRole("button", { name: t("donate:result.plain") }).click();
        await expect(title(page)).toHaveText(asked);
        await matchStatement(rupiah, message);
        await page.getByRole("link", { name: t("server:result.checkNow") }).click();
        await expect(title(page)).toHaveText(t("server:result.paidTitle"));
      });
    });
  });
}
