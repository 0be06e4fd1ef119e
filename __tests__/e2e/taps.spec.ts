import { expect, test, type Locator, type Page } from "@playwright/test";
import { localizedPath } from "../../src/domain/paths";
import { orderAddresses } from "../../src/domain/payment";
import { articlesOf, projectsOf } from "../setup/site";
import { translator } from "../setup/translator";
import { headerOf } from "./support/header";

const t = translator("en");
const [project] = projectsOf("en", "home");
const [article] = articlesOf("en");

/** A kind of control: where one stands, and what a tap on it does. */
interface Control {
  readonly path: string;
  readonly find: (page: Page) => Locator | Promise<Locator>;
  /**
   * Expects that the tap has done its job. What toggles or adds something fails, too, if it was done twice; a chosen amount or
   * language is the same after one tap or two. `sent` has the addresses to which the page has sent a form.
   */
  readonly isDone: (page: Page, sent: readonly string[]) => Promise<void>;
}

const question = (page: Page) => page.locator("details[name=faq]").last();
const menu = (page: Page) => page.getByRole("banner").locator("details");
const lines = (page: Page) =>
  page.getByRole("list", { name: t("tracking:chart.series") }).getByRole("button");
const categories = (page: Page) =>
  page.getByRole("navigation", { name: t("projects:catalogue.label") }).getByRole("link");
const secondPreset = (page: Page) =>
  page.locator("label", { has: page.locator("input[name^=preset]") }).nth(1);

const controls: Readonly<Record<string, Control>> = {
  "the menu": {
    path: "/",
    find: (page) => menu(page).locator("summary"),
    isDone: (page) => expect(menu(page)).toHaveAttribute("open"),
  },
  "a button": {
    path: "/",
    find: async (page) => (await headerOf(page)).getByRole("button", { name: t("common:colours.dark") }),
    isDone: (page) => expect(page.locator("html")).toHaveAttribute("data-schemes", "dark"),
  },
  "a dialog's link": {
    path: "/",
    find: (page) => page.getByRole("link", { name: `${t("projects:learnMore")}: ${project?.title}` }),
    isDone: (page) => expect(page.getByRole("dialog")).toHaveCount(1),
  },
  "a question": {
    path: "/",
    find: (page) => question(page).locator("summary"),
    isDone: (page) => expect(question(page)).toHaveAttribute("open"),
  },
  "a language": {
    path: "/news/",
    find: (page) => page.getByRole("banner").locator("[hreflang=id]"),
    isDone: (page) => expect(page).toHaveURL(localizedPath("/news/", "id")),
  },
  "a line of the chart": {
    path: "/tracking/",
    find: (page) => lines(page).first(),
    isDone: (page) => expect(lines(page).first()).toHaveAttribute("aria-pressed", "false"),
  },
  "an amount": {
    path: "/donate/",
    find: secondPreset,
    isDone: (page) => expect(secondPreset(page).locator("input")).toBeChecked(),
  },
  "a form's button": {
    path: "/donate/",
    find: (page) => page.locator(`form[action="${orderAddresses.donation}"] button[type=submit]`),
    isDone: (_page, sent) => expect.poll(() => sent).toHaveLength(1),
  },
  "a filter": {
    path: "/projects/",
    find: (page) => categories(page).nth(1),
    isDone: (page) => expect(categories(page).nth(1)).toHaveAttribute("aria-current", "true"),
  },
  "a part's link, or its tab": {
    path: "/demo/",
    find: (page) => page.locator("main a[href^='#']").nth(1),
    isDone: (page) => expect(page).toHaveURL(/#\w/),
  },
  "an address to copy": {
    path: `/news/${article?.slug}/`,
    find: (page) => page.getByRole("button", { name: t("share:copy") }),
    isDone: (page) => expect(page.getByText(t("share:copied"))).toHaveCount(1),
  },
};

/** How many moments of a slow start are tried for each kind of control; `TAPS=200` tries two hundred. */
const taps = Number(process.env.TAPS ?? 1);
const slowStart = 2400;

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const kinds = Object.entries(controls);
for (const [index, [name, { path, find, isDone }]] of kinds.entries()) {
  // with one moment for each kind, every kind has another one
  const moments = Array.from({ length: taps }, (_, tap) =>
    Math.round(((tap + index / kinds.length) * slowStart) / taps),
  );
  for (const moment of moments) {
    test(`a tap ${moment} ms into a slow start does its job once: ${name} @phone`, async ({ page }) => {
      const client = await page.context().newCDPSession(page);
      await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
      await watchSchemes(page);
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") sent.push(request.url());
      });
      await page.goto(path, { waitUntil: "commit" });
      const arrived = page.url();
      const control = await find(page);
      await page.waitForTimeout(moment);
      await control.tap();
      await isDone(page, sent);
      // scripts that run later must not do it once more
      await expect(async () => {
        if (page.url() === arrived) expect(await page.locator("html[data-running]").count()).toBe(1);
      }).toPass();
      await page.waitForTimeout(200);
      await isDone(page, sent);
    });
  }
}

/** Lists in `data-schemes` of the root the colour schemes that a page is given, from the next page load on. */
async function watchSchemes(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { schemes = "", theme = "none" } = document.documentElement.dataset;
      document.documentElement.dataset.schemes = `${schemes} ${theme}`.trim();
    }).observe(document, { attributeFilter: ["data-theme"], subtree: true });
  });
}
