import { expect, test, type Page } from "@playwright/test";
import { localizedPath } from "../../src/domain/paths";
import { type Language, languages } from "../setup/languages";
import { defaultCampaignOf } from "../setup/site";
import { translator } from "../setup/translator";
import { expectSound } from "./support/accessibility";
import { startGivingSite, type GivingSite } from "./support/giving-site";
import { readers } from "./support/readers";

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

/** What browsers say about parts of the page that its policy does not allow. */
function refusals(page: Page): readonly string[] {
  const said: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) said.push(message.text());
  });
  return said;
}

/**
 * Expects header, footer and font of the site, and in each other language a link to this page, or else home, or a
 * button that shows its form.
 */
async function expectFramed(page: Page, language: Language, form: string | null = "/"): Promise<void> {
  const banner = page.getByRole("banner");
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(
    banner.getByRole("link", { name: translator(language)("common:donate") }).first(),
  ).toBeVisible();
  await expect(page.getByRole("contentinfo").locator("address")).toBeVisible();
  await expect(title(page)).toHaveCSS("font-family", /Plus Jakarta Sans Variable/);
  const { pathname, searchParams } = new URL(page.url());
  for (const { code, shortName, name } of languages.filter((each) => each.code !== language)) {
    searchParams.set("lang", code);
    if (form === null) {
      await expect(banner.getByRole("button", { name: `${shortName} ${name}` })).toBeVisible();
      continue;
    }
    const here = searchParams.size > 1 ? `${pathname}?${searchParams}` : localizedPath(form, code);
    await expect(banner.getByRole("link", { name: `${shortName} ${name}` })).toHaveAttribute("href", here);
  }
}

for (const { language, device } of readers) {
  const t = translator(language);
  const { maximum, defaultAmount } = defaultCampaignOf(language).idr;
  const gift = { currency: "IDR", presetIDR: String(defaultAmount) };

  const answers: readonly (readonly [string, string, Fields, string, (string | null)?])[] = [
    ["a message that lacks something", "/api/inquiries", { name: "Sari" }, t("forms:inquiry.heading"), null],
    [
      "an amount out of bounds",
      "/api/donations",
      { ...gift, customAmount: String(maximum * 2) },
      t("forms:donation.heading"),
      null,
    ],
    ["the ways of paying", "/api/donations", gift, t("server:review.title")],
    ["a resource that is not sold", "/api/purchases", { product: "none" }, t("server:page.error")],
  ];

  for (const [name, action, fields, heading, form = "/donate/"] of answers) {
    test(
      `the page in ${language} about ${name} is the site's, and axe finds nothing`,
      { tag: device },
      async ({ page }) => {
        const refused = refusals(page);
        await sendPlainForm(page, action, { ...fields, language });
        await expect(title(page)).toHaveText(heading);
        await expectFramed(page, language, form);
        await expectSound(page);
        expect(refused).toEqual([]);
      },
    );
  }

  for (const [choice, heading] of [
    ["pending", t("server:result.pendingTitle")],
    ["settlement", t("server:result.paidTitle")],
    ["deny", t("server:result.failedTitle")],
  ] as const) {
    test(
      `the result in ${language} of a payment that is ${choice} is the site's page, and axe finds nothing`,
      { tag: device },
      async ({ page }) => {
        const refused = refusals(page);
        await sendPlainForm(page, "/api/donations", { ...gift, language });
        await page.locator("button[value=midtrans]").click();
        await page.getByRole("button", { name: choice }).click();
        await expect(title(page)).toHaveText(heading);
        await expect(page).toHaveURL(/\/api\/payments\/result\?ref=\w{26}$/);
        await expectFramed(page, language);
        await expectSound(page);
        expect(refused).toEqual([]);
      },
    );
  }

  test.describe(`without scripts in ${language}`, { tag: device }, () => {
    test.use({ javaScriptEnabled: false });

    test("an address that is none, and a payment that is not known, are answered on the site's pages", async ({
      page,
    }) => {
      const refused = refusals(page);
      await page.goto(`${site.url}/api/payments/result?ref=nothing&lang=${language}`);
      await expect(title(page)).toHaveText(t("server:result.unknownTitle"));
      await expectFramed(page, language);
      await page.goto(`${site.url}/api/nothing?of=this&lang=${language}`);
      await expect(title(page)).toHaveText(t("server:page.error"));
      await expectFramed(page, language);
      expect(refused).toEqual([]);
    });

    test("Back leads from a message that was sent to what was typed, and sends nothing again", async ({
      page,
    }) => {
      await page.goto(site.url + localizedPath("/", language));
      const form = page.locator("#contact form");
      await form.getByLabel(t("forms:inquiry.name")).fill("Sari");
      await form.getByLabel(t("forms:inquiry.email")).fill("sari@example.org");
      await form.getByLabel(t("forms:inquiry.message")).fill(" ");
      await form.getByRole("button", { name: t("forms:inquiry.send") }).click();
      await expect(title(page)).toHaveText(t("forms:inquiry.heading"));
      await expectFramed(page, language, null);
      const asked = page.getByRole("main").locator("form");
      const message = asked.getByLabel(t("forms:inquiry.message"));
      await message.fill(`Halo ${language}`);
      await page.getByRole("button", { name: t("forms:inquiry.send") }).click();
      await expect(title(page)).toHaveText(t("forms:inquiry.sent"));
      await page.goBack();
      await expect(message).toHaveValue(`Halo ${language}`);
      await expect(asked.getByLabel(t("forms:inquiry.name"))).toHaveValue("Sari");
      await page.goBack();
      await expect(form.getByLabel(t("forms:inquiry.name"))).toHaveValue("Sari");
    });

    test("Back leads from the payment to the review, and from there to the form", async ({ page }) => {
      await page.goto(site.url + localizedPath("/donate/", language));
      await page.locator("input[name=currency][value=USD]").check();
      await page.locator("input[name=customAmount]").fill("12");
      await page.locator('form[action="/api/donations"] button[type=submit]').click();
      await expect(title(page)).toHaveText(t("server:review.title"));
      await expect(page).toHaveURL(/\/api\/payments\/review\?.*customAmount=12\.00/);
      await expectFramed(page, language);
      const key = await page.locator("[name=idempotencyKey]").inputValue();
      await page.locator("button[value=stripe]").click();
      await expect(page).not.toHaveURL(/\/api\//);
      await page.goBack();
      await expect(title(page)).toHaveText(t("server:review.title"));
      await expect(page.locator("[name=idempotencyKey]")).toHaveValue(key);
      await page.reload();
      await expect(title(page)).toHaveText(t("server:review.title"));
      await page.goBack();
      await expect(page).toHaveURL(site.url + localizedPath("/donate/", language));
    });
  });
}

test("the page of a function has the colours that the visitor chose on the site @phone", async ({ page }) => {
  await page.goto(`${site.url}/donate/`);
  await page.evaluate(() => localStorage.setItem("colour-scheme", "dark"));
  await page.goto(`${site.url}/api/payments/result?ref=nothing`);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(11, 22, 19)");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the language of a refused form can be changed with all that is typed, and the Enter key still sends it", async ({
    page,
  }) => {
    const [t, other] = [translator("id"), translator("en")];
    await page.goto(`${site.url}/id/`);
    // not what else has its words in a label: links of cards, say
    const form = page.getByRole("main").locator("form");
    await form.getByLabel(t("forms:inquiry.name")).fill("Sari");
    await form.getByLabel(t("forms:inquiry.email")).fill("sari@example");
    await form.getByLabel(t("forms:inquiry.message")).fill("Satu.\nDua.");
    await page.getByRole("button", { name: t("forms:inquiry.send") }).click();
    await form.getByLabel(t("forms:inquiry.name")).fill("Sari Wulandari");
    await page.getByRole("banner").getByRole("button", { name: "EN English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByText(other("forms:errors.email.invalid"))).toBeVisible();
    await expect(form.getByLabel(other("forms:inquiry.name"))).toHaveValue("Sari Wulandari");
    await expect(form.getByLabel(other("forms:inquiry.message"))).toHaveValue("Satu.\nDua.");
    await form.getByLabel(other("forms:inquiry.email")).fill("sari@example.org");
    await form.getByLabel(other("forms:inquiry.email")).press("Enter");
    await expect(page).toHaveURL(/\/inquiry-sent\/$/);
    const sent = (await site.inquiries()).filter(({ name }) => name === "Sari Wulandari");
    expect(sent).toMatchObject([{ message: "Satu.\nDua.", language: "en" }]);
  });
});
