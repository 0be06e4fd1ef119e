import { expect, test, type Page } from "@playwright/test";
import { defaultCampaignOf } from "../setup/site";
import { translator } from "../setup/translator";
import { expectSound } from "./support/accessibility";
import { startGivingSite, type GivingSite } from "./support/giving-site";

const t = translator("id");
const { maximum, defaultAmount } = defaultCampaignOf("id").idr;

let site: GivingSite;

test.beforeAll(async () => {
  site = await startGivingSite();
});

test.afterAll(() => site.close());

type Fields = Readonly<Record<string, string>>;

/** Submits a form like a browser without scripts; JavaScript stays on because axe needs it. */
async function sendPlainForm(page: Page, action: string, fields: Fields): Promise<void> {
  await page.goto(`${site.url}/inquiry-sent/`);
  await Promise.all([
    page.waitForEvent("load"),
    page.evaluate(
      ([address, values]) => {
        const form = document.createElement("form");
        Object.assign(form, { method: "post", action: address });
        for (const [name, value] of Object.entries(values)) {
          form.append(Object.assign(document.createElement("input"), { name, value }));
        }
        document.body.append(form);
        form.submit();
      },
      [action, fields] as const,
    ),
  ]);
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

const gift = { presetIDR: String(defaultAmount) };

const answers: readonly (readonly [string, string, Fields, string])[] = [
  ["a message that lacks something", "/api/inquiries", { name: "Sari" }, t("forms:inquiry.heading")],
  [
    "an amount out of bounds",
    "/api/donations",
    { customAmount: String(maximum * 2) },
    t("forms:donation.heading"),
  ],
  ["the ways of paying", "/api/donations", gift, t("server:review.title")],
  ["a resource that is not sold", "/api/purchases", { product: "none" }, t("server:page.error")],
];

for (const [name, action, fields, heading] of answers) {
  test(`axe finds nothing on the page about ${name}`, async ({ page }) => {
    await sendPlainForm(page, action, { ...fields, language: "id" });
    await expect(title(page)).toHaveText(heading);
    await expectSound(page);
  });
}

for (const [choice, heading] of [
  ["pending", t("server:result.pendingTitle")],
  ["settlement", t("server:result.paidTitle")],
  ["deny", t("server:result.failedTitle")],
] as const) {
  test(`axe finds nothing on the result of a payment that is ${choice}`, async ({ page }) => {
    await sendPlainForm(page, "/api/donations", { ...gift, language: "id" });
    await page.locator("button[value=midtrans]").click();
    await page.getByRole("button", { name: choice }).click();
    await expect(title(page)).toHaveText(heading);
    await expectSound(page);
    await expect(page).toHaveURL(/\/api\/payments\/result\?ref=\w{26}$/);
  });
}

test("axe finds nothing on the result of a payment that is not known", async ({ page }) => {
  await page.goto(`${site.url}/api/payments/result?ref=nothing`);
  await expect(title(page)).toHaveText(translator("en")("server:result.unknownTitle"));
  await expectSound(page);
});
