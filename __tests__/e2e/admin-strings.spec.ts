import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { test } from "./support/admin";

test("an interface string is changed in one language, in a form without barriers @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open("strings/entries/common");
  const { donate } = JSON.parse(admin.original("locales/id/common.json")) as { donate: string };
  await page.locator('textarea[id$="-donate"]').last().fill(`${donate} sekarang`);
  // only our own parts are checked, not Decap's form
  await expectAccessible(page, undefined, ".tajuk-string");
  await expectAccessible(page, undefined, ".tajuk-language");
  await admin.publish();
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
  expect(JSON.parse(admin.read("locales/id/common.json"))).toMatchObject({ donate: `${donate} sekarang` });
  expect(admin.read("locales/en/common.json")).toBe(admin.original("locales/en/common.json"));
});
