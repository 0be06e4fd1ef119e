import { expect, type Page } from "@playwright/test";
import { parseMarkdownEntry } from "../../src/content-model/file-text";
import { confirmedField, olderTexts } from "../../src/content-model/freshness";
import { news } from "../../src/content-model/news";
import { expectAccessible } from "./support/accessibility";
import { test, type Admin } from "./support/admin";
import { fillInFromEnglish, inputs } from "./support/admin-form";
import { expectBackup, reloadForm } from "./support/backups";

test.describe.configure({ mode: "parallel" });

const article = "news/entries/louder-buoy";

const words = {
  en: {
    older: "The Indonesian text is older than the English one. Changed since: Title.",
    otherWay: "The English text is older than the Indonesian one.",
    confirm: "Confirm, nothing to change",
    undo: "Undo",
    close: "Close",
    history: "History",
    confirmed: /^The translation of “.+” is confirmed\.Undo/,
    unconfirmed: /^The confirmation of “.+” is undone/,
    inHistory: "translation confirmed",
  },
  id: {
    older: "Teks bahasa Indonesia lebih lama daripada teks bahasa Inggris. Yang berubah: Judul.",
    otherWay: "Teks bahasa Inggris lebih lama daripada teks bahasa Indonesia. Yang berubah: Judul.",
    confirm: "Konfirmasi, tidak ada yang perlu diubah",
    undo: "Urungkan",
    close: "Tutup",
    history: "Riwayat",
    confirmed: /^Terjemahan “.+” dikonfirmasi\.Urungkan/,
    unconfirmed: /^Konfirmasi “.+” sudah diurungkan/,
    inHistory: "terjemahan dikonfirmasi",
  },
} as const;

/** The file of the article in a language. */
const fileIn = (language: "en" | "id") => `content/news/louder-buoy.${language}.md`;

/** The languages of the article that are older, by its files. */
function olderIn({ read }: Admin): readonly string[] {
  const texts = { en: parseMarkdownEntry(read(fileIn("en"))), id: parseMarkdownEntry(read(fileIn("id"))) };
  return olderTexts(news.schema, texts).map(({ language }) => language);
}

/** Shows the editors' area in English. */
async function readEnglish(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("cms-language", "en"));
  await page.reload();
}

const noticeIn = (page: Page) => page.locator(".tajuk-older");

test("a translation that was left behind is marked and confirmed in one click @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  const t = words.en;
  await readEnglish(page);
  await admin.open(article);
  await expect(noticeIn(page)).toHaveCount(0);
  await inputs(page, "title").first().fill("The buoy hears everything");
  await admin.publish();
  const notice = page.getByRole("status").filter({ hasText: t.older });
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect(olderIn(admin)).toEqual(["id"]);
  // the article in Indonesian stays as it was
  expect(admin.read(fileIn("id"))).toBe(admin.original(fileIn("id")));
  await expectAccessible(page, undefined, [".tajuk-older"]);

  await admin.open(article);
  await notice.getByRole("button", { name: t.confirm }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: t.confirmed })).toBeVisible();
  expect(olderIn(admin)).toEqual([]);
  const texts = [admin.read(fileIn("id")), admin.original(fileIn("id"))].map(parseMarkdownEntry);
  const bare = texts.map(({ [confirmedField]: confirmed, ...fields }) => ({ fields, confirmed }));
  expect(bare[0]?.fields).toEqual(bare[1]?.fields);
  expect(bare[0]?.confirmed).not.toEqual(bare[1]?.confirmed);

  await page.getByRole("button", { name: t.history }).click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText(t.inHistory);
  await page.getByRole("dialog").getByRole("button", { name: t.close }).click();
  await page.getByRole("button", { name: t.undo }).click();
  await expect(page.getByRole("status").filter({ hasText: t.unconfirmed })).toBeVisible();
  expect(olderIn(admin)).toEqual(["id"]);
});

test("the mark goes when the other language follows, and comes again @desktop", async ({ admin }) => {
  const { page } = admin;
  const t = words.id;
  await admin.open(article);
  await inputs(page, "title").last().fill("Alat apung mendengar semuanya");
  await admin.publish();
  await expect(noticeIn(page)).toContainText(t.otherWay);
  await inputs(page, "title").first().fill("The buoy hears everything");
  await admin.publish();
  await expect(noticeIn(page)).toHaveCount(0);
  expect(olderIn(admin)).toEqual([]);

  await inputs(page, "title").first().fill("The buoy hears it all");
  await admin.publish();
  await expect(noticeIn(page)).toContainText(t.older);
  expect(olderIn(admin)).toEqual(["id"]);
  // confirmed in the same form, and saved once more without another change
  await noticeIn(page).getByRole("button", { name: t.confirm }).click();
  await expect(noticeIn(page)).toHaveCount(0);
  await inputs(page, "excerpt").first().fill("It tells a dugong from an engine.");
  await admin.publish();
  await expect(noticeIn(page)).toBeVisible();
  const id = parseMarkdownEntry(admin.read(fileIn("id")));
  const en = parseMarkdownEntry(admin.read(fileIn("en")));
  expect(olderTexts(news.schema, { en, id })).toEqual([{ language: "id", newer: "en", fields: ["excerpt"] }]);
});

test("a copy is not translated until it is, and then nothing is older for it @desktop", async ({ admin }) => {
  const { page } = admin;
  const untranslated = noticeIn(page).filter({ hasText: "Belum diterjemahkan ke bahasa Indonesia: Judul, " });
  await admin.open(article);
  await fillInFromEnglish(page);
  await expect(inputs(page, "title").last()).toHaveValue(await inputs(page, "title").first().inputValue());
  await admin.publish();
  await page.getByRole("dialog").getByRole("button", { name: "Simpan apa adanya" }).click();
  await expect(untranslated).toBeVisible();

  await inputs(page, "title").last().fill("Pelampung yang mendengar semuanya");
  await admin.publish();
  await expect(untranslated).toHaveCount(0);
  await expect(noticeIn(page)).toContainText("Belum diterjemahkan ke bahasa Indonesia");
  await expect(noticeIn(page)).not.toContainText("lebih lama");
  expect(olderIn(admin)).toEqual([]);
  await page.goto("/admin/#/collections/news");
  const row = page.getByRole("listitem").filter({ hasText: "Pelampung yang mendengar semuanya" });
  await expect(row).toContainText("Indonesia: belum diterjemahkan");
});

test("a recovered backup knows what was saved after its form was opened @desktop", async ({ admin }) => {
  const { page } = admin;
  await admin.open(article);
  // confirmed by saving, of which the form does not learn
  await inputs(page, "title").first().fill("The buoy hears everything");
  await inputs(page, "title").last().fill("Alat apung mendengar semuanya");
  await admin.publish();
  await expect.poll(() => admin.read(fileIn("id"))).toContain("Alat apung mendengar semuanya");
  await inputs(page, "title").first().fill("The buoy hears it all");
  await expectBackup(page, "news.louder-buoy", "The buoy hears it all");
  await reloadForm(page, true);
  await expect(inputs(page, "title").first()).toHaveValue("The buoy hears it all");
  await admin.publish();
  await expect(noticeIn(page)).toContainText(words.id.older);
  expect(olderIn(admin)).toEqual(["id"]);
});

test("page copy, whose languages are in one file, is marked and confirmed, too @desktop", async ({
  admin,
}) => {
  const { page } = admin;
  await readEnglish(page);
  await admin.open("pages/entries/news");
  await inputs(page, "donateTitle").last().fill("Setiap pelampung butuh tali.");
  await admin.publish();
  await expect(noticeIn(page)).toContainText(words.en.otherWay);
  await noticeIn(page).getByRole("button", { name: words.en.confirm }).click();
  await expect(noticeIn(page)).toHaveCount(0);
  await admin.open("pages/entries/news");
  await expect(inputs(page, "donateTitle").last()).toHaveValue("Setiap pelampung butuh tali.");
  await expect(noticeIn(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the mark is one line, which opens, and leaves the form most of the window @phone", async ({
    admin,
  }) => {
    const { page } = admin;
    await page.goto(`/admin/#/collections/${article}`);
    await inputs(page, "title").fill("Alat apung mendengar semuanya");
    await admin.publish();
    await expect(page.getByRole("button", { name: words.id.undo })).toBeVisible();
    const line = noticeIn(page).getByText("Inggris: lebih lama", { exact: true });
    await expect(line).toBeInViewport({ ratio: 1 });
    expect((await line.boundingBox())?.height).toBe(44);
    const bars = page.locator(".tajuk-notices, .tajuk-history");
    const heights = await bars.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(heights.reduce((sum, each) => sum + each)).toBeLessThan(844 / 5);
    const button = noticeIn(page).getByRole("button", { name: words.id.confirm });
    await expect(button).toBeHidden();
    await line.click();
    await expect(noticeIn(page)).toContainText(words.id.otherWay);
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page, undefined, [".tajuk-older"]);
    await button.click();
    await expect(noticeIn(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: words.id.undo })).toBeVisible();
    expect(olderIn(admin)).toEqual([]);
    await page.getByRole("button", { name: words.id.history }).click();
    await expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText(words.id.inHistory);
  });
});
