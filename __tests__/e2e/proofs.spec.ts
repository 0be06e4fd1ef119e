import { expect, test, type Page } from "@playwright/test";
import { localizedPath } from "../../src/domain/paths";
import type { Language } from "../setup/languages";
import { defaultCampaignOf } from "../setup/site";
import { translator } from "../setup/translator";
import { expectSound } from "./support/accessibility";
import { startGivingSite, type GivingSite } from "./support/giving-site";
import { readers } from "./support/readers";
import { openWithScripts } from "./support/start-scripts";

// a site to which very many forms are sent: all further ones need a proof

let site: GivingSite;

test.beforeAll(async () => {
  site = await startGivingSite({ INQUIRIES_IN_ALL: "1", PAYMENTS_IN_ALL: "1" });
  const inquiry = { name: "Sari", email: "sari@example.org", message: "First", elapsedMs: 9000 };
  const gift = { currency: "USD", customAmount: "50.00", method: "stripe", idempotencyKey: "x".repeat(16) };
  for (const [address, fields] of [
    ["/api/inquiries", inquiry],
    ["/api/donations", gift],
  ] as const) {
    const headers = { "content-type": "application/json", origin: site.url };
    const answer = await fetch(site.url + address, { method: "POST", headers, body: JSON.stringify(fields) });
    expect(answer.ok).toBe(true);
  }
});

test.afterAll(() => site.close());

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const contact = (page: Page) => page.locator('#contact form[action="/api/inquiries"]');
const giving = (page: Page) => page.locator('form[action="/api/donations"]');

async function write(page: Page, message: string): Promise<void> {
  const fields = { name: "Sari", email: "sari@example.org", message };
  for (const [name, value] of Object.entries(fields))
    await contact(page).locator(`[name=${name}]`).fill(value);
}

/** Presses the button too early, then in time; the page before must ask for it. */
async function confirm(page: Page, language: Language): Promise<void> {
  const t = translator(language);
  const button = page.getByRole("main").getByRole("button", { name: t("server:confirm.send") });
  await expect(title(page)).toHaveText(t("server:confirm.title"));
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await button.click();
  await expect(page.getByText(t("server:confirm.early"))).toBeVisible();
  await page.waitForTimeout(8500);
  await button.click();
}

for (const { language, device } of readers) {
  const t = translator(language);
  const at = (address: string) => site.url + localizedPath(address, language);
  const stored = async (message: string) =>
    (await site.inquiries()).filter((inquiry) => inquiry.message === message);

  test(`a message and a gift prove themselves unseen in ${language}`, { tag: device }, async ({ page }) => {
    const workers: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/prove-")) workers.push(request.url());
    });
    const message = `With scripts, in ${language}.`;
    await openWithScripts(page, at("/"));
    await write(page, message);
    await page.waitForLoadState("networkidle");
    expect(workers).toEqual([]);
    await contact(page)
      .getByRole("button", { name: t("forms:inquiry.send") })
      .click();
    await expect(page.getByText(t("forms:inquiry.sent")).first()).toBeVisible();
    expect(workers).toHaveLength(1);
    expect(await stored(message)).toEqual([expect.objectContaining({ language, suspected: false })]);

    await openWithScripts(page, at("/donate/"));
    await giving(page).locator("input[name=method][value=midtrans]").check();
    await giving(page).locator("button[type=submit]").click();
    await page.waitForURL((url) => url.href.startsWith(site.midtrans.url));
  });

  test(`the page in ${language} that asks to confirm is sound`, { tag: device }, async ({ page }) => {
    await page.goto(at("/"));
    await write(page, "To be confirmed");
    await contact(page).evaluate((form) => (form as HTMLFormElement).submit());
    await expect(title(page)).toHaveText(t("server:confirm.title"));
    await expectSound(page);
  });

  test.describe("without scripts", { tag: device }, () => {
    test.use({ javaScriptEnabled: false });

    test(`a message and a gift are confirmed once more in ${language}`, async ({ page }) => {
      const message = `“Peat” & <water>,\nin ${language}.`;
      await page.goto(at("/"));
      await write(page, message);
      await contact(page)
        .getByRole("button", { name: t("forms:inquiry.send") })
        .click();
      await confirm(page, language);
      await expect(page).toHaveURL(at("/inquiry-sent/"));
      expect(await stored(message)).toHaveLength(1);

      const { slug } = defaultCampaignOf(language);
      await page.goto(at("/donate/"));
      await expect(giving(page).locator(`input[name=campaign][value="${slug}"]`)).toHaveCount(1);
      await giving(page).locator("button[type=submit]").click();
      await page.locator("button[name=method][value=midtrans]").click();
      await confirm(page, language);
      await page.waitForURL((url) => url.href.startsWith(site.midtrans.url));
    });
  });
}
