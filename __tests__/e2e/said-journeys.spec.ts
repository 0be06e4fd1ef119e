import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { localizedPath } from "../../src/domain/paths";
import type { Language } from "../setup/languages";
import { listen, type Listener } from "./support/listener";

interface Journey {
  readonly language: Language;
  readonly device?: "@phone";
  readonly go: (visitor: Listener) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name, exact: true });
const main = (page: Page) => page.getByRole("main");

/** The journeys by the name of the file that holds what is said on them. Each is made in one language. */
const journeys: Readonly<Record<string, Journey>> = {
  "past-the-header": {
    language: "en",
    go: async ({ opens, presses }) => {
      await opens("/");
      await presses("Tab");
      await presses("Enter");
      await presses("Tab");
    },
  },
  "menu-on-a-phone": {
    language: "id",
    device: "@phone",
    go: async ({ page, opens, presses, goesTo }) => {
      await opens("/news/");
      await goesTo(page.locator("header summary"));
      await presses("Enter", page.locator("header details[open]"));
      await presses("Tab");
      await presses("Tab");
      await presses("Escape", page.locator("header details:not([open])"));
    },
  },
  "other-language": {
    language: "en",
    go: async ({ page, opens, goesTo }) => {
      await opens("/help/");
      await goesTo(page.locator("header a[hreflang=id]").first());
      await opens(localizedPath("/help/", "id"), async () => {
        await page.keyboard.press("Enter");
        await page.waitForURL(localizedPath("/help/", "id"));
      });
    },
  },
  "dialog-of-a-project": {
    language: "en",
    go: async ({ page, opens, goesTo, presses, reads }) => {
      await opens("/projects/");
      await goesTo(main(page).getByRole("article").first().getByRole("link"));
      await presses("Enter", page.getByRole("dialog"));
      await reads("the dialog");
      await presses("Escape");
    },
  },
  "inquiry-with-mistakes": {
    language: "id",
    go: async ({ page, opens, goesTo, presses, does }) => {
      await page.route("**/api/inquiries", (route) =>
        route.fulfill({ status: 201, json: { status: "sent", reference: "7KQ2-M0XD" } }),
      );
      await opens("/");
      const field = (name: string) => page.locator(`#contact [name=${name}]`);
      await goesTo(button(page, "{forms:inquiry.send}"));
      await presses("Enter", page.locator("#contact [aria-invalid]").first());
      await does("types a name", () => page.keyboard.type("Sari"));
      await presses("Tab");
      await does("types an address without its end", () => page.keyboard.type("sari@gmailcom"));
      await does("types the rest", () => field("email").fill("sari@example.org"));
      await does("types a message", () => field("message").fill("Halo, kami ingin bertanya."));
      await goesTo(button(page, "{forms:inquiry.send}"));
      await presses("Enter", page.getByText("{forms:inquiry.sent}").first());
    },
  },
  "search-of-the-site": {
    language: "en",
    go: async ({ page, opens, goesTo, presses, does }) => {
      const results = (count: number) => async () => expect(main(page).locator("ol > li")).toHaveCount(count);
      await opens("/search/");
      // words come at once: between two letters that are typed slowly, their beginning is searched for
      await goesTo(main(page).getByRole("searchbox"));
      await does("types ‘seewead’", () => page.keyboard.insertText("seewead").then(results(2)));
      await presses("Tab");
      await goesTo(main(page).locator("ol").getByRole("link").first());
      await goesTo(main(page).getByRole("searchbox"));
      await does("types ‘qqq’", () => page.keyboard.insertText("qqq").then(results(0)));
    },
  },
  "search-in-the-catalogue": {
    language: "en",
    go: async ({ page, opens, goesTo, presses, does }) => {
      const cards = (count: number) => async () => expect(main(page).getByRole("article")).toHaveCount(count);
      await opens("/projects/");
      await goesTo(link(page, "{projects:category.technology}"));
      await presses("Enter", page.getByText("{projects:catalogue.count_other 2}"));
      await goesTo(link(page, "{projects:catalogue.all}"));
      await presses("Enter", page.getByText("{projects:catalogue.count_other 4}"));
      await goesTo(main(page).getByRole("searchbox"));
      await does("types ‘salt’", () => page.keyboard.type("salt").then(cards(1)));
      await does("types ‘zz’", () => page.keyboard.type("zz").then(cards(0)));
      await goesTo(button(page, "{projects:catalogue.empty.clear}"));
      await presses("Enter", page.getByText("{projects:catalogue.count_other 4}"));
    },
  },
  "giving-a-typed-amount": {
    language: "id",
    go: async ({ page, opens, goesTo, presses, does }) => {
      await opens("/donate/");
      const amount = page.locator("[name=customAmount]");
      await goesTo(page.locator("[name=currency]:checked"));
      await presses("ArrowRight");
      await goesTo(page.locator("[name=presetUSD]:checked"));
      await presses("ArrowRight");
      await presses("Tab");
      await does("types ‘3,000’", () => page.keyboard.type("3,000"));
      await presses("Enter", page.locator("[name=customAmount][aria-invalid]"));
      await does("types ‘75,50’", () => amount.fill("75,50"));
      await goesTo(page.locator("[name=frequency]").last());
      await presses("Space");
      await goesTo(page.locator("form [type=submit]"));
      await presses("Enter", page.getByRole("status").filter({ hasText: "{forms:order.sample}" }));
    },
  },
  "chart-and-table": {
    language: "en",
    go: async ({ page, opens, goesTo, presses }) => {
      await opens("/tracking/");
      await page.locator("#chart").scrollIntoViewIfNeeded();
      await expect(page.locator("canvas")).toBeVisible();
      await goesTo(page.getByRole("slider"));
      await presses("ArrowRight");
      await presses("End");
      await goesTo(button(page, "{tracking:chart.previous}"));
      await presses("Enter");
      await goesTo(page.locator("#chart [aria-pressed]").first());
      await presses("Space");
      await goesTo(button(page, "{tracking:table.show}"));
      await presses("Enter", page.getByRole("table"));
      await presses("Tab");
    },
  },
  "advice-on-the-dashboard": {
    language: "id",
    go: async ({ page, opens, goesTo, presses }) => {
      await opens("/tracking/");
      const advice = main(page)
        .getByRole("button", { name: /tracking:whatIf/ })
        .first();
      await goesTo(advice);
      await presses("Enter", page.getByText(/tracking:whatIf\.result/).first());
      await presses("Enter", page.getByText(/tracking:whatIf\.none/).first());
    },
  },
  "pages-and-back": {
    language: "id",
    go: async ({ page, opens, goesTo, presses, does }) => {
      await opens("/news/");
      await goesTo(main(page).getByRole("article").nth(1).getByRole("link"));
      await presses("Enter", page.locator("main article h1"));
      await does(
        "goes back",
        () => page.goBack(),
        page.getByRole("navigation", { name: "{news:filter.label}" }),
      );
      await does("goes forward", () => page.goForward(), page.locator("main article h1"));
      await goesTo(page.getByRole("contentinfo").getByRole("link", { name: /^{common:home/ }));
      await presses("Enter", page.locator("#contact"));
    },
  },
  "title-without-translation": {
    language: "id",
    go: async ({ page, opens, goesTo, presses }) => {
      await opens("/boat-rulez/");
      await goesTo(main(page).locator('a[href="/id/boat-rules/"]'));
      await presses("Enter", page.getByRole("note"));
    },
  },
  toast: {
    language: "id",
    go: async ({ page, opens, goesTo, presses }) => {
      await opens("/ui-test/");
      await goesTo(main(page).getByRole("button"));
      await presses("Enter", page.getByRole("listitem").filter({ hasText: "{uiTest:toast}" }));
      await presses("F8");
      await presses("Tab");
      await presses("Tab");
      await presses("Enter");
    },
  },
  "tabs-of-the-demo": {
    language: "id",
    go: async ({ page, opens, goesTo, presses }) => {
      await opens("/demo/");
      await goesTo(page.getByRole("tab").first());
      await presses("ArrowRight");
      await presses("Tab");
    },
  },
  "questions-and-answers": {
    language: "en",
    go: async ({ page, opens, goesTo, presses }) => {
      await opens("/");
      await goesTo(page.locator("details[name=faq] summary").nth(1));
      await presses("Enter");
      await presses("Enter");
    },
  },
};

test("every text belongs to a journey that is made @desktop", () => {
  const expected = Object.keys(journeys).map((name) => `${name}.txt`);
  expect(readdirSync(path.join(__dirname, "said/journeys")).sort()).toEqual(expected.sort());
});

for (const [name, { language, device = "@desktop", go }] of Object.entries(journeys)) {
  test(`what a screen reader says on the journey ${name} is what was reviewed ${device}`, async ({
    page,
  }) => {
    const visitor = await listen(page, language);
    await go(visitor);
    expect(visitor.journey()).toMatchSnapshot(["journeys", `${name}.txt`]);
  });
}
