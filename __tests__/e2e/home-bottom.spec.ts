import { expect, test, type Page } from "@playwright/test";
import { formatAmount } from "../../src/domain/format";
import { localizedPath } from "../../src/domain/paths";
import { pricesFor } from "../../src/domain/price";
import { homePageOf, projectsOf, resourcesOn } from "../setup/site";
import { translator } from "../setup/translator";
import { expectSound } from "./support/accessibility";
import { readers } from "./support/readers";
import { openWithScripts } from "./support/start-scripts";

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const questions = (page: Page) => page.locator("details[name=faq]");
const openQuestions = (page: Page) => page.locator("details[name=faq][open]");

for (const { language, device } of readers) {
  const t = translator(language);
  const at = (address: string) => localizedPath(address, language);
  const home = at("/");
  const { contact, resources } = homePageOf(language);
  const [project] = projectsOf(language, "home");
  const cards = resourcesOn(language, "card");
  const free = cards.find(({ price }) => price === 0);
  const book = cards.find(({ featured }) => featured);
  const [freeItem] = resourcesOn(language, "freeList");
  if (!project || !free || !freeItem || !book) throw new Error("The tests' own home page lacks something.");
  const openers = {
    project: `${t("projects:learnMore")}: ${project.title}`,
    book: t("resources:seeBook"),
    free: `${t("resources:request")}: ${free.title}`,
    freeItem: freeItem.title,
    contact: t("resources:contactTeam"),
  };
  const inquiry = t("forms:inquiry.title");
  const subject = t("resources:generalInquiry");

  test.describe(`the lower half of the home page in ${language}, with a pointer`, { tag: device }, () => {
    test.beforeEach(({ page }) => openWithScripts(page, home));

    test("a project's dialog leads to its page, and each way to close it back to its link", async ({
      page,
    }) => {
      const opener = link(page, openers.project);
      const close = dialog(page).getByRole("button", { name: t("common:close") });
      const ways = [
        () => close.first().click(),
        () => close.last().click(),
        () => page.keyboard.press("Escape"),
        () => page.mouse.click(3, 3),
        () => page.goBack(),
      ];
      const scrolled = () => page.evaluate(() => scrollY);
      for (const leave of ways) {
        await opener.click();
        await expect(dialog(page)).toBeVisible();
        const before = await scrolled();
        await expect(page).toHaveURL(home);
        const details = dialog(page).getByRole("link", { name: t("projects:dialog.viewDetails") });
        await expect(details).toHaveAttribute("href", at(`/projects/${project.slug}/`));
        await leave();
        await expect(dialog(page)).toHaveCount(0);
        await expect(opener).toBeFocused();
        expect(await scrolled()).toBe(before);
        await expect(page).toHaveURL(home);
      }
    });

    test("the e-book's price and offer are shown, and buying says what will happen", async ({ page }) => {
      await link(page, openers.book).click();
      await expect(dialog(page).getByRole("listitem")).toHaveText(book.highlights);
      await expect(
        dialog(page).getByText(formatAmount(pricesFor(language, book)[0], language)),
      ).toBeVisible();
      const buy = dialog(page).getByRole("button", { name: t("resources:buy.ebook") });
      await expect(buy).toHaveAccessibleDescription(t("forms:order.next.sample"));
      await expect(dialog(page).getByText(t("forms:order.next.sample"))).toBeInViewport();
      await buy.click();
      await expect(dialog(page).getByText(t("forms:order.samplePurchase"))).toBeInViewport();
      await expect(dialog(page).getByText(t("forms:order.sample"))).toBeInViewport();
      await buy.click({ trial: true });
    });

    test("a free resource, a free item and “contact us” open an inquiry about themselves", async ({
      page,
    }) => {
      for (const [opener, about] of [
        [openers.free, free.title],
        [openers.freeItem, freeItem.title],
        [openers.contact, subject],
      ] as const) {
        await link(page, opener).click();
        await expect(page.getByRole("dialog", { name: inquiry })).toBeVisible();
        await expect(dialog(page).getByText(about, { exact: true })).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(dialog(page)).toHaveCount(0);
      }
    });
  });

  test.describe(
    `the lower half of the home page in ${language}, with the keyboard alone`,
    { tag: device },
    () => {
      test.beforeEach(({ page }) => openWithScripts(page, home));

      for (const [kind, opener, name] of [
        ["project", openers.project, undefined],
        ["e-book", openers.book, undefined],
        ["inquiry", openers.contact, inquiry],
      ] as const) {
        test(`the ${kind} dialog keeps focus until it is closed, gives it back, and has no barriers`, async ({
          page,
        }) => {
          await link(page, opener).focus();
          await page.keyboard.press("Enter");
          const shown = name ? page.getByRole("dialog", { name }) : dialog(page);
          await expect(shown).toBeFocused();
          const stops = await shown.locator("a[href], button, input:visible, textarea").count();
          for (let step = 0; step < stops + 2; step += 1) {
            await page.keyboard.press(step % 5 === 4 ? "Shift+Tab" : "Tab");
            await expect(shown.locator(":focus")).toHaveCount(1);
          }
          await expectSound(page);
          await page.keyboard.press("Escape");
          await expect(shown).toHaveCount(0);
          await expect(link(page, opener)).toBeFocused();
        });
      }

      test("one question is open at a time, none need be, and keys open and close them", async ({ page }) => {
        await expect(questions(page)).toHaveCount(resources.faq.length);
        await expect(openQuestions(page)).toHaveCount(1);
        const last = questions(page).last();
        await last.locator("summary").click();
        await expect(last).toHaveAttribute("open");
        await expect(openQuestions(page)).toHaveCount(1);
        await last.locator("summary").click();
        await expect(openQuestions(page)).toHaveCount(0);
        const second = questions(page).nth(1);
        await second.locator("summary").focus();
        await page.keyboard.press("Enter");
        await expect(second).toHaveAttribute("open");
        await page.keyboard.press("Space");
        await expect(second).not.toHaveAttribute("open");
      });

      test("a form with errors has no barriers", async ({ page }) => {
        await page.locator("#contact button[type=submit]").click();
        await expect(page.locator("#contact [aria-invalid=true]")).toHaveCount(3);
        await expectSound(page);
      });
    },
  );

  test.describe(
    `the lower half of the home page in ${language}, with JavaScript off`,
    { tag: device },
    () => {
      test.use({ javaScriptEnabled: false });

      test("what opens dialogs leads to pages, “contact us” to the form, and questions open", async ({
        page,
      }) => {
        await page.goto(home);
        const general = `${home}?subject=${encodeURIComponent(subject)}#contact`;
        for (const [name, address] of [
          [openers.project, at(`/projects/${project.slug}/`)],
          [openers.book, at(`/resources/${book.slug}/`)],
          [openers.free, at(`/resources/${free.slug}/`)],
          [openers.freeItem, at(`/resources/${freeItem.slug}/`)],
          [openers.contact, general],
          [t("projects:seeAll"), at("/projects/")],
        ] as const) {
          await expect(link(page, name)).toHaveAttribute("href", address);
        }
        const last = questions(page).last();
        await last.locator("summary").click();
        await expect(last.locator("p")).toBeVisible();
        await expect(openQuestions(page)).toHaveCount(1);
        await link(page, openers.contact).click();
        await expect(page).toHaveURL(general);
        await expect(page.getByRole("heading", { name: contact.head.title })).toBeInViewport();
      });
    },
  );
}
