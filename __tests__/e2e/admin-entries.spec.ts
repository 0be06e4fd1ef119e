import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { test } from "./support/admin";
import { newEntries } from "./support/admin-entries";
import { addItems, fillBody, fillEntry, inputs, uploadPicture } from "./support/admin-form";

test.describe.configure({ mode: "parallel" });

const picture = readFileSync(path.resolve(__dirname, "../../content/images/nursery.jpg"));

for (const { collection, slug, entry, lists = {} } of newEntries) {
  test(`an entry of ${collection} is written, translated, published, changed and deleted @desktop`, async ({
    admin,
  }) => {
    const { page } = admin;
    const file = (language: string) => `content/${collection}/${slug}.${language}.md`;

    await admin.open(`${collection}/new`);
    await uploadPicture(page, "seedlings.jpg", picture);
    await fillEntry(page, entry);
    for (const [list, item] of Object.entries(lists)) await addItems(page, list, item);
    await fillBody(page, "The text of it.", "Teksnya.");
    await admin.publish();
    await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
    const [title, titel] = entry.texts.title ?? [];
    expect(admin.read(file("en"))).toContain(`title: ${title}`);
    expect(admin.read(file("id"))).toContain(`title: ${titel}`);
    expect(admin.read(file("id"))).toContain("src: ../images/seedlings.jpg");
    expect(admin.has("content/images/seedlings.jpg")).toBe(true);

    await admin.open(`${collection}/entries/${slug}`);
    await inputs(page, "title").last().fill("Judul baru");
    await admin.publish();
    await expect.poll(() => admin.read(file("id"))).toContain("title: Judul baru");
    expect(admin.read(file("en"))).toContain(`title: ${title}`);

    page.once("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Hapus entri" }).click();
    await expect.poll(() => admin.has(file("en")) || admin.has(file("id"))).toBe(false);
  });
}
