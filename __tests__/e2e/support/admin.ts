import { test as base, expect, type Page, type Route } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { answerRoute } from "./answer-route";
import { openContentCopy, type ContentCopy } from "./content-copy";

/** The editors' area with a copy of the content, so that no test changes the project. */
export interface Admin extends Pick<
  ContentCopy,
  "address" | "read" | "readBytes" | "has" | "write" | "remove" | "original" | "isOriginal"
> {
  readonly page: Page;
  /** Console errors and warnings; must be empty at the end of the test. */
  readonly noise: string[];
  /** Opens a form by its address: `news/entries/peat-fire`, `news/new`. */
  open(address: string): Promise<void>;
  /** Saves the form, as an editor does. */
  publish(): Promise<void>;
}

/** A test in the editors' area, with Decap and its local proxy; it fails on console errors and warnings. */
export const test = base.extend<{ admin: Admin }>({
  admin: async ({ page }, use, testInfo) => {
    testInfo.setTimeout(240_000);
    const copy = await openContentCopy();
    await connect(page, copy.address);
    const noise = complaints(page);
    await logIn(page);
    await use({
      ...copy,
      page,
      noise,
      open: (address) => openForm(page, address),
      publish: () => publish(page),
    });
    // requests that fail because the proxy stops do not count
    const heard = [...noise];
    // a page that was closed by itself once stayed open until the test's time was over
    await page.context().close();
    await copy.close();
    expect(heard).toEqual([]);
  },
});

/** Opens the editors' area; with the local proxy, the login button alone suffices. */
export async function logIn(page: Page): Promise<void> {
  await page.goto("/admin/");
  const signIn = page.getByRole("button", { name: /^(Login|Masuk)$/ });
  // an expectation that does not hold yet has Playwright describe the whole page, again and again
  await signIn.waitFor();
  // what is deleted and which pictures are used is for who is signed in
  await expect(page.getByRole("button", { name: /^(Deleted|Terhapus)$/ })).toBeHidden();
  await signIn.click();
}

/** Collects the errors and warnings of a page from now on. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) found.push(message.text());
  });
  page.on("pageerror", (error) => found.push(error.message));
  return found;
}

/** Routes the editors' area to the proxy of a content copy, and reports the site as up to date. */
export async function connect(page: Page, address: string): Promise<void> {
  await page.route("**/api/v1", (route) => forward(route, `${address}/api/v1`));
  await page.route(/:\d+\/history/, (route) => {
    const { pathname, search } = new URL(route.request().url());
    return forward(route, address + pathname + search);
  });
  await page.route("**/status", (route) =>
    route.fulfill({ json: { state: "live", problems: [], version: 1, seconds: 1 } }),
  );
}

/** Forwards a request to the proxy. */
function forward(route: Route, address: string): Promise<void> {
  return answerRoute(route, async () => {
    const headers = { ...route.request().headers(), host: new URL(address).host };
    await route.fulfill({ response: await route.fetch({ url: address, headers, maxRetries: 3 }) });
  });
}

/** Opens a form by its address; from an empty page if a form is open, so that nothing of it remains. */
export async function openForm(page: Page, address: string): Promise<void> {
  const fields = page.locator("[id*='-field-']");
  const form = `/admin/#/collections/${address}`;
  // its fields may be away for a moment after a save that was refused
  if (page.url().endsWith(form) || (await fields.count()) > 0) await page.goto("about:blank");
  await page.goto(form);
  // a phone shows one language at a time
  await fields.filter({ visible: true }).first().waitFor();
}

/**
 * Fails on axe violations in a part of the page, and if the page scrolls sideways: in the window of a phone, and in
 * the test's own. So a test at a desk shows both without a second run on a phone.
 */
export async function expectSoundAtWidths(page: Page, part: string): Promise<void> {
  const own = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of new Set([390, own.width])) {
    await page.setViewportSize({ ...own, width });
    await expectAccessible(page, undefined, [part]);
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(excess).toBeLessThanOrEqual(0);
  }
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Publish|Terbitkan)$/ }).click();
  await page.getByRole("menuitem").first().click();
}
