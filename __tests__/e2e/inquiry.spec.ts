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

  test.describe(`the inquiry dialog of ${words.home}`, () => {
    const opener = (page: Page) => page.getByRole("link", { name: words.contact, exact: true });
    const dialog = (page: Page) => page.getByRole("dialog");
    const send = (page: Page) => dialog(page).getByRole("button", { name: words.sendInquiry });
    const dialogField = (page: Page, index: number) =>
      dialog(page).getByRole("textbox", { name: words.labels[index] ?? "", exact: true });

    async function fillInDialog(page: Page) {
      for (const [index, value] of values.entries()) await dialogField(page, index).fill(value);
    }

    async function expectEverythingKept(page: Page) {
      for (const [index, value] of values.entries()) {
        await expect(dialogField(page, index)).toHaveValue(value);
      }
    }

    test.beforeEach(async ({ page }) => {
      await openHome(page, words.home);
      await opener(page).click();
    });

    test("says what is missing, goes there, and follows what is typed", async ({ page }) => {
      const requests = await answerInquiries(page, sent);
      await send(page).click();
      for (const [index, error] of words.errors.entries()) {
        await expect(dialogField(page, index)).toHaveAttribute("aria-invalid", "true");
        await expect(dialogField(page, index)).toHaveAccessibleDescription(new RegExp(error));
      }
      await expect(dialogField(page, 0)).toBeFocused();
      // the browser would have shown its own bubble, in its own language
      await expect(dialog(page).locator("form")).toHaveJSProperty("noValidate", true);
      await page.keyboard.type("Sari");
      await expect(dialogField(page, 0)).not.toHaveAttribute("aria-invalid");
      await dialogField(page, 1).fill("ayu@x");
      await expect(dialogField(page, 1)).toHaveAccessibleDescription(new RegExp(words.unanswerable));
      expect(requests).toHaveLength(0);
    });

    test("is sent, says so and gives focus back", async ({ page }) => {
      const requests = await answerInquiries(page, sent);
      await fillInDialog(page);
      await send(page).click();
      await expect(page.getByText(words.success).first()).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      const subject = words.home === "/" ? "General Inquiry" : "Pertanyaan Umum";
      expect(requests[0]?.postDataJSON()).toMatchObject({ subject });
    });

    test("keeps everything when it is closed, and when the page is loaded again", async ({ page }) => {
      await fillInDialog(page);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await opener(page).click();
      await expectEverythingKept(page);
      await page.reload();
      await whenScriptsRun(page);
      await opener(page).click();
      await expectEverythingKept(page);
    });

    test("offers the same message again after a lost answer, also after a reload", async ({ page }) => {
      const lost: Request[] = [];
      await page.route(address, (route) => {
        lost.push(route.request());
        return route.abort("connectionreset");
      });
      await fillInDialog(page);
      await send(page).click();
      await dialog(page).getByRole("alert").getByRole("button", { name: words.retry }).click();
      await expect.poll(() => lost.length).toBe(2);
      await page.reload();
      await whenScriptsRun(page);
      await page.unroute(address);
      const answered = await answerInquiries(page, sent);
      await opener(page).click();
      await send(page).click();
      await expect(page.getByText(words.success).first()).toBeVisible();
      const keys = [...lost, ...answered].map(keyOf);
      expect(keys).toEqual([keys[0], keys[0], keys[0]]);
      expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    });
  });
}

/** The key by which the server knows a message that is sent again. */
function keyOf(request: Request): unknown {
  return (request.postDataJSON() as { idempotencyKey?: unknown }).idempotencyKey;
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
