import { expect } from "@playwright/test";
import { expectSoundAtWidths, test } from "./support/admin";
import { inputs } from "./support/admin-form";

test.describe.configure({ mode: "parallel" });

const chart = "content/pages/tracking.json";
const figures = ["content/claims/smoke-chart.en.md", "content/claims/smoke-chart.id.md"];

test("the total of a chart changes with its months, and never alone @desktop", async ({ admin }) => {
  const value = (file: string) => Number(/^value: (.*)$/m.exec(admin.read(file))?.[1]);
  const before = value(figures[0] ?? "");
  await admin.open("claims/entries/smoke-chart");
  await inputs(admin.page, "value")
    .first()
    .fill(String(before + 50));
  await admin.publish();
  const refused = admin.page.getByRole("dialog", { name: "Belum disimpan" });
  await expect(refused.getByRole("listitem")).toHaveCount(1);
  await expect(refused.getByRole("listitem").first()).toContainText("jumlah semua bulan");
  await expect(refused.getByRole("link").first()).toHaveAttribute("href", /pages\/entries\/tracking/);
  await refused.getByRole("button", { name: "Kembali ke teks" }).click();
  expect(figures.every(admin.isOriginal)).toBe(true);
  // Decap logs the refused save to the console
  admin.noise.length = 0;

  admin.page.on("dialog", (dialog) => void dialog.accept());
  await admin.page.goto("about:blank");
  await admin.open("pages/entries/tracking");
  admin.page.removeAllListeners("dialog");
  const months = admin.page.locator('[id^="months-field-"]').first();
  await months.locator("button[class*='TopBarButton']").first().click();
  // the chart has a field of that name, too, which is no number
  const emissions = months.locator('input[inputmode=numeric][id^="emissions-field-"]').first();
  await emissions.fill(String(Number(await emissions.inputValue()) + 50));
  await admin.publish();
  const question = admin.page.getByRole("dialog", { name: "Ubah juga angkanya?" });
  await expect(question.getByRole("listitem")).toHaveCount(1);
  const [, title = "no title"] = /^title: (.*)$/m.exec(admin.read(figures[1] ?? "")) ?? [];
  await expect(question.getByRole("listitem")).toContainText(title);
  await expectSoundAtWidths(admin.page, ".tajuk-dialog");
  await question.getByRole("button", { name: "Kembali ke teks" }).click();
  expect([chart, ...figures].every(admin.isOriginal)).toBe(true);
  await admin.publish();
  await question.getByRole("button", { name: "Simpan keduanya" }).click();
  await expect.poll(() => figures.map(value)).toEqual([before + 50, before + 50]);
  await expect.poll(() => admin.isOriginal(chart)).toBe(false);
  // Decap logs the refused save to the console
  admin.noise.length = 0;
  await admin.page.getByRole("status").getByRole("button", { name: "Urungkan" }).click();
  await expect.poll(() => figures.every(admin.isOriginal)).toBe(true);
});
