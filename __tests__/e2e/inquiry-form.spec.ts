import { expect, test, type Page, type Request } from "@playwright/test";
import { localizedPath } from "../../src/domain/paths";
import { translator } from "../setup/translator";
import { readers } from "./support/readers";
import { openWithScripts, startScripts } from "./support/start-scripts";

const address = "**/api/inquiries";
const sent = { status: 201, json: { status: "sent", reference: "7KQ2-M0XD" } };

/** Answers every inquiry with `answer`. Returns the requests. */
async function answerInquiries(page: Page, answer: { status: number; json: object }): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(address, (route) => {
    requests.push(route.request());
    return route.fulfill(answer);
  });
  return requests;
}

const values = ["Sari", "sari@example.org", "Halo, kami ingin bertanya."];

const parts = ["name", "email", "message"] as const;

for (const { language, device } of readers) {
  const t = translator(language);
  const labels = parts.map((part) => t(`forms:inquiry.${part}`));
  const words = {
    home: localizedPath("/", language),
    send: t("forms:inquiry.send"),
    errors: parts.map((part) => t(`forms:errors.${part}.required`)),
    unanswerable: t("forms:errors.email.invalid"),
    success: t("forms:inquiry.sent"),
    retry: t("forms:inquiry.retry"),
    waiting: t("forms:waiting.title"),
    takeBack: t("forms:waiting.takeBack"),
    waited: t("forms:waiting.sent", { count: 1 }),
    contact: t("resources:contactTeam"),
    generalSubject: t("resources:generalInquiry"),
    sendInquiry: t("forms:inquiry.sendInquiry"),
  };
  const form = (page: Page) => page.locator("#contact form");
  const field = (page: Page, index: number) =>
    form(page).getByRole("textbox", { name: labels[index] ?? "", exact: true });

  async function fillIn(page: Page) {
    for (const [index, value] of values.entries()) await field(page, index).fill(value);
  }

  test.describe(`the contact form of ${words.home}`, { tag: device }, () => {
    test.beforeEach(({ page }) => openWithScripts(page, words.home));

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
        language,
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

    test("waits without signal, and is sent by itself when there is signal", async ({ page, context }) => {
      const waiting = form(page).getByText(words.waiting);
      const loaded = page.waitForResponse(/\/waiting-[0-9a-f]+\.js$/);
      await fillIn(page);
      await loaded;
      await context.setOffline(true);
      await form(page).getByRole("button", { name: words.send }).click();
      await expect(waiting).toBeVisible();
      await expect(field(page, 2)).toHaveValue("");

      await form(page).getByRole("button", { name: words.takeBack }).click();
      await expect(waiting).toBeHidden();
      for (const [index, value] of values.entries()) await expect(field(page, index)).toHaveValue(value);
      await form(page).getByRole("button", { name: words.send }).click();
      await expect(waiting).toBeVisible();

      const requests = await answerInquiries(page, sent);
      await context.setOffline(false);
      await expect(page.getByText(words.waited).first()).toBeVisible();
      await expect(waiting).toBeHidden();
      expect(requests).toHaveLength(1);
      expect(requests[0]?.postDataJSON()).toMatchObject({ message: values[2], language });
    });

    test("waits across a reload, and is sent when the form is opened again", async ({ page, context }) => {
      const loaded = page.waitForResponse(/\/waiting-[0-9a-f]+\.js$/);
      await fillIn(page);
      await loaded;
      await context.setOffline(true);
      await form(page).getByRole("button", { name: words.send }).click();
      await expect(form(page).getByText(words.waiting)).toBeVisible();
      await page.close();
      await context.setOffline(false);
      const later = await context.newPage();
      const requests = await answerInquiries(later, sent);
      await openWithScripts(later, words.home);
      await expect(later.getByText(words.waited).first()).toBeVisible();
      expect(requests).toHaveLength(1);
    });

    test("has the subject that a link gave it", async ({ page }) => {
      const requests = await answerInquiries(page, sent);
      await openWithScripts(page, `${words.home}?subject=Peat%20checklist#contact`);
      await expect(form(page).getByText("Peat checklist")).toBeVisible();
      await fillIn(page);
      await form(page).getByRole("button", { name: words.send }).click();
      await expect(page.getByText(words.success).first()).toBeVisible();
      expect(requests[0]?.postDataJSON()).toMatchObject({ subject: "Peat checklist" });
    });
  });

  test.describe(`the inquiry dialog of ${words.home}`, { tag: device }, () => {
    const opener = (page: Page) => page.getByRole("link", { name: words.contact, exact: true });
    const dialog = (page: Page) => page.getByRole("dialog");
    const send = (page: Page) => dialog(page).getByRole("button", { name: words.sendInquiry });
    const dialogField = (page: Page, index: number) =>
      dialog(page).getByRole("textbox", { name: labels[index] ?? "", exact: true });

    async function fillInDialog(page: Page) {
      for (const [index, value] of values.entries()) await dialogField(page, index).fill(value);
    }

    async function expectEverythingKept(page: Page) {
      for (const [index, value] of values.entries()) {
        await expect(dialogField(page, index)).toHaveValue(value);
      }
    }

    test.beforeEach(async ({ page }) => {
      await openWithScripts(page, words.home);
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
      // the browser's own validation bubble would be in the browser's language
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
      expect(requests[0]?.postDataJSON()).toMatchObject({ subject: words.generalSubject });
    });

    test("shows at once that a message waits without signal", async ({ page, context }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const loaded = page.waitForResponse(/\/waiting-[0-9a-f]+\.js$/);
      await fillInDialog(page);
      await loaded;
      // a screen reader says only what comes into a region that is there already
      await expect(dialog(page).getByRole("status")).toBeAttached();
      await context.setOffline(true);
      await send(page).click();
      await expect(dialogField(page, 2)).toHaveValue("");
      const status = dialog(page).getByRole("status");
      await expect(status).toContainText(words.waiting);
      await expect(status).toBeInViewport({ ratio: 1 });
      const foot = await send(page).boundingBox();
      const box = await status.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(foot?.y ?? 0);
    });

    test("keeps everything when it is closed, and when the page is loaded again", async ({ page }) => {
      await fillInDialog(page);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await opener(page).click();
      await expectEverythingKept(page);
      await page.reload();
      await startScripts(page);
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
      await startScripts(page);
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

/** The idempotency key, by which the server recognizes a message that is sent again. */
function keyOf(request: Request): unknown {
  return (request.postDataJSON() as { idempotencyKey?: unknown }).idempotencyKey;
}

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });
  const t = translator("id");

  test("the form is a plain one that goes to the server", async ({ page }) => {
    const bodies: (string | null)[] = [];
    await page.route(address, (route) => {
      bodies.push(route.request().postData());
      return route.fulfill({ contentType: "text/html", body: "<h1>Sent</h1>" });
    });
    await page.goto("/id/#contact");
    for (const [index, part] of parts.entries()) {
      const label = t(`forms:inquiry.${part}`);
      await page.getByRole("textbox", { name: label, exact: true }).fill(values[index] ?? "");
    }
    await page.getByRole("button", { name: t("forms:inquiry.send") }).click();
    await expect(page.getByRole("heading", { name: "Sent" })).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(bodies[0] ?? ""))).toEqual({
      language: "id",
      website: "",
      name: values[0],
      email: values[1],
      company: "",
      message: values[2],
    });
  });

  test("the browser asks for what is missing", async ({ page }) => {
    await page.goto("/");
    await page.locator("#contact button[type=submit]").click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("#contact input[name=name]")).toBeFocused();
  });
});
