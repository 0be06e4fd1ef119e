/**
 * Takes the screenshots of the editors' area for docs/editing.md and docs/editing.id.md. Nothing is saved:
 * the form refuses the invalid values that are typed for the last screenshot.
 *
 *   npm start
 *   node tools/picture-editing.mjs http://localhost:9000
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { ensureChromium } from "../scripts/lib/chromium.mjs";
import { root } from "../scripts/lib/root.mjs";

const site = process.argv[2] ?? "http://localhost:9000";
const article = "collections/news/entries/sentani-agreement";

/** Labels of the buttons to click, in the languages of the editors' area. */
const words = {
  en: {
    ...{ login: "Login", preview: "Toggle preview", languages: "Toggle i18n" },
    ...{ publish: "Publish", now: "Publish now" },
  },
  id: {
    ...{
      login: "Masuk",
      preview: "Tampilkan atau sembunyikan pratinjau",
      languages: "Tampilkan atau sembunyikan bahasa kedua",
    },
    ...{ publish: "Terbitkan", now: "Terbitkan sekarang" },
  },
};

/** @type {string[]} */
const args = JSON.parse(await readFile(path.join(root, "scripts/browser-arguments.json"), "utf8"));
const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
await takePictures("en");
await takePictures("id");
await browser.close();

/** @param {"en" | "id"} language */
async function takePictures(language) {
  const { login, preview, languages, publish, now } = words[language];
  const context = await browser.newContext({ viewport: { width: 1200, height: 760 }, locale: language });
  const page = await context.newPage();
  await page.addInitScript((code) => {
    // init scripts also run in the preview frame and on about:blank: skip those
    if (location.pathname.startsWith("/admin")) localStorage.setItem("cms-language", code);
  }, language);
  /** @param {string} name */
  const keep = async (name) => {
    // wait until pictures have faded in
    await page.waitForTimeout(1500);
    const file = path.join(root, `docs/images/editing-${name}.${language}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 70 })
      .toFile(file);
  };
  /** @param {string} address */
  const open = async (address) => {
    await page.goto("about:blank");
    await page.goto(`${site}/admin/#/${address}`);
  };

  await page.goto(`${site}/admin/`);
  await page.getByRole("button", { name: login }).click();
  await page.locator(".tajuk-desk").waitFor();
  await open("collections/news");
  await page
    .locator(".tajuk-list")
    .getByRole("link", { name: /Bekasi/ })
    .first()
    .waitFor();
  await keep("collections");

  await open(article);
  await page.locator("[id^=title-field-]").first().waitFor();
  await keep("form");

  await page.getByTitle(preview).click();
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  await keep("preview");

  await page.getByTitle(languages).click();
  await page.locator("[id^=excerpt-field-]").last().fill("");
  await page.locator("[id^=title-field-]").last().fill("Gambut ".repeat(20));
  await page.getByRole("button", { name: publish, exact: true }).click();
  await page.getByRole("menuitem", { name: now }).click();
  await page.getByRole("dialog").waitFor();
  await keep("refused");
  await context.close();
}
