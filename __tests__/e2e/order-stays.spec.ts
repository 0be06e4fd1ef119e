import { expect, test, type Page } from "@playwright/test";
import { resourcesOf } from "../setup/site";
import { startGivingSite, type GivingSite } from "./support/giving-site";

let site: GivingSite;

test.beforeAll(async () => {
  site = await startGivingSite();
});

test.afterAll(() => site.close());

test.use({ viewport: { width: 1280, height: 800 } });

const book = resourcesOf("en").find(({ price, deliverable }) => price > 0 && deliverable);
const button = (page: Page) => page.locator("form[action^='/api/'] button[type=submit]").first();
const methods = (page: Page) => page.locator("input[name=method]");

/** Where the button is in the window. */
const place = (page: Page) => button(page).evaluate((element) => element.getBoundingClientRect().top);

/** Moves the mouse onto the button, as somebody does who is about to click. */
async function pointAtButton(page: Page) {
  const box = await button(page).boundingBox();
  if (!box) throw new Error("There is no button.");
  await page.mouse.move(box.x + 40, box.y + box.height / 2, { steps: 5 });
}

for (const path of ["/donate/", `/resources/${book?.slug}/`]) {
  test(`ways to pay that come late leave the button under the pointer: ${path} @desktop`, async ({
    page,
  }) => {
    let answer!: () => void;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/payments/methods*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.url + path);
    await button(page).scrollIntoViewIfNeeded();
    const [before, scrolled] = [await place(page), await page.evaluate(() => scrollY)];
    await pointAtButton(page);
    await expect(page.locator("html[data-running]")).toHaveCount(1);
    answer();
    await expect(methods(page).first()).toBeVisible();
    expect(await place(page)).toBeCloseTo(before, 0);
    // they take place above it
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
  });
}
