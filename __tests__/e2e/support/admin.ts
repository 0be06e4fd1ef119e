import { test as base, expect, type Page } from "@playwright/test";
import { createEditingProxy } from "../../../scripts/editing/proxy.mjs";
import { expectAccessible } from "./accessibility";
import { openContentCopy, type ContentCopy } from "./content-copy";
import { openEditorsBrowser, type EditorsBrowser } from "./editors-browser";

/** The editors' area with a copy of the content, so that no test changes the project. */
export interface Admin extends Omit<ContentCopy, "folder" | "close"> {
  readonly page: Page;
  /** Address of the local proxy. */
  readonly proxyUrl: string;
  /** Console errors and warnings; must be empty at the end of the test. */
  readonly noise: string[];
  /** Opens a form by its address: `news/entries/peat-fire`, `news/new`. */
  open(address: string): Promise<void>;
  /** Saves the form, as an editor does. */
  publish(): Promise<void>;
}

/** What the local proxy says of the site, so that it is up to date. */
const status = () => ({ state: "live", problems: [], version: 1, seconds: 1 });

/** A test in the editors' area, with Decap and its local proxy; it fails on console errors and warnings. */
export const test = base.extend<{ admin: Admin }, { editors: EditorsBrowser }>({
  editors: [
    // Playwright wants a pattern here
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, worker) => {
      const editors = await openEditorsBrowser(worker.project.use);
      await use(editors);
      await editors.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ editors }, use) => use(editors.url),
  context: async ({ editors }, use) => use(await editors.freshContext()),
  // the other options of a context are the same in all tests of a worker
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
  admin: async ({ editors, page }, use, testInfo) => {
    testInfo.setTimeout(240_000);
    const { folder, close, ...copy } = openContentCopy();
    // in the process of the tests: a process of its own would load all that the proxy needs anew for each of them
    const proxy = await createEditingProxy({ root: folder, sitePort: editors.sitePort, status });
    editors.answerProxy(proxy);
    const noise = complaints(page);
    await logIn(page);
    await use({
      ...copy,
      ...{ page, noise, proxyUrl: editors.proxyUrl },
      open: (address) => openForm(page, address),
      publish: () => publish(page),
    });
    // requests that fail because the proxy stops do not count
    const heard = [...noise];
    await editors.closePages();
    close();
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

/** Collects what the browser asks with a page from now on, and gives all of it one answer. */
export function answerAll(page: Page, answer: "accept" | "dismiss"): string[] {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog[answer]();
  });
  return asked;
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
