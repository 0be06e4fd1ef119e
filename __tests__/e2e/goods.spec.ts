import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { day } from "../../src/domain/durations";
import { formatMoney } from "../../src/domain/money";
import { localizedPath } from "../../src/domain/paths";
import { pricesFor } from "../../src/domain/price";
import { readEnvironment } from "../../src/server/environment/environment";
import { goodsPath } from "../../src/server/goods/goods-link";
import { daysOfLink, signGoodsToken } from "../../src/server/goods/goods-token";
import { resourcesOf } from "../setup/site";
import { translator } from "../setup/translator";
import { expectSound } from "./support/accessibility";
import { linkSecret, startGivingSite, type GivingSite } from "./support/giving-site";
import { readers } from "./support/readers";
import { openWithScripts } from "./support/start-scripts";

let site: GivingSite;

test.beforeAll(async () => {
  site = await startGivingSite();
});

test.afterAll(() => site.close());

const title = (page: Page) => page.getByRole("heading", { level: 1 });

for (const { language, device } of readers) {
  const t = translator(language);
  const at = (address: string) => site.url + localizedPath(address, language);
  const [book, course] = (["ebook", "course"] as const).map((type) =>
    resourcesOf(language).find((resource) => resource.type === type),
  );
  if (!book || !course) throw new Error("The tests' own site sells nothing.");

  /**
   * From the page of a resource to the provider and back to the result, and on to what was bought: in rupiah
   * with the first way to pay on an Indonesian page, in dollars by card on an English one.
   */
  async function buy(page: Page, resource: NonNullable<typeof book>, hasScripts: boolean) {
    const [first] = pricesFor(language, resource);
    const [method, done] =
      first.currency === "IDR" ? (["midtrans", "settlement"] as const) : (["stripe", "pay"] as const);
    const way = t(`server:review.${method}`, { amount: formatMoney(first, language) });
    const address = at(`/resources/${resource.slug}/`);
    await (hasScripts ? openWithScripts(page, address) : page.goto(address));
    if (hasScripts) await expect(page.getByRole("radio", { name: way })).toBeChecked();
    await page.getByRole("button", { name: t(`resources:buy.${resource.type}`) }).click();
    if (!hasScripts) await page.getByRole("button", { name: way }).click();
    await page.getByRole("button", { name: done }).click();
    await expect(title(page)).toHaveText(t("server:result.paidTitle"));
    const reference = new URL(page.url()).searchParams.get("ref") ?? "";
    await page.getByRole("link", { name: t("server:result.goods") }).click();
    await expect(title(page)).toHaveText(resource.title);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    return reference;
  }

  /** The address in a mail of a month ago. */
  function oldAddress(reference: string): string {
    const now = () => new Date(Date.now() - daysOfLink * day - 1000);
    const environment = readEnvironment({ GOODS_SECRET: linkSecret });
    const token = signGoodsToken(reference, { environment, now }) ?? "";
    return site.url + goodsPath({ token, lang: language });
  }

  for (const hasScripts of [true, false]) {
    test.describe(`${hasScripts ? "with" : "without"} scripts in ${language}`, { tag: device }, () => {
      test.use({ javaScriptEnabled: hasScripts });

      test("a book is bought and kept as a file, also by the mail of a month ago", async ({ page }) => {
        const reference = await buy(page, book, hasScripts);
        if (hasScripts) await expectSound(page);
        await expect(page.getByText(t("server:goods.thanks"))).toBeVisible();
        const links = page.getByRole("main").getByRole("listitem").getByRole("link");
        await expect(links).toHaveCount(4);
        const [download] = await Promise.all([page.waitForEvent("download"), links.first().click()]);
        const name = `${book.slug}.${language}.pdf`;
        expect(download.suggestedFilename()).toBe(name);
        expect(await readFile(await download.path(), "utf8")).toBe(name);
        await expect(page.getByRole("link", { name: t("server:goods.renew") })).toBeVisible();

        await page.goto(oldAddress(reference));
        await expect(page.getByText(t("server:goods.refused.expired"))).toBeVisible();
        await expect(links).toHaveCount(0);
        await page.getByRole("link", { name: t("server:goods.renew") }).click();
        await page.getByRole("link", { name: t("server:result.goods") }).click();
        await expect(links).toHaveCount(4);
      });

      test("a course is bought and read, lesson by lesson", async ({ page }) => {
        await buy(page, course, hasScripts);
        const [first, second] = course.chapters;
        await page.getByRole("link", { name: first?.title ?? "" }).click();
        await expect(title(page)).toHaveText(first?.title ?? "");
        const answer = page.getByText(t("server:goods.answer"));
        await answer.click();
        await expect(page.getByRole("main").locator("details")).toHaveAttribute("open");
        if (hasScripts) await expectSound(page);
        await page
          .getByRole("link", { name: t("server:goods.next", { title: second?.title ?? "" }) })
          .click();
        await expect(title(page)).toHaveText(second?.title ?? "");
        await page.getByRole("link", { name: course.title }).click();
        await expect(title(page)).toHaveText(course.title);
      });
    });
  }

  test(
    `the free part of a book is read before buying it, in ${language}`,
    { tag: device },
    async ({ page }) => {
      const free = book.chapters.find((chapter) => chapter.free);
      await page.goto(at(`/resources/${book.slug}/`));
      const contents = page.getByRole("region", { name: t("resources:contents.title.chapter") });
      await expect(contents.getByRole("listitem")).toHaveCount(book.chapters.length);
      await expect(contents.getByRole("link")).toHaveCount(1);
      await contents.getByRole("link").click();
      await expect(title(page)).toHaveText(free?.title ?? "");
      await expectSound(page);
      const { width } = page.viewportSize() ?? { width: 0 };
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.getByRole("link", { name: t("resources:contents.whole.chapter") }).click();
      await expect(page).toHaveURL(at(`/resources/${book.slug}/`));
    },
  );
}
