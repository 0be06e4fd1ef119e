import { expect, test, type Page } from "@playwright/test";
import { resourcesOf } from "../setup/site";
import { startGivingSite, type GivingSite } from "./support/giving-site";

let site: GivingSite;

test.beforeAll(async () => {
  site = await startGivingSite();
});

test.afterAll(() => site.close());

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

/** Keeps the server's answer about ways to pay until it is let go. */
async function keepAnswer(page: Page): Promise<() => void> {
  let letGo!: () => void;
  const kept = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/payments/methods*", async (route) => {
    await kept;
    await route.continue();
  });
  return letGo;
}

for (const path of ["/donate/", `/resources/${book?.slug}/`]) {
  test(`ways to pay that come late leave the button under the pointer: ${path} @desktop`, async ({
    page,
  }) => {
    const letGo = await keepAnswer(page);
    await page.goto(site.url + path);
    await button(page).scrollIntoViewIfNeeded();
    const [before, scrolled] = [await place(page), await page.evaluate(() => scrollY)];
    await pointAtButton(page);
    await expect(page.locator("html[data-running]")).toHaveCount(1);
    letGo();
    await expect(methods(page).first()).toBeVisible();
    expect(await place(page)).toBeCloseTo(before, 0);
    // they take place above it
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
  });

  test(`ways to pay that come late wait while the button is pressed: ${path} @desktop`, async ({ page }) => {
    const letGo = await keepAnswer(page);
    await page.goto(site.url + path);
    await button(page).scrollIntoViewIfNeeded();
    await pointAtButton(page);
    await expect(page.locator("html[data-running]")).toHaveCount(1);
    await page.mouse.down();
    const answered = page.waitForResponse("**/api/payments/methods*");
    letGo();
    await (await answered).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(methods(page)).toHaveCount(0);
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await expect(methods(page).first()).toBeVisible();
  });

  test(`ways to pay that come late leave the button where a finger expects it, and cannot be tapped at once: ${path} @phone`, async ({
    page,
  }) => {
    const letGo = await keepAnswer(page);
    await page.goto(site.url + path);
    // what the finger was on last is out of view by now
    await page.locator("header a").first().dispatchEvent("pointerdown");
    await expect(page.locator("html[data-running]")).toHaveCount(1);
    await button(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
    const before = await place(page);
    const tapped = page.evaluate(whatCanBeTapped);
    letGo();
    expect(await tapped).toEqual({ method: false, button: true });
    expect(await place(page)).toBeCloseTo(before, 0);
    await methods(page).last().check();
    await expect(methods(page).last()).toBeChecked();
  });
}

/** Runs in the page: what a finger can tap as soon as there are ways to pay. */
function whatCanBeTapped(): Promise<{ method: boolean; button: boolean }> {
  const canBeTapped = (element: Element | null | undefined) => {
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && element?.contains(found) === true;
  };
  return new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      const methods = [...document.querySelectorAll("input[name=method]")];
      if (methods.length === 0) return;
      observer.disconnect();
      resolve({
        method: methods.some((method) => canBeTapped(method.closest("label"))),
        button: canBeTapped(document.querySelector("form[action^='/api/'] button[type=submit]")),
      });
    }).observe(document.body, { childList: true, subtree: true });
  });
}
