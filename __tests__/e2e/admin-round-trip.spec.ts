import { readdirSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { collections, copyFiles } from "../../src/content-model/content-model";
import { redirectSettings } from "../../src/content-model/settings/redirects";
import { languageCodes } from "../setup/languages";
import { siteContent } from "../setup/site";
import { test, type Admin } from "./support/admin";

test.describe.configure({ mode: "parallel" });

async function expectUnchanged({ page }: Admin): Promise<void> {
  await expect(page.getByText(/^(Changes saved|Perubahan tersimpan)$/i)).toBeVisible();
}

/** Opens an entry by way of its collection's list, without reloading the page. */
async function turnTo({ page }: Admin, collection: string, entry: string): Promise<void> {
  const fields = page.locator("[id*='-field-']");
  await page.goto(`/admin/#/collections/${collection}`);
  await expect(fields).toHaveCount(0);
  await page.goto(`/admin/#/collections/${collection}/entries/${entry}`);
  await expect(fields.first()).toBeVisible();
}

/** Saves a form after typing something and undoing it. */
async function saveUnchanged(admin: Admin): Promise<void> {
  const { page } = admin;
  await expectUnchanged(admin);
  // the last text input of the Indonesian side that is not changed in the English one; the inputs of lists and
  // references hold no text, and a table that is edited is written anew
  const inputs = page.locator(
    "input[type=text]:enabled:not([aria-autocomplete]), textarea:enabled:not(.tajuk-table *)",
  );
  const input = inputs.filter({ visible: true }).last();
  const text = await input.inputValue();
  await input.fill(`${text} x`);
  await input.fill(text);
  await admin.publish();
  await expectUnchanged(admin);
}

for (const { name } of collections) {
  const files = readdirSync(path.join(siteContent, name));
  const all = [...new Set(files.map((file) => file.replace(/\..*$/, "")))];
  // an entry that is not fully translated cannot be saved
  const slugs = all.filter((slug) => languageCodes.every((code) => files.includes(`${slug}.${code}.md`)));

  test(`what is only opened and saved in ${name} stays as it was @desktop`, async ({ admin }) => {
    test.setTimeout(60_000 + slugs.length * 30_000);
    for (const slug of slugs) {
      await turnTo(admin, name, slug);
      await saveUnchanged(admin);
    }
    for (const file of files.map((file) => `content/${name}/${file}`)) {
      expect(admin.read(file), file).toBe(admin.original(file));
    }
  });
}

test("what is only opened and saved in pages and settings stays as it was @desktop", async ({ admin }) => {
  test.setTimeout(60_000 + copyFiles.length * 30_000);
  // the form of redirects has nothing but a list
  for (const { folder, name } of copyFiles.filter((copyFile) => copyFile !== redirectSettings)) {
    await turnTo(admin, folder, name);
    await saveUnchanged(admin);
    const file = `content/${folder}/${name}.json`;
    expect(admin.read(file), file).toBe(admin.original(file));
  }
});

test("what is only opened and saved in the interface strings stays as it was @desktop", async ({ admin }) => {
  const files = readdirSync(path.resolve(__dirname, "../../locales/en"));
  test.setTimeout(60_000 + files.length * 30_000);
  for (const file of files) {
    await turnTo(admin, "strings", path.basename(file, ".json"));
    await saveUnchanged(admin);
    for (const language of languageCodes) {
      const strings = `locales/${language}/${file}`;
      expect(admin.read(strings), strings).toBe(admin.original(strings));
    }
  }
});
