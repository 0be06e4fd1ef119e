import { expect, test, type Locator, type Page } from "@playwright/test";
import { localizedPath } from "../../src/domain/paths";
import { resourcesOf } from "../setup/site";
import { translator } from "../setup/translator";
import { startGivingSite, type GivingSite } from "./support/giving-site";
import { readers } from "./support/readers";
import { openWithScripts } from "./support/start-scripts";

let site: GivingSite;

test.beforeAll(async () => {
  site = await startGivingSite();
});

test.afterAll(() => site.close());

for (const { language, device } of readers) {
  const t = translator(language);
  const [send, sent] = [t("forms:inquiry.send"), t("forms:inquiry.sent")];
  const at = (address: string) => site.url + localizedPath(address, language);
  const field = (within: Page | Locator, name: "name" | "email" | "message") =>
    within.getByRole("textbox", { name: new RegExp(`^${t(`forms:inquiry.${name}`)}`) });
  const template = resourcesOf(language).find(({ file }) => file?.extension === "csv");
  const requestable = resourcesOf(language).find(({ price, file }) => price === 0 && !file);

  /** The stored inquiries with this message. */
  async function stored(message: string) {
    return (await site.inquiries()).filter((inquiry) => inquiry.message === message);
  }

  test(
    `a resource is asked for in ${language} with scripts, and reaches the store`,
    { tag: device },
    async ({ page }) => {
      const message = `Checklist, please (${language}).`;
      await openWithScripts(page, at(`/resources/${requestable?.slug}/`));
      await page.clock.install();
      const form = page.locator('form[action="/api/inquiries"]');
      await field(form, "name").fill("Sari");
      await field(form, "email").fill("sari@example.org");
      await field(form, "message").fill(message);
      // the server suspects a bot if a form is filled in too quickly
      await page.clock.fastForward(5000);
      await form.getByRole("button", { name: send }).click();
      await expect(page.getByText(sent).first()).toBeVisible();
      await expect(field(form, "message")).toHaveValue("");
      const subject = await title(page).textContent();
      expect(await stored(message)).toEqual([
        expect.objectContaining({ language, subject, suspected: false }),
      ]);
    },
  );

  /** Expects the files of the template, the best one first, and that it is there. */
  async function expectFiles(page: Page, within: Locator) {
    const links = within.locator("a[download]");
    const formats = (["pdf", "xlsx", "csv"] as const).map((format) => t(`common:file.format.${format}`));
    await expect(links).toContainText(formats);
    const file = await page.request.get(
      new URL((await links.first().getAttribute("href")) ?? "", site.url).href,
    );
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  }

  test(`who asks in ${language} for a template has it at once`, { tag: device }, async ({ page }) => {
    await openWithScripts(page, at("/"));
    await page.clock.install();
    await page.getByRole("link", { name: new RegExp(`: ${template?.title}$`) }).click();
    const dialog = page.getByRole("dialog");
    await field(dialog, "name").fill("Sari");
    await field(dialog, "email").fill("sari@example.org");
    await field(dialog, "message").fill("For our boats.");
    await page.clock.fastForward(5000);
    await dialog.getByRole("button", { name: t("forms:inquiry.sendInquiry") }).click();
    await expect(dialog.getByRole("heading", { name: sent })).toBeVisible();
    await expectFiles(page, dialog);
  });

  test.describe("without scripts", { tag: device }, () => {
    test.use({ javaScriptEnabled: false });

    test(`who asks in ${language} for a template has it at once, after a mistake, too`, async ({ page }) => {
      await page.goto(at(`/resources/${template?.slug}/`));
      const form = page.locator('form[action="/api/inquiries"]');
      await field(form, "name").fill("Sari");
      await field(form, "email").fill("sari@example.org");
      await field(form, "message").fill(" ");
      await form.getByRole("button", { name: send }).click();
      await field(page, "message").fill("For our boats.");
      await page.getByRole("button", { name: send }).click();
      await expect(page).toHaveURL(at(`/inquiry-sent/${template?.slug}/`));
      await expect(title(page)).toHaveText(sent);
      await expectFiles(page, page.getByRole("main"));
    });

    test(`the contact form in ${language}: corrected, sent, and sent once`, async ({ page }) => {
      const message = `How deep is your peat (${language})?\nAnd why?`;
      await page.goto(at("/"));
      const contact = page.locator("#contact");
      await field(contact, "name").fill(" ");
      await field(contact, "email").fill("sari@example.org");
      await field(contact, "message").fill(" ");
      await contact.getByRole("button", { name: send }).click();

      await expect(page).toHaveTitle(new RegExp(`^${t("server:page.error")}: ${t("forms:inquiry.heading")}`));
      await expect(field(page, "name")).toHaveAccessibleDescription(t("forms:errors.name.required"));
      await expect(field(page, "message")).toHaveAccessibleDescription(t("forms:errors.message.required"));
      for (const wrong of ["name", "message"] as const) {
        await expect(field(page, wrong)).toHaveCSS("border-top-width", "2px");
      }
      await expect(field(page, "email")).toHaveCSS("border-top-width", "1px");
      await expect(field(page, "email")).toHaveValue("sari@example.org");
      await field(page, "name").fill("Sari");
      await field(page, "message").fill(message);
      await page.getByRole("button", { name: send }).dblclick();

      await expect(page).toHaveURL(at("/inquiry-sent/"));
      await expect(title(page)).toHaveText(sent);
      await page.reload();
      await expect(title(page)).toHaveText(sent);
      expect(await stored(message)).toEqual([expect.objectContaining({ language, name: "Sari" })]);
    });
  });
}

function title(page: Page) {
  return page.getByRole("heading", { level: 1 });
}
