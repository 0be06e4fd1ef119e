import { expect, test, type Page, type Request } from "@playwright/test";
import en from "../../locales/en/forms.json";
import id from "../../locales/id/forms.json";
import { openHome, whenScriptsRun } from "./support/open-home";

const address = "**/api/inquiries";
const sent = { status: 201, json: { status: "sent", reference: "7KQ2-M0XD" } };

/** Answers every inquiry and keeps what was sent. */
async function answerInquiries(page: Page, answer: { status: number; json: object }): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(address, (route) => {
    requests.push(route.request());
    return route.fulfill(answer);
  });
  return requests;
}

const languages = [
  {
    home: "/",
    labels: ["Name", "E-mail", "Message"],
    send: "Send message",
    errors: [
      "Please tell us your name.",
      "Please tell us your e-mail address, so that we can answer.",
      "Please write a message.",
    ],
    unanswerable: en.errors.email.invalid,
    success: "Inquiry sent successfully!",
    offline: "You are offline, so your message was NOT sent.",
    retry: "Try again",
    contact: "Contact our team",
    sendInquiry: "Send inquiry",
  },
  {
    home: "/id/",
    labels: ["Nama", "Surel", "Pesan"],
    send: "Kirim pesan",
    errors: [
      "Mohon tuliskan nama Anda.",
      "Mohon tuliskan alamat surel Anda agar kami dapat menjawab.",
      "Mohon tuliskan pesan.",
    ],
    unanswerable: id.errors.email.invalid,
    success: "Pertanyaan berhasil dikirim!",
    offline: "Anda sedang luring, jadi pesan Anda BELUM terkirim.",
    retry: "Coba lagi",
    contact: "Hubungi tim kami",
    sendInquiry: "Kirim pertanyaan",
  },
] as const;

const values = ["Sari", "sari@example.org", "Halo, kami ingin bertanya."];

for (const words of languages) {
  const form = (page: Page) => page.locator("#contact form");
  const field = (page: Page, index: number) =>
    form(page).getByRole("textbox", { name: words.labels[index] ?? "", exact: true });

  async function fillIn(page: Page) {
    for (const [index, value] of values.entries()) await field(page, index).fill(value);
  }

  test.describe(`the contact form of ${words.home}`, () => {
    test.beforeEach(({ page }) => openHome(page, words.home));

    test("says what is missing, goes there, and follows what is typed", async ({ page }) => {
      const requests = await answerInquiries(page, sent);
      await form(page).getByRole("button", { name: words.send }).click();
      for (const [index, error] of words.errors.entries()) {
        await expect(field(page, index)).toHaveAttribute("aria-invalid", "true");
        await expect(field(page, index)).toHaveAccessibleDescription(new RegExp(error));
      }
      await expect(field(page, 0)).toBeFocused();
      await page.keyboard.type("Sari");
      await expect(field(page, 0)).not.toHaveAttribute("aria-invalid");
      await field(page, 1).fill("sari@gmailcom");
      await expect(field(page, 1)).toHaveAccessibleDescription(new RegExp(words.unanswerable));
      expect(requests).toHaveLength(0);
    });

    test("is sent from the keyboard, says so and is empty again", async ({ page }) => {
      const requests = await answerInquiries(page, sent);
      await field(page, 0).focus();
      await page.keyboard.type(values[0] ?? "");
      await page.keyboard.press("Tab");
      await page.keyboard.type(values[1] ?? "");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.type(values[2] ?? "");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page.getByText(words.success).first()).toBeVisible();
      for (const index of values.keys()) await expect(field(page, index)).toHaveValue("");
      expect(requests[0]?.postDataJSON()).toMatchObject({
        name: values[0],
        email: values[1],
        company: "",
        message: values[2],
        website: "",
        language: words.home === "/" ? "en" : "id",
      });
    });

    test("keeps everything when it cannot be sent", async ({ page }) => {
      await answerInquiries(page, {
        status: 503,
        json: { status: "error", code: "storage_unavailable", fields: {} },
      });
      await fillIn(page);
      await form(page).getByRole("button", { name: words.send }).click();
      await expect(form(page).getByRole("alert")).toBeVisible();
      for (const [index, value] of values.entries()) await expect(field(page, index)).toHaveValue(value);
    });

    test("keeps everything offline and across a reload, and is sent at the next try", async ({
      page,
      context,
    }) => {
      await fillIn(page);
      await context.setOffline(true);
      await form(page).getByRole("button", { name: words.send }).click();
      const trouble = form(page).getByRole("alert");
      await expect(trouble).toContainText(words.offline);
      await expect(trouble.getByRole("link", { name: /halo@tajuk\.example/ })).toHaveAttribute(
        "href",
        "mailto:halo@tajuk.example",
      );
      await expect(trouble.getByRole("button", { name: words.retry })).toBeVisible();

      await context.setOffline(false);
      await page.reload();
      await whenScriptsRun(page);
      for (const [index, value] of values.entries()) await expect(field(page, index)).toHaveValue(value);
      await answerInquiries(page, sent);
      await form(page).getByRole("button", { name: words.send }).click();
      await expect(page.getByText(words.success).first()).toBeVisible();
    });

    test("has the subject that a link gave it", async ({ page }) => {
      const requests = await answerInquiries(page, sent);
      await openHome(page, `${words.home}?subject=Peat%20checklist#contact`);
      await expect(form(page).getByText("Peat checklist")).toBeVisible();
      await fillIn(page);
      await form(page).getByRole("button", { name: words.send }).click();
      await expect(page.getByText(words.success).first()).toBeVisible();
      expect(requests[0]?.postDataJSON()).toMatchObject({ subject: "Peat checklist" });
    });
  });

  test(`the inquiry dialog of ${words.home} is sent, says so and gives focus back`, async ({ page }) => {
    const requests = await answerInquiries(page, sent);
    await openHome(page, words.home);
    const opener = page.getByRole("link", { name: words.contact, exact: true });
    await opener.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: words.sendInquiry }).click();
    await expect(dialog.getByRole("textbox", { name: words.labels[0], exact: true })).toBeFocused();
    for (const [index, label] of words.labels.entries()) {
      await dialog.getByRole("textbox", { name: label, exact: true }).fill(values[index] ?? "");
    }
    await dialog.getByRole("button", { name: words.sendInquiry }).click();
    await expect(page.getByText(words.success).first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    const subject = words.home === "/" ? "General Inquiry" : "Pertanyaan Umum";
    expect(requests[0]?.postDataJSON()).toMatchObject({ subject });
  });
}

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is a plain one that goes to the server", async ({ page }) => {
    const bodies: (string | null)[] = [];
    await page.route(address, (route) => {
      bodies.push(route.request().postData());
      return route.fulfill({ contentType: "text/html", body: "<h1>Sent</h1>" });
    });
    await page.goto("/id/#contact");
    await page.getByRole("textbox", { name: "Nama", exact: true }).fill("Sari");
    await page.getByRole("textbox", { name: "Surel", exact: true }).fill("sari@example.org");
    await page.getByRole("textbox", { name: "Pesan", exact: true }).fill("Halo");
    await page.getByRole("button", { name: "Kirim pesan" }).click();
    await expect(page.getByRole("heading", { name: "Sent" })).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(bodies[0] ?? ""))).toEqual({
      language: "id",
      website: "",
      name: "Sari",
      email: "sari@example.org",
      company: "",
      message: "Halo",
    });
  });

  test("the browser asks for what is missing", async ({ page }) => {
    await page.goto("/");
    await page.locator("#contact button[type=submit]").click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("#contact input[name=name]")).toBeFocused();
  });
});
