import { expect, test, type Page } from "@playwright/test";
import { languages } from "../setup/languages";
import { projectsOf } from "../setup/site";
import { translator } from "../setup/translator";
import { headerOf } from "./support/header";

const t = translator("en");
const [project] = projectsOf("en", "home");
const learnMore = `${t("projects:learnMore")}: ${project?.title}`;
const appScript = /\/app-[0-9a-f]+\.js$/;

/** The page, once its scripts run. */
const running = (page: Page) => page.locator("html[data-running]");

/** Holds every file of the page's scripts back. Returns a function that lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo!: () => void;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** When the largest thing of a page was painted, and when its first script was asked for. Runs in the page. */
async function timesOfPictureAndScripts(): Promise<readonly [number, number]> {
  const painted = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
  const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
  return [painted, Math.min(...scripts.map(({ startTime }) => startTime))];
}

test("a page that nobody touches fetches its scripts, and runs none @phone", async ({ page }) => {
  const fetched = page.waitForRequest(/component---src-pages-index/);
  await page.goto("/");
  await fetched;
  await page.waitForTimeout(500);
  await expect(running(page)).toHaveCount(0);
  const [painted, asked] = await page.evaluate(timesOfPictureAndScripts);
  expect(asked).toBeGreaterThan(painted);
});

test("a connection that saves data fetches no script before it is needed @phone", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 500)));
  expect(asked.filter((address) => address.endsWith(".js"))).toEqual([]);
  await page.getByRole("link", { name: learnMore }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a dialog asked for before the scripts are there opens once they are @phone", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const link = page.getByRole("link", { name: learnMore });
  await link.click();
  await link.click();
  await expect(link).toHaveAttribute("data-waiting", "");
  letGo();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page).toHaveURL("/");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("a dialog's link is followed if the scripts cannot be fetched @phone", async ({ page }) => {
  await page.route(appScript, (route) => route.abort());
  await page.goto("/");
  await page.getByRole("link", { name: learnMore }).click();
  await expect(page).toHaveURL(`/projects/${project?.slug}/`);
});

test("scripts that could not be fetched are asked for again at the next touch @phone", async ({ page }) => {
  await page.route(appScript, (route) => route.abort());
  await page.goto("/");
  const toggle = (await headerOf(page)).getByRole("button", { name: t("common:colours.dark") });
  const failed = page.waitForEvent("requestfailed");
  await toggle.click();
  await failed;
  await expect(toggle).not.toHaveAttribute("data-waiting");
  await page.unroute(appScript);
  await toggle.click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

/** Writes into the contact form without signal, and sends it. Returns the button. */
async function sendWithoutSignal(page: Page) {
  await page.context().setOffline(true);
  const form = page.locator("#contact form");
  for (const [part, value] of Object.entries({ name: "Sari", email: "sari@example.org", message: "Halo" })) {
    await form.locator(`[name=${part}]`).fill(value);
  }
  return form.getByRole("button", { name: t("forms:inquiry.send") });
}

test("a page whose signal went before its reader touched it runs its scripts @phone", async ({ page }) => {
  const fetched = ["**/page-data/index/page-data.json", /component---src-pages-index/, appScript].map(
    (file) => page.waitForResponse(file).then((response) => response.finished()),
  );
  await page.goto("/");
  await Promise.all(fetched);
  await page.waitForFunction(() => "pageData" in window);
  const send = await sendWithoutSignal(page);
  await expect(running(page)).toHaveCount(1);
  await send.click();
  await expect(page.locator("#contact form").getByRole("alert")).toContainText(t("forms:problems.offline"));
  await expect(page.locator("#contact [name=message]")).toHaveValue("Halo");
});

test("a message sent before the scripts are there, without signal, stays in its form @phone", async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/");
  const send = await sendWithoutSignal(page);
  await send.click();
  await expect(send).toHaveJSProperty("validationMessage", t("forms:problems.offline"));
  await expect(page.locator("#contact [name=message]")).toHaveValue("Halo");
  await page.context().setOffline(false);
  const sent = page.waitForRequest("**/api/inquiries");
  await page.route("**/api/inquiries", (route) => route.fulfill({ status: 200, body: "sent" }));
  await send.click();
  expect((await sent).postData()).toContain("Halo");
});

test("a language chosen before the scripts are there is remembered, query and hash kept @phone", async ({
  page,
}) => {
  await holdScripts(page);
  const [, other] = languages;
  await page.goto("/?from=letter#work", { waitUntil: "domcontentloaded" });
  const name = `${other.shortName} ${other.name}`;
  await page.getByRole("banner").getByRole("link", { name }).click();
  await expect(page).toHaveURL(`/${other.code}/?from=letter#work`);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page).toHaveURL(`/${other.code}/`);
});

test("a page stays where its reader has scrolled it when its scripts start @phone", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/#contact", { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => scrollY > 0);
  await page.evaluate(() => scrollTo(0, 100));
  letGo();
  await expect(running(page)).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(100);
});

test("what is typed into the catalogue's search before the scripts are there is searched for @phone", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/projects/", { waitUntil: "domcontentloaded" });
  const [first] = projectsOf("en", "catalogue");
  const box = page.getByRole("main").getByRole("searchbox");
  await box.pressSequentially(first?.title ?? "");
  letGo();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(box).toHaveValue(first?.title ?? "");
  await expect(box).toBeFocused();
});

test("an inquiry typed before the scripts are there is kept, and so is its draft after a reload @phone", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const message = page.getByRole("textbox", { name: t("forms:inquiry.message") });
  await message.pressSequentially("Halo");
  letGo();
  await expect(running(page)).toHaveCount(1);
  await message.press("End");
  await message.pressSequentially(" Tajuk");
  await page.reload();
  await expect(message).toHaveValue("Halo Tajuk");
});
