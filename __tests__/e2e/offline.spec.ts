import { expect, test, type Page } from "@playwright/test";
import { formatDate } from "../../src/domain/format";
import { localizedPath } from "../../src/domain/paths";
import { pattern } from "../setup/pattern";
import { translator } from "../setup/translator";
import { readers } from "./support/readers";
import { serveRebuilt } from "./support/rebuilt-site";
import { openWithScripts } from "./support/start-scripts";

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Rewrites a kept page, so that it can be told from the one that the server sends. */
async function rewriteKept(page: Page, path: string, words: string) {
  await page.evaluate(
    async ([address = "", text = ""]) => {
      const cache = await caches.open("field-pack");
      const kept = await cache.match(address);
      const html = (await kept?.text()) ?? "";
      const headers = { "content-type": "text/html; charset=utf-8" };
      await cache.put(
        address,
        new Response(html.replace(/<title[^>]*>.*?<\/title>/, `<title>${text}</title>`), { headers }),
      );
    },
    [path, words],
  );
}

for (const { language, device } of readers) {
  const t = translator(language);
  const at = (path: string) => localizedPath(path, language);
  const project = at("/projects/tide-school/");

  /** Keeps what is offered. */
  async function keepPack(page: Page, origin = "") {
    await openWithScripts(page, origin + at("/offline/"));
    await page.getByRole("button", { name: t("offline:choose.keep"), disabled: false }).click();
    await expect(page.getByText(t("offline:status.kept"))).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    });
  }

  test.describe(`reading without signal, ${language}`, { tag: device }, () => {
    test("the footer leads to the page, which shows sizes and registers nothing by itself", async ({
      page,
    }) => {
      await openWithScripts(page, at("/news/"));
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("offline:title") })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: t("offline:title") })).toBeVisible();
      const choice = page.getByRole("region", { name: t("offline:choose.title") });
      // as many pages as have the plural of every language
      const size = t("offline:size", { count: 5, size: "|" }).replace("5", "|");
      await expect(choice.getByText(pattern(size, "\\d+", "[\\d.,]+ [kM]B")).last()).toBeVisible();
      await expect(choice.getByRole("button", { name: t("offline:choose.keep") })).toBeEnabled();
      expect(await registrations(page)).toBe(0);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
    });

    test("says on which day it was kept where the visitor is", async ({ page }) => {
      await page.clock.setFixedTime(Date.UTC(2031, 0, 1, 20));
      await keepPack(page);
      const date = formatDate("2031-01-02", language);
      await expect(page.getByText(t("offline:contents.updated", { date }))).toBeVisible();
    });

    test("what is chosen can be read with its pictures and links, and what is not says so", async ({
      page,
      context,
    }) => {
      await keepPack(page);
      await context.setOffline(true);
      await page.goto(project);
      const [words = ""] = t("offline:kept.note").split("{{date}}");
      const note = page.getByRole("note").filter({ hasText: words });
      await expect(note).toBeInViewport();
      const title = await page.getByRole("heading", { level: 1 }).innerText();
      const picture = page.locator("main img").first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);

      await openWithScripts(page, at("/resources/"));
      await page
        .locator(`main a[href="${at("/resources/knot-cards/")}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(at("/resources/knot-cards/"));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(note).toBeHidden();

      await page.goto(at("/transparency/"));
      await expect(note).toBeInViewport();

      await page.goto(at("/news/"));
      const alert = page.getByRole("alert");
      await expect(alert).toContainText(t("offline:wanted.text", { page: at("/news/") }));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const kept = page.getByRole("region", { name: t("offline:contents.title") });
      await expect(kept.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", project);

      await context.setOffline(false);
      await alert.getByRole("link", { name: t("offline:wanted.again") }).click();
      await expect(page).toHaveURL(at("/news/"));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

    test("pages that are opened later are kept, too, also those opened by a link", async ({
      page,
      context,
    }) => {
      await keepPack(page);
      await openWithScripts(page, at("/news/"));
      const link = page.locator("main h2 a, main h3 a").first();
      const address = (await link.getAttribute("href")) ?? "";
      await link.click();
      await expect(page).toHaveURL(address);
      await expect
        .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), address))
        .toBe(true);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(address);
    });

    test("with signal the newest page is shown, and without it the kept one", async ({ page, context }) => {
      await keepPack(page);
      await rewriteKept(page, project, "kept long ago");
      await page.goto(project);
      await expect(page).not.toHaveTitle("kept long ago");
      await page.evaluate(() => caches.delete("visited-pages"));
      await context.setOffline(true);
      await page.goto(project);
      await expect(page).toHaveTitle("kept long ago");
    });

    test("what a new build changes is shown at once with signal, and kept at the next visit", async ({
      page,
      context,
      baseURL,
    }) => {
      const site = await serveRebuilt(baseURL ?? "", project, "of the later build");
      await keepPack(page, site.origin);
      site.rebuild();
      await page.goto(site.origin + project);
      await expect(page).toHaveTitle("of the later build");
      const keptHtml = () =>
        page.evaluate(async (path) => {
          const cache = await caches.open("field-pack");
          return (await (await cache.match(path))?.text()) ?? "";
        }, project);
      await expect.poll(keptHtml).toContain("of the later build");
      await context.setOffline(true);
      await page.goto(site.origin + project);
      await expect(page).toHaveTitle("of the later build");
      site.end();
    });

    test("the editors' area, payments and answers of the server never pass through the worker", async ({
      page,
    }) => {
      await keepPack(page);
      await page.goto("about:blank");
      const passed: string[] = [];
      page.on("response", (response) => {
        if (response.fromServiceWorker()) passed.push(response.url());
      });
      for (const path of ["/admin/", at("/donate/result/?ref=nothing"), "/api/openapi.json"]) {
        await page.goto(path, { waitUntil: "load" });
      }
      await openWithScripts(page, at("/donate/result/?ref=nothing"));
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await page.evaluate(() => fetch("/api/inquiries", { method: "POST", body: "{}" }));
      await answered;
      expect(passed).toEqual([]);
      expect((await page.goto(project))?.fromServiceWorker()).toBe(true);
      const kept = await page.evaluate(async () => {
        const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
        return (await Promise.all(caching)).flat().map(({ url }) => url);
      });
      expect(kept.filter((url) => /\/(admin|api)\/|\/donate\/result\//.test(url))).toEqual([]);
    });

    test("one tap removes everything, and the worker with it", async ({ page, context }) => {
      await keepPack(page);
      await page.getByRole("button", { name: t("offline:contents.remove") }).click();
      await expect(page.getByText(t("offline:status.removed"))).toBeVisible();
      expect(await registrations(page)).toBe(0);
      await page.goto(project);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      await context.setOffline(true);
      await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    });
  });
}
