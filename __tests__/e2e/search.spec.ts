import { expect, test, type Page } from "@playwright/test";
import { localizedPath } from "../../src/domain/paths";
import { searchKeySwitch, searchPath } from "../../src/domain/search";
import { languageCodes, type Language } from "../setup/languages";
import { questions, type CalledPart } from "../setup/questions";
import { translator } from "../setup/translator";
import { expectAccessible } from "./support/accessibility";
import { headerOf } from "./support/header";
import { readers } from "./support/readers";
import { openWithScripts } from "./support/start-scripts";

/** What people type, and the address, in the default language, of the page that comes first. */
const queries: Readonly<Record<Language, readonly (readonly [typed: string, first: string])[]>> = {
  en: [
    ["dugong", "/projects/dugong-watch/"],
    ["Dugong Watch", "/projects/dugong-watch/"],
    // other forms of a word, as typed
    ["microphones", "/news/louder-buoy/"],
    ["listen", "/projects/listening-buoy/"],
    ["anchors fell", "/projects/harbour-ledger/"],
    ["ropes", "/projects/seaweed-ropes/"],
    ["drain", "/projects/clean-drains/"],
    // places and people
    ["Ambon", "/projects/salt-meter/"],
    ["kalimantan", "/projects/dugong-watch/"],
    ["gunungsitoli", "/projects/tide-school/"],
    ["karang", "/news/louder-buoy/"],
    // several words
    ["turtle calendar", "/resources/turtle-calendar/"],
    ["reading the tides", "/resources/reading-tides/"],
    ["salt well", "/projects/salt-meter/"],
    ["knots float", "/resources/knot-cards/"],
    // mistakes
    ["dugnog", "/projects/dugong-watch/"],
    ["seewead", "/projects/seaweed-ropes/"],
    ["calender", "/resources/turtle-calendar/"],
    ["legder", "/projects/harbour-ledger/"],
    // of which no page has all the words
    ["snorkel classroom whereabouts", "/resources/snorkel-lessons/"],
  ],
  id: [
    ["duyung", "/projects/dugong-watch/"],
    ["Jaga Duyung", "/projects/dugong-watch/"],
    // stems: meN-, di-, peN-, -an
    ["mendengar", "/projects/listening-buoy/"],
    ["ukuran", "/projects/salt-meter/"],
    ["menangkap", "/projects/clean-drains/"],
    ["dipinjam", "/news/borrowed-boat/"],
    ["perusahaan", "/projects/harbour-ledger/"],
    ["belajar snorkel", "/resources/snorkel-lessons/"],
    // places and people
    ["Ambon", "/projects/salt-meter/"],
    ["kalimantan", "/projects/dugong-watch/"],
    ["belitung", "/projects/nipah-creek/"],
    ["karang", "/news/louder-buoy/"],
    // several words
    ["kalender penyu", "/resources/turtle-calendar/"],
    ["pasang surut", "/resources/reading-tides/"],
    ["sumur asin", "/projects/salt-meter/"],
    ["kartu simpul", "/resources/knot-cards/"],
    // mistakes
    ["duyumg", "/projects/dugong-watch/"],
    ["selokkan", "/projects/clean-drains/"],
    ["kalnder", "/resources/turtle-calendar/"],
    // of which no page has all the words
    ["bagaimanakah asuransi snorkel", "/resources/snorkel-lessons/"],
  ],
};

/** The addresses of the pages that are also found by other words than their own. */
const otherwiseCalled: Readonly<Record<CalledPart, string>> = {
  "setbacks-title": "/transparency/dry-season/",
  "data-title": "/figures/",
  "reports-title": "/transparency/",
  "people-title": "/transparency/",
  "complaints-title": "/transparency/",
  "contact-title": "/",
  "accountability-title": "/donate/",
  "ebook-title": "/resources/",
  "methods-title": "/transparency/",
  choose: "/offline/",
  "chart-title": "/tracking/",
};

/** A word of a page, and one that only begins with it. */
const beginnings: Readonly<Record<Language, readonly [known: string, unknown: string]>> = {
  en: ["go", "government"],
  id: ["kota", "kotamadya"],
};

/** A word that a page has in its text only, and the page's address. */
const inText: Readonly<Record<Language, readonly [word: string, path: string]>> = {
  en: ["bicycle", "/news/one-chart-for-bitung/"],
  id: ["sepeda", "/news/one-chart-for-bitung/"],
};

const results = (page: Page) => page.getByRole("main").locator("ol > li");
const box = (page: Page) => page.getByRole("main").getByRole("searchbox");

for (const { language, device } of readers) {
  const t = translator(language);
  const at = (path: string) => localizedPath(path, language);

  test.describe(`search in ${language}`, { tag: device }, () => {
    test("finds first what people look for, as they type it", async ({ page }) => {
      await openWithScripts(page, at(searchPath));
      const [[word, itsPage] = ["", ""]] = queries[language];
      const asked = `${t("search:smallWords").split(" ").slice(0, 4).join(" ")} ${word}?`;
      const called = (part: CalledPart) => t(`search:alsoCalled.${part}`);
      const otherwise = [
        ...Object.keys(otherwiseCalled).map((part) => [called(part as CalledPart), part] as const),
        ...questions[language].filter(([, part, words]) => called(part).includes(words)),
      ].map(([typed, part]) => [typed, otherwiseCalled[part as CalledPart]] as const);
      for (const [typed, first] of [...queries[language], [asked, itsPage] as const, ...otherwise]) {
        await box(page).fill(typed);
        const link = results(page).first().getByRole("link").first();
        await expect.soft(link, typed).toHaveAttribute("href", at(first), { timeout: 20_000 });
        // what the next query finds is to be new, also where it is the same page
        await box(page).fill("");
        await expect(results(page)).toHaveCount(0);
      }
    });

    test("shows kind, marked words and a picture, and narrows to a kind", async ({ page }) => {
      const [typed = "", first = ""] = queries[language][0] ?? [];
      await openWithScripts(page, at(searchPath));
      await box(page).fill(typed);
      const found = results(page).first();
      await expect(found).toContainText(t("search:kinds.projects"));
      await expect(found.locator("mark").first()).toHaveText(new RegExp(typed, "i"));
      await expect(found.locator("img")).toHaveJSProperty("complete", true);
      await expect(page).toHaveURL(`${at(searchPath)}?q=${typed}`);
      await expectAccessible(page);
      const all = await results(page).count();
      await page.getByRole("button", { name: new RegExp(`^${t("search:kinds.projects")} \\(`) }).click();
      await expect(results(page)).not.toHaveCount(all);
      await expect(page).toHaveURL(/kind=projects/);
      await page.goBack();
      await expect(results(page)).toHaveCount(all);
      await results(page).first().getByRole("link").first().click();
      await expect(page).toHaveURL(at(first));
    });

    test("helps where nothing is found", async ({ page }) => {
      await page.goto(`${at(searchPath)}?q=qqzzxx`);
      const help = page.getByRole("heading", { name: t("search:nothing.title", { words: "qqzzxx" }) });
      await expect(help).toBeVisible();
      await expect(page.getByRole("link", { name: t("search:nothing.ask") })).toBeVisible();
    });

    test("finds no page for a word of which pages have only the beginning", async ({ page }) => {
      const [known, unknown] = beginnings[language];
      await page.goto(`${at(searchPath)}?q=${known}`);
      await expect(results(page).first()).toBeVisible();
      await box(page).fill(unknown);
      const help = page.getByRole("heading", { name: t("search:nothing.title", { words: unknown }) });
      await expect(help).toBeVisible();
    });

    test("guesses by its texts what an address that is not there may have meant", async ({ page }) => {
      const [word, path] = inText[language];
      await openWithScripts(page, at(`/projects/${word}/`));
      const guesses = page.getByRole("navigation", { name: t("notFound:heading") });
      await expect(guesses.getByRole("link").first()).toHaveAttribute("href", at(path));
      await expectAccessible(page);
      await guesses.getByRole("link").last().click();
      await expect(page).toHaveURL(`${at(searchPath)}?q=${word}`);
      await expect(results(page).first().getByRole("link").first()).toHaveAttribute("href", at(path));
    });

    test("guesses nothing where no page has the address's words", async ({ page }) => {
      await openWithScripts(page, at("/wp-admin/xmlrpc.php"));
      const guesses = page.getByRole("navigation", { name: t("notFound:look") });
      await expect(guesses.getByRole("link")).toHaveCount(1);
      await page.waitForLoadState("networkidle");
      await expect(guesses.getByRole("link")).toHaveCount(1);
    });

    test("says which words it looked for instead of mistaken ones", async ({ page }) => {
      await page.goto(`${at(searchPath)}?q=qugong%20duyumg`);
      await expect(page.getByRole("main").getByRole("status")).toContainText("qugong duyumg");
      await expect(results(page).first()).toBeVisible();
    });

    test("says that it could not be loaded, and tries again", async ({ page }) => {
      await page.route("**/pagefind/pagefind.js", (route) => route.abort());
      await page.goto(`${at(searchPath)}?q=ambon`);
      const again = page.getByRole("button", { name: t("search:failed.again") });
      await expect(again).toBeVisible();
      await page.unroute("**/pagefind/pagefind.js");
      // a browser remembers that a module failed to load, but not for a new page
      await page.reload();
      await expect(results(page).first()).toBeVisible();
    });

    test("the whole site is listed without scripts", async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto(at(searchPath));
      await expect(page.getByText(t("search:index.withoutScripts"))).toBeVisible();
      const links = page.getByRole("main").getByRole("link");
      const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      const sitemap = await (await page.request.get("/sitemap.xml")).text();
      const addresses = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
        ([, path = ""]) => path,
      );
      const missing = addresses
        .filter((path) => path.startsWith("/id/") === (language === "id"))
        .filter((path) => !/\/(category|page)\//.test(path) && path !== at(searchPath))
        .filter((path) => !listed.includes(path));
      expect(missing).toEqual([]);
      await context.close();
    });
  });
}

for (const language of languageCodes) {
  test(`nothing of the search is loaded before it is used, in ${language} @desktop`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openWithScripts(page, localizedPath("/news/", language));
    await openWithScripts(page, localizedPath(searchPath, language));
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path.startsWith("/pagefind/"))).toEqual([]);
  });
}

test("the header's box leads to the results @desktop", async ({ page }) => {
  const t = translator("en");
  await page.goto("/news/");
  await page.keyboard.press("/");
  const header = page.getByRole("banner").getByRole("searchbox", { name: t("common:search.label") });
  await expect(header).toBeFocused();
  await page.keyboard.type("ambon");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${searchPath}?q=ambon`);
  await expect(results(page).first()).toBeVisible();
});

test("the / key leads to the search page where no box is shown @phone", async ({ page }) => {
  await page.goto("/id/news/");
  await page.keyboard.press("/");
  await expect(page).toHaveURL(localizedPath(searchPath, "id"));
});

test("the / key can be switched off, and types a slash in a box @desktop", async ({ page }) => {
  const t = translator("en");
  await openWithScripts(page, searchPath);
  await page.keyboard.press("/");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("a/b");
  await expect(box(page)).toHaveValue("a/b");
  await page.getByRole("checkbox", { name: t("search:key") }).uncheck();
  expect(await page.evaluate((key) => localStorage.getItem(key), searchKeySwitch)).toBe("off");
  await page.goto("/news/");
  await page.keyboard.press("/");
  await expect(page.getByRole("banner").getByRole("searchbox")).not.toBeFocused();
});

test("the menu has a box that works without scripts @phone", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/id/news/");
  const menu = await headerOf(page);
  await menu.getByRole("searchbox").fill("duyung");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${localizedPath(searchPath, "id")}?q=duyung`);
  await context.close();
});
