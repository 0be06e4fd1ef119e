import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { expectSound } from "./support/accessibility";
import { openWithScripts } from "./support/header";
import { strings } from "./support/strings";

const button = (page: Page) => page.locator('form[action="/api/donations"] button[type=submit]');
const custom = (page: Page) => page.locator("input[name=customAmount]");
const preset = (page: Page, amount: number) => page.locator(`input[name=preset][value="${amount}"]`);

test("a preset clears the custom amount, and typing takes the preset back", async ({ page }) => {
  await openWithScripts(page, "/donate/");
  await expect(preset(page, 50)).toBeChecked();
  await expect(button(page)).toHaveText("Donate $50");
  await custom(page).fill("75.5");
  await expect(page.locator("input[name=preset]:checked")).toHaveCount(0);
  await expect(button(page)).toHaveText("Donate $75.50");
  await preset(page, 500).check({ force: true });
  await expect(custom(page)).toHaveValue("");
  await expect(button(page)).toHaveText("Donate $500");
  await expect(page.locator("li[aria-current]")).toContainText("sponsors a small business carbon audit");
});

/** What people type on a page, the amounts that its button then names, and what is no single amount there. */
const typedAmounts = [
  {
    path: "/donate/",
    means: [
      ["75.50", /\$75\.50$/],
      ["75,50", /\$75\.50$/],
      ["1,000", /\$1,000$/],
    ],
    unclear: "1.000",
    corrected: "1000.5",
    amount: /\$1,000\.50/,
  },
  {
    path: "/id/donate/",
    means: [
      ["75,50", /US\$\s?75,50$/],
      ["75.50", /US\$\s?75,50$/],
      ["1.000", /US\$\s?1\.000$/],
    ],
    unclear: "1,000",
    corrected: "1000,5",
    amount: /US\$\s?1\.000,50/,
  },
] as const;

for (const locale of ["en-US", "id-ID"]) {
  test.describe(`in a browser in ${locale}`, () => {
    test.use({ locale });

    for (const { path, means, unclear } of typedAmounts) {
      test(`${path} reads amounts as its language writes them`, async ({ page }) => {
        await openWithScripts(page, path);
        for (const [typed, amount] of means) {
          await custom(page).clear();
          await custom(page).pressSequentially(typed);
          await expect(button(page)).toHaveText(amount);
        }
        await custom(page).clear();
        await custom(page).pressSequentially(unclear);
        await button(page).click();
        await expect(custom(page)).toHaveAttribute("aria-invalid", "true");
        await expect(custom(page)).toBeFocused();
        await expect(custom(page)).toHaveValue(unclear);
        await expectSound(page);
      });
    }

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      for (const { path, unclear, corrected, amount } of typedAmounts) {
        test(`${path} comes back with an amount that is unclear, and takes it corrected`, async ({
          page,
        }) => {
          await page.goto(path);
          await custom(page).pressSequentially(unclear);
          await button(page).click();
          await expect(custom(page)).toHaveAttribute("aria-invalid", "true");
          await expect(custom(page)).toHaveValue(unclear);
          await custom(page).clear();
          await custom(page).pressSequentially(corrected);
          await page.getByRole("button").click();
          await expect(page.getByText(amount)).toBeVisible();
        });
      }
    });
  });
}

test("nothing can be donated with neither a preset nor a custom amount", async ({ page }) => {
  await openWithScripts(page, "/donate/");
  await custom(page).fill("10");
  await custom(page).fill("");
  await expect(button(page)).toBeDisabled();
  await expect(page.locator("li[aria-current]")).toHaveCount(0);
});

for (const { language, path, every, words, thanks } of [
  {
    language: "en",
    path: "/donate/",
    every: "Every month",
    words: "Donate $30 monthly",
    thanks: "Thank you for your donation of $30! This would redirect to payment processing.",
  },
  {
    language: "id",
    path: "/id/donate/",
    every: "Setiap bulan",
    words: /^Donasi US\$\s?30 per bulan$/,
    thanks: /^Terima kasih atas donasi Anda sebesar US\$\s?30!/,
  },
] as const) {
  test(`${path} says that nothing is charged, then thanks with the amount, while no provider is connected`, async ({
    page,
  }) => {
    const { order } = strings(language, "forms");
    await openWithScripts(page, path);
    await expect(page.getByText(order.next.sample)).toBeVisible();
    await expect(page.getByText(order.next.live)).toHaveCount(0);
    await custom(page).fill("30");
    await page.getByRole("radio", { name: every }).check({ force: true });
    await expect(button(page)).toHaveText(words);
    await button(page).click();
    await expect(page.getByRole("status").getByText(thanks)).toBeVisible();
    await expect(page.getByRole("status").getByText(order.sample)).toBeVisible();
    await expectSound(page);
  });
}

test("an amount out of bounds is explained beside its field", async ({ page }) => {
  await openWithScripts(page, "/donate/");
  await custom(page).fill("20000");
  await button(page).click();
  await expect(custom(page)).toHaveAccessibleDescription("The largest amount is $10,000.");
  await expect(custom(page)).toBeFocused();
});

test("another campaign has its own page and form", async ({ page }) => {
  await page.goto("/donate/");
  await page.getByRole("link", { name: "Keep the peat wet." }).click();
  await expect(page).toHaveURL(/\/donate\/peat-rewetting\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Keep the peat wet.");
  await expect(page.locator("input[name=campaign]")).toHaveValue("peat-rewetting");
});

test("the result page says that it finds no payment", async ({ page }) => {
  await page.goto("/id/donate/result/?ref=nothing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pembayaran ini tidak kami temukan");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

for (const [path, name, beginning] of [
  ["/resources/emissions-inventory-template/", /^Download \(CSV/, "emissions-inventory-template.en.csv"],
  ["/id/resources/emissions-inventory-template/", /^Unduh \(CSV/, "emissions-inventory-template.id.csv"],
] as const) {
  test(`${path} gives the file in its language`, async ({ page }) => {
    await page.goto(path);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(beginning);
    expect(await readFile(await download.path())).toEqual(await readFile(`content/files/${beginning}`));
  });
}

test("the footer's links lead to the shelves", async ({ page }) => {
  await page.goto("/resources/#guide");
  await expect(page.getByRole("heading", { level: 2, name: "Guides" })).toBeInViewport();
});

test("buying says where it would lead while no provider is connected", async ({ page }) => {
  await page.goto("/resources/carbon-handbook/");
  await expect(page.getByText("$29.99").first()).toBeVisible();
  const { order } = strings("en", "forms");
  await expect(page.getByText(order.next.sample)).toBeVisible();
  await page.getByRole("button", { name: "Buy the e-book" }).click();
  await expect(page.getByText("You will be redirected to our secure payment processor.")).toBeVisible();
  await expect(page.getByText(order.sample)).toBeVisible();
  await expectSound(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a donation is sent, and a custom amount wins over the preset", async ({ page }) => {
    await page.goto("/id/donate/");
    const { next } = strings("id", "forms").order;
    await expect(page.getByText(next.unknown)).toBeVisible();
    await custom(page).pressSequentially("75,50");
    await button(page).click();
    await expect(page.getByText(next.sample)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "id");
    await expect(page.getByText(/Terima kasih atas donasi Anda sebesar US\$\s?75,50/)).toBeVisible();
  });

  test("a purchase is sent", async ({ page }) => {
    await page.goto("/resources/carbon-accounting-course/");
    await page.getByRole("button", { name: "Buy the course" }).click();
    await expect(page.getByText("You will be redirected to our secure payment processor.")).toBeVisible();
  });
});

const looks = [
  "/donate/",
  "/donate/peat-rewetting/",
  "/donate/result/?ref=nothing",
  "/resources/",
  "/resources/carbon-handbook/",
  "/resources/peat-restoration-checklist/",
  "/inquiry-sent/",
];

for (const path of looks.flatMap((each) => [each, `/id${each}`])) {
  test(`axe finds nothing on ${path}, and nothing sticks out`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectSound(page);
  });
}
