import { expect, test, type Locator, type Page } from "@playwright/test";
import { startGivingSite, type GivingSite } from "./support/giving-site";

let site: GivingSite;

test.beforeAll(async () => {
  site = await startGivingSite();
});

test.afterAll(() => site.close());

const languages = [
  {
    language: "en",
    prefix: "",
    labels: { name: "Name", email: "E-mail", message: "Message" },
    send: "Send message",
    sent: "Inquiry sent successfully!",
    errors: { name: "Please tell us your name.", message: "Please write a message." },
    fault: "Error: Send us a message – Tajuk",
  },
  {
    language: "id",
    prefix: "/id",
    labels: { name: "Nama", email: "Surel", message: "Pesan" },
    send: "Kirim pesan",
    sent: "Pertanyaan berhasil dikirim!",
    errors: { name: "Mohon tuliskan nama Anda.", message: "Mohon tuliskan pesan." },
    fault: "Galat: Kirim pesan kepada kami – Tajuk",
  },
] as const;

for (const { language, prefix, labels, send, sent, errors, fault } of languages) {
  const field = (within: Page | Locator, name: keyof typeof labels) =>
    within.getByRole("textbox", { name: new RegExp(`^${labels[name]}`) });

  /** The inquiries whose message is this one, as they are stored. */
  async function stored(message: string) {
    return (await site.inquiries()).filter((inquiry) => inquiry.message === message);
  }

  test(`a resource is asked for in ${language} with scripts, and reaches the store @desktop`, async ({
    page,
  }) => {
    const message = `Checklist, please (${language}).`;
    await page.clock.install();
    await page.goto(`${site.url}${prefix}/resources/peat-restoration-checklist/`);
    const form = page.locator('form[action="/api/inquiries"]');
    await expect(form).toHaveJSProperty("noValidate", true);
    await field(form, "name").fill("Sari");
    await field(form, "email").fill("sari@example.org");
    await field(form, "message").fill(message);
    // what is filled in at once was not filled in by a person
    await page.clock.fastForward(5000);
    await form.getByRole("button", { name: send }).click();
    await expect(page.getByText(sent).first()).toBeVisible();
    await expect(field(form, "message")).toHaveValue("");
    const subject = await title(page).textContent();
    expect(await stored(message)).toEqual([expect.objectContaining({ language, subject, suspected: false })]);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`the contact form in ${language}: corrected, sent, and sent once`, async ({ page }) => {
      const message = `How deep is your peat (${language})?\nAnd why?`;
      await page.goto(`${site.url}${prefix}/`);
      const contact = page.locator("#contact");
      await field(contact, "name").fill(" ");
      await field(contact, "email").fill("sari@example.org");
      await field(contact, "message").fill(" ");
      await contact.getByRole("button", { name: send }).click();

      await expect(page).toHaveTitle(fault);
      await expect(field(page, "name")).toHaveAccessibleDescription(errors.name);
      await expect(field(page, "message")).toHaveAccessibleDescription(errors.message);
      await expect(field(page, "email")).toHaveValue("sari@example.org");
      await field(page, "name").fill("Sari");
      await field(page, "message").fill(message);
      await page.getByRole("button", { name: send }).dblclick();

      await expect(page).toHaveURL(`${site.url}${prefix}/inquiry-sent/`);
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
