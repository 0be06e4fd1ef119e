import { expect } from "@playwright/test";
import { test } from "./support/admin";
import { inputs } from "./support/admin-form";
import { expectBackup } from "./support/backups";

test.describe.configure({ mode: "parallel" });

/** A form of each kind, the field to type into in both languages, if it has a name, and the files that it writes. */
const forms = {
  "a page": { form: "pages/not-found", field: "title", files: ["content/pages/not-found.json"] },
  "a page with lists": { form: "pages/demo", field: "lead", files: ["content/pages/demo.json"] },
  settings: { form: "settings/giving", field: "feeShare", files: ["content/settings/giving.json"] },
  "interface strings": {
    form: "strings/news",
    field: "",
    files: ["locales/en/news.json", "locales/id/news.json"],
  },
  "an article": {
    form: "news/louder-buoy",
    field: "title",
    files: ["content/news/louder-buoy.en.md", "content/news/louder-buoy.id.md"],
  },
};
const typed = ["Typed and not saved", "Diketik dan belum disimpan"] as const;

for (const [kind, { form, field, files }] of Object.entries(forms))
  test(`what was typed into ${kind} is there again after the page was left, and nothing else has changed @desktop`, async ({
    admin,
  }) => {
    const { page } = admin;
    const address = form.replace("/", "/entries/");
    const key = form.replace("/", ".");
    const box = (at: number) => {
      const columns = field === "" ? page.locator("div:has(> .tajuk-string)") : inputs(page, field);
      const column = at === 0 ? columns.first() : columns.last();
      return field === "" ? column.locator("textarea").first() : column;
    };
    await admin.open(address);
    const before = [await box(0).inputValue(), await box(1).inputValue()];
    for (const [at, words] of typed.entries()) await box(at).fill(words);
    page.on("dialog", (dialog) => void dialog.accept());
    // the second time, the backup is that of the first one
    for (const words of [typed[1], typed[0]]) {
      await expectBackup(page, key, words);
      await page.goto("about:blank");
      await admin.open(address);
      for (const [at, said] of typed.entries()) await expect(box(at)).toHaveValue(said);
    }
    await admin.publish();
    const expected = (file: string) =>
      before.reduce((text, words, at) => text.replace(words, typed[at] ?? ""), admin.original(file));
    for (const file of files)
      await expect.poll(() => withoutConfirmed(admin.read(file))).toBe(withoutConfirmed(expected(file)));
  });

/** A file's lines without those that say which translations are confirmed. */
function withoutConfirmed(text: string): string {
  return text.replace(/,?\s*"?confirmed"?:[^]*?(?=\n {0,2}\}|\n---)/, "");
}
