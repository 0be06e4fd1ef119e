import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { localizedPath } from "../../src/domain/paths";
import { expectAccessible } from "../e2e/support/accessibility";
import { complaints, logIn, openForm, publish } from "../e2e/support/admin";
import { addItems, fillBody, fillEntry, inputs, uploadPicture } from "../e2e/support/admin-form";
import { editSiteCopy, inSiteCopy, writeSiteCopy } from "../gatsby/site-copy";
import { languageCodes } from "../setup/languages";
import { siteContent } from "../setup/site";
import { translator } from "../setup/translator";
import { startLiveSite, type LiveSite } from "./live-site";
import { newEntries } from "./new-entries";

/** A test with a logged-in editor's page; it fails on console errors and warnings. */
const test = base.extend<{ editor: Page }>({
  editor: async ({ page }, use) => {
    const noise = complaints(page);
    await logIn(page);
    await use(page);
    expect(noise).toEqual([]);
  },
});

/**
 * From click to live: Decap itself, our own proxy, the rebuild, and what visitors then see. All tests share
 * one site and run one after the other, since builds take long.
 */
test.describe.configure({ mode: "serial" });

/** Timeout until visitors see a change, on a machine that is busy with other tests. */
const untilLive = { timeout: 480_000 };
const sections = { news: "news", projects: "projects", resources: "resources", donations: "donate" };
const languages = ["", "/id"] as const;

/** Entries to which no other entry refers: to the campaign, once its figure is gone. */
const deleted = [
  ["claims", "turtle-eggs"],
  ["donations", "turtle-nights"],
  ["news", "thirty-shells"],
] as const;

let site: LiveSite;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  site = await startLiveSite();
});

test.afterEach(() => {
  const { status, expectedStatus } = test.info();
  // a build that failed says why, and nothing else does
  if (status !== expectedStatus) console.log(`The live site said:\n${site.output()}`);
});

test.afterAll(() => site.close());

const addressOf = (collection: string, slug: string, prefix = "") =>
  `${prefix}/${sections[collection as keyof typeof sections]}/${slug}/`;

async function save(page: Page): Promise<void> {
  await publish(page);
  await expect(page.getByText("Perubahan tersimpan")).toBeVisible();
}

/** The text of a saved file, by its path in the project; undefined if it does not exist. */
function saved(file: string): string | undefined {
  return existsSync(inSiteCopy(file)) ? readFileSync(inSiteCopy(file), "utf8") : undefined;
}

const entryFile = (collection: string, slug: string, language: string) =>
  `content/${collection}/${slug}.${language}.md`;

/** A server ends a connection that nothing used for five seconds, perhaps while the next request is on its way. */
const patient = { maxRetries: 3 };

/** A function that requests an address and returns the status code. */
const statusOf = (page: Page, address: string) => async () =>
  (await page.request.get(address, patient)).status();

/** A function that requests an address and returns the HTML. */
const htmlOf = (page: Page, address: string) => async () => (await page.request.get(address, patient)).text();

test("the functions answer", async ({ request }) => {
  const methods = await request.get("/api/payments/methods");
  expect([methods.status(), await methods.json()]).toEqual([
    200,
    expect.objectContaining({ mode: "sample" }),
  ]);
});

test("what is written in the four collections, settings and strings is shown in both languages", async ({
  editor: page,
}) => {
  test.setTimeout(900_000);
  for (const { collection, slug, entry, lists = {} } of newEntries) {
    await openForm(page, `${collection}/new`);
    await uploadPicture(page, `${slug}.jpg`);
    await fillEntry(page, entry);
    for (const [list, item] of Object.entries(lists)) await addItems(page, list, item);
    await fillBody(page, "The text of it.", "Teksnya.");
    await save(page);
    const [title, titel] = entry.texts.title ?? [];
    expect(saved(entryFile(collection, slug, "en"))).toContain(`title: ${title}`);
    expect(saved(entryFile(collection, slug, "id"))).toContain(`title: ${titel}`);
    expect(saved(entryFile(collection, slug, "id"))).toContain(`src: ../images/${slug}.jpg`);
    expect(saved(`content/images/${slug}.jpg`)).toBeDefined();
  }
  await openForm(page, "settings/entries/sections");
  await page.locator('[id^="underMaintenance-field-"]').first().click();
  await save(page);
  const closed = { projects: { underMaintenance: true } };
  expect(JSON.parse(saved("content/settings/sections.json") ?? "")).toMatchObject({ en: closed, id: closed });
  await openForm(page, "strings/entries/common");
  await page.locator('textarea[id$="-donate"]').last().fill("Berdonasi sekarang");
  await save(page);
  await expect.poll(htmlOf(page, "/id/"), untilLive).toContain("Berdonasi sekarang");
  await expect(page.getByRole("status").getByText("sudah tampil di situs")).toBeVisible(untilLive);
  await expectAccessible(page, undefined, "[role=status]");

  for (const { collection, slug, entry } of newEntries) {
    for (const [index, prefix] of languages.entries()) {
      const address = addressOf(collection, slug, prefix);
      await expect.poll(statusOf(page, address), untilLive).toBe(200);
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(entry.texts.title?.[index] ?? "");
      const image = page.getByRole("main").getByRole("img", { name: entry.texts.alt?.[index] });
      await expect
        .poll(() => image.first().evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page.getByText(["The text of it.", "Teksnya."][index] ?? "")).toBeVisible();
    }
  }
  for (const language of languageCodes) {
    const t = translator(language);
    const heading = t("home:maintenance.title");
    const donate = language === "id" ? "Berdonasi sekarang" : t("common:donate");
    await page.goto(localizedPath("/", language));
    await expect(page.locator("#projects").getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: donate }).first()).toBeVisible();
  }
});

test("a draft is read by its link and a scheduled article waits, and both are on the site in their time", async ({
  editor: page,
  context,
}) => {
  test.setTimeout(900_000);
  const published = addressOf("news", "thirty-shells", "/id");
  await openForm(page, "news/entries/thirty-shells");
  const title = await inputs(page, "title").last().inputValue();
  await inputs(page, "draft").first().click();
  await page.getByRole("button", { name: "Buat tautan" }).click();
  const link = await page.locator(".tajuk-preview-link input").first().inputValue();
  expect(link).toContain("/preview/");
  await save(page);
  const scheduled = languages.map((prefix) => addressOf("news", "borrowed-boat", prefix));
  const statusesOfScheduled = () => Promise.all(scheduled.map((address) => statusOf(page, address)()));
  await openForm(page, "news/entries/borrowed-boat");
  await inputs(page, "from").first().fill("2099-12-03");
  await save(page);

  const reader = await context.newPage();
  await expect.poll(statusOf(page, link), untilLive).toBe(200);
  expect(await statusOf(page, published)()).toBe(404);
  await expect.poll(statusesOfScheduled, untilLive).toEqual([404, 404]);
  await reader.goto(link);
  await expect(reader.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(reader).toHaveURL(link);

  // its day has come
  await inputs(page, "from").first().fill("2020-12-03");
  await save(page);
  await openForm(page, "news/entries/thirty-shells");
  await inputs(page, "draft").first().click();
  await save(page);
  await expect.poll(statusOf(page, published), untilLive).toBe(200);
  await expect.poll(statusesOfScheduled, untilLive).toEqual([200, 200]);
  await reader.goto(link);
  await expect(reader).toHaveURL(new RegExp(`${published}$`));
  await expect(reader.getByRole("heading", { level: 1 })).toContainText(title);
});

test("what is changed or deleted changes or goes on the site", async ({ editor: page }) => {
  test.setTimeout(900_000);
  const changed = newEntries.slice(0, 1);
  for (const { collection, slug, entry } of changed) {
    await openForm(page, `${collection}/entries/${slug}`);
    await inputs(page, "title").last().fill(`Judul baru ${slug}`);
    await save(page);
    expect(saved(entryFile(collection, slug, "id"))).toContain(`title: Judul baru ${slug}`);
    expect(saved(entryFile(collection, slug, "en"))).toContain(`title: ${entry.texts.title?.[0]}`);
  }
  for (const [collection, slug] of deleted) {
    await openForm(page, `${collection}/entries/${slug}`);
    await page.getByRole("button", { name: "Hapus entri" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Hapus", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#/collections/${collection}$`));
    const files = languageCodes.map((language) => entryFile(collection, slug, language));
    await expect.poll(() => files.filter((file) => saved(file) !== undefined)).toEqual([]);
  }

  for (const [collection, slug] of deleted.filter(([name]) => name !== "claims")) {
    for (const prefix of languages) {
      await expect.poll(statusOf(page, addressOf(collection, slug, prefix)), untilLive).toBe(404);
    }
  }
  for (const { collection, slug, entry } of changed) {
    expect(await htmlOf(page, addressOf(collection, slug, "/id"))()).toContain(`Judul baru ${slug}`);
    expect(await htmlOf(page, addressOf(collection, slug))()).toContain(entry.texts.title?.[0]);
  }
});

test("a mistake on the disk keeps the site up and is told to the editor", async ({ editor: page }) => {
  test.setTimeout(900_000);
  const name = "louder-buoy.id.md";
  const file = `content/news/${name}`;
  editSiteCopy(file, (text) => text.replace(/^title: .*$/m, "title:"));
  const told = (text: string) => page.getByRole("status").filter({ hasText: text });
  await expect(told(name)).toBeVisible(untilLive);
  await expectAccessible(page, undefined, "[role=status]");
  expect(await statusOf(page, "/id/news/louder-buoy/")()).toBe(200);

  writeSiteCopy({ [file]: readFileSync(path.join(siteContent, "news", name), "utf8") });
  await expect(told("sudah tampil di situs")).toBeVisible(untilLive);
});
