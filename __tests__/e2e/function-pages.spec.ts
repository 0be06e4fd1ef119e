import { expect, test, type Page } from "@playwright/test";
import { expectSound } from "./support/accessibility";
import { startGivingSite, type GivingSite } from "./support/giving-site";

let site: GivingSite;

test.beforeAll(async () => {
  site = await startGivingSite();
});

test.afterAll(() => site.close());

type Fields = Readonly<Record<string, string>>;

/** Sends a form as a browser without scripts does; axe itself needs them. */
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

const answers: readonly (readonly [string, string, Fields, string])[] = [
  ["a message that lacks something", "/api/inquiries", { name: "Sari" }, "Kirim pesan kepada kami"],
  ["an amount out of bounds", "/api/donations", { customAmount: "20000" }, "Donasi Anda"],
  ["the ways of paying", "/api/donations", { preset: "50" }, "Periksa sebelum membayar"],
  ["a resource that is not sold", "/api/purchases", { product: "none" }, "Galat"],
];

for (const [name, action, fields, heading] of answers) {
  test(`axe finds nothing on the page about ${name}`, async ({ page }) => {
    await sendPlainForm(page, action, { ...fields, language: "id" });
    await expect(title(page)).toHaveText(heading);
    await expectSound(page);
  });
}

for (const [choice, heading] of [
  ["pending", "Pembayaran Anda sedang diproses"],
  ["settlement", "Terima kasih, pembayaran Anda sudah kami terima"],
  ["deny", "Pembayaran tidak berhasil"],
] as const) {
  test(`axe finds nothing on the result of a payment that is ${choice}`, async ({ page }) => {
    await sendPlainForm(page, "/api/donations", { preset: "50", language: "id" });
    await page.getByRole("button", { name: /QRIS/ }).click();
    await page.getByRole("button", { name: choice }).click();
    await expect(title(page)).toHaveText(heading);
    await expectSound(page);
    await expect(page).toHaveURL(/\/api\/payments\/result\?ref=\w{26}$/);
  });
}

test("axe finds nothing on the result of a payment that is not known", async ({ page }) => {
  await page.goto(`${site.url}/api/payments/result?ref=nothing`);
  await expect(title(page)).toHaveText("We cannot find this payment");
  await expectSound(page);
});
