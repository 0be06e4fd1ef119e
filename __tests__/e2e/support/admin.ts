import { test as base, expect, type Page } from "@playwright/test";
import { openContentCopy, type ContentCopy } from "./content-copy";

/** The editors' area over a copy of the content, so that no test changes the project. */
export interface Admin extends Pick<ContentCopy, "read" | "original"> {
  readonly page: Page;
  /** Opens a form by its address: `news/entries/peat-fire`, `news/new`. */
  open(address: string): Promise<void>;
  /** Saves the form, as an editor does. */
  publish(): Promise<void>;
}

/** A test in the editors' area: Decap itself, and a proxy that it writes through. */
export const test = base.extend<{ admin: Admin }>({
  admin: async ({ page }, use) => {
    const copy = await openContentCopy();
    await page.route("**/api/v1", (route) => forward(route, copy.address));
    await page.goto("/admin/");
    await page.getByRole("button", { name: /^(Login|Masuk)$/ }).click();
    await use({
      ...copy,
      page,
      open: (address) => openForm(page, address),
      publish: () => publish(page),
    });
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await copy.close();
  },
});

type Route = Parameters<Parameters<Page["route"]>[1]>[0];

/** A request that is still under way when its page is left has no answer to give. */
async function forward(route: Route, address: string): Promise<void> {
  try {
    await route.fulfill({ response: await route.fetch({ url: address, maxRetries: 3 }) });
  } catch {
    await route.abort().catch(() => undefined);
  }
}

/** From an empty page, so that no other form is in the way. */
async function openForm(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`/admin/#/collections/${address}`);
  await expect(page.locator("[id*='-field-']").first()).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Publish|Terbitkan)$/ }).click();
  await page.getByRole("menuitem").first().click();
}
