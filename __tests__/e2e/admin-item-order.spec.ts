import { expect } from "@playwright/test";
import { test } from "./support/admin";

test.describe.configure({ mode: "parallel" });

const file = "content/donations/meadow-fund";

for (const { shown, preview } of [
  { shown: "in both languages", preview: false },
  { shown: "beside the preview", preview: true },
])
  test(`an item that is moved takes its counterpart in the other language along, ${shown} @desktop`, async ({
    admin,
  }) => {
    const { page } = admin;
    await admin.open("donations/entries/meadow-fund");
    if (preview) await page.getByTitle("Tampilkan atau sembunyikan pratinjau").click();
    const group = page.locator('[id^="usd-field-"]');
    const first = { name: "Butir 1: pindahkan dengan tombol panah" };
    await expect(group).toHaveCount(preview ? 1 : 2);
    await group.first().getByRole("button", first).press("ArrowDown");
    const title = group.last().getByRole("button", first).locator("xpath=../..");
    await expect(title).toContainText("40");
    await admin.publish();
    await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
    for (const [code, words] of [
      ["en", ["fills a dive tank", "buys a marker float"]],
      ["id", ["mengisi satu tabung selam", "membeli satu pelampung penanda"]],
    ] as const)
      expect(admin.read(`${file}.${code}.md`)).toMatch(
        new RegExp(`tiers:\\s+- amount: 40\\s+impact: ${words[0]}\\s+- amount: 20\\s+impact: ${words[1]}`),
      );
  });
