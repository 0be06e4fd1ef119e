import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { trackingPage } from "../../src/content-model/pages/tracking";
import { columnSeparator, formatMonth, formatMonthOf, formatNumber } from "../../src/domain/format";
import { localizedPath } from "../../src/domain/paths";
import type { Language } from "../setup/languages";
import { claimsOf, trackingPageOf, wordsOf } from "../setup/site";
import { translator } from "../setup/translator";
import { expectSound } from "./support/accessibility";
import { layoutShift } from "./support/layout-shift";
import { readers } from "./support/readers";
import { openWithScripts } from "./support/start-scripts";

/** The dashboard's texts, figures and controls in a language. */
function dashboard(language: Language) {
  const t = translator(language);
  const { chart, months, recommendations, sampleMark } = trackingPageOf(language);
  const number = (value: number) => formatNumber(value, language);
  const [advice] = recommendations;
  const last = months.at(-1);
  const total = wordsOf(trackingPage, language).chart.emissionsTotal;
  const year = claimsOf(language)
    .find(({ slug }) => slug === total)
    ?.asOf.slice(0, 4);
  if (!advice || !last) throw new Error("The tests' own dashboard has no advice or no months.");
  /** The announcement for a month, counted from 1. */
  const readout = (month: number) => {
    const { emissions = 0, reductions = 0 } = months[month - 1] ?? {};
    const values = `${chart.emissions} ${number(emissions)}, ${chart.reductions} ${number(reductions)}`;
    return `${formatMonth(month, language)}, ${chart.unit}: ${values}`;
  };
  const whatIf = {
    month: formatMonth(last.month, language),
    before: number(last.reductions),
    after: number(last.reductions + advice.tons),
    unit: chart.unit,
  };
  return {
    ...{ t, chart, months, advice, last, sampleMark, number, readout },
    path: localizedPath("/tracking/", language),
    home: localizedPath("/", language),
    result: t("tracking:whatIf.result", whatIf),
    apply: `${t("tracking:whatIf.apply")}: ${advice.title}`,
    undo: `${t("tracking:whatIf.undo")}: ${advice.title}`,
    csvRow: [
      formatMonthOf(Number(year), 7, language),
      ...[months[6]?.emissions, months[6]?.reductions, sampleMark],
    ].join(columnSeparator(language)),
  };
}

const drawing = (page: Page) =>
  page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator("#chart").scrollIntoViewIfNeeded();
  await expect(page.locator("canvas")).toBeVisible();
}

const announced = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

for (const { language, device } of readers) {
  const { t, path, home, chart, last, months, ...words } = dashboard(language);

  test.describe(`the dashboard in ${language}`, { tag: device }, () => {
    test("keys and buttons step through the months, and each is announced", async ({ page }) => {
      await open(page, path);
      await expect(page.locator("#chart").getByRole("img")).toHaveAccessibleName(
        new RegExp(`${chart.emissions}.*${chart.reductions}.*${words.sampleMark}`),
      );
      const slider = page.getByRole("slider", { name: t("tracking:chart.month") });
      await slider.focus();
      for (let month = 1; month <= 7; month++) await page.keyboard.press("ArrowRight");
      await expect(announced(page, words.readout(7))).toBeVisible();
      const drawnJuly = await drawing(page);
      await page.keyboard.press("End");
      await expect(announced(page, words.readout(12))).toBeVisible();
      await expect(page).toHaveURL(`${path}?month=12`);
      expect(await drawing(page)).not.toBe(drawnJuly);
      const next = page.getByRole("button", { name: t("tracking:chart.next") });
      const previous = page.getByRole("button", { name: t("tracking:chart.previous") });
      await previous.click();
      await expect(announced(page, words.readout(11))).toBeVisible();
      await next.click();
      await expect(announced(page, words.readout(12))).toBeVisible();
      for (const step of [next, previous]) {
        const box = await step.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await slider.focus();
      await page.keyboard.press("Home");
      await expect(page).toHaveURL(path);
    });

    test("a line is hidden and shown by keyboard, advice applied and undone", async ({ page }) => {
      await open(page, path);
      const full = await drawing(page);
      const toggle = page.getByRole("button", { name: chart.emissions, exact: true });
      await toggle.focus();
      await page.keyboard.press("Space");
      await expect(toggle).toHaveAttribute("aria-pressed", "false");
      await expect.poll(() => drawing(page)).not.toBe(full);
      await page.keyboard.press("Space");
      await expect(toggle).toHaveAttribute("aria-pressed", "true");
      await expect.poll(() => drawing(page)).toBe(full);

      await page.getByRole("button", { name: words.apply }).click();
      await expect(announced(page, words.result)).toBeVisible();
      await expect(page).toHaveURL(`${path}?apply=${words.advice.key}`);
      const legend = page.getByRole("list", { name: t("tracking:chart.series") });
      await expect(legend.getByText(chart.whatIf)).toBeVisible();
      await expect.poll(() => drawing(page)).not.toBe(full);
      await page.getByRole("button", { name: words.undo }).click();
      await expect(page).toHaveURL(path);
      await expect.poll(() => drawing(page)).toBe(full);
    });

    test("an address restores lines, month and advice, without barriers", async ({ page }) => {
      await open(page, `${path}?hide=emissions&month=12&apply=${words.advice.key}`);
      const emissions = page.getByRole("button", { name: chart.emissions, exact: true });
      await expect(emissions).toHaveAttribute("aria-pressed", "false");
      const figures = [last.emissions, last.reductions, last.reductions + words.advice.tons].map(
        words.number,
      );
      const [, shown, withAdvice] = figures;
      await expect(
        announced(page, `${chart.reductions} ${shown}, ${chart.whatIf} ${withAdvice}`),
      ).toBeVisible();
      await expect(page.getByRole("button", { name: words.undo })).toBeVisible();
      await page.getByText(t("tracking:table.show")).click();
      await expect(page.getByRole("row").last().getByRole("cell")).toHaveText(figures);
      await expectSound(page);
      // paper has no buttons that tell it
      await page.emulateMedia({ media: "print" });
      await expect(page.getByText(words.result)).toBeVisible();
      const ticked = await page
        .getByRole("heading", { level: 3 })
        .evaluateAll((titles) =>
          titles.flatMap((title) =>
            getComputedStyle(title, "::before").content.includes("✓") ? title.textContent : [],
          ),
        );
      expect(ticked).toEqual([words.advice.title]);
    });

    test("the figures are a file that says in every row what it is, and a picture", async ({ page }) => {
      await page.addInitScript(() => {
        const drawn: string[] = [];
        // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called on the context below
        const { fillText } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
          drawn.push(text);
          fillText.call(this, text, ...place);
        };
        Object.assign(globalThis, { drawn });
      });
      await open(page, path);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: t("tracking:take.csv") }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`${t("tracking:take.csvFile")}.csv`);
      const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
      expect(lines).toHaveLength(months.length + 1);
      expect(lines[7]?.startsWith(words.csvRow)).toBe(true);
      expect(lines.slice(1).every((line) => line.includes(words.sampleMark))).toBe(true);

      await page.getByRole("button", { name: words.apply }).click();
      const [illustrated] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: t("tracking:take.csv") }).click(),
      ]);
      expect(illustrated.suggestedFilename()).toBe(`${t("tracking:take.csvFile")}.csv`);
      const illustratedLines = (await readFile(await illustrated.path(), "utf8")).trimEnd().split("\r\n");
      const withAdvice = columnSeparator(language) + String(last.reductions + words.advice.tons);
      expect(illustratedLines.at(-1)).toBe(`${lines.at(-1)}${withAdvice}`);

      const [image] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: t("tracking:take.png") }).click(),
      ]);
      expect(image.suggestedFilename()).toBe(`${t("tracking:take.pngFile")}.png`);
      const picture = await readFile(await image.path());
      expect(picture.toString("latin1", 1, 4)).toBe("PNG");
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([2400, 1350]);
      const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: string[] }).drawn);
      expect(drawn.filter((text) => text.startsWith(words.sampleMark))).toHaveLength(2);
    });

    test("the back link goes home, or to the page that the reader came from", async ({ page }) => {
      const back = page.getByRole("link", { name: t("tracking:back"), exact: true });
      await page.goto(path);
      await back.click();
      await expect(page).toHaveURL(home);
      await openWithScripts(page, `${home}?from=here`);
      await page.getByRole("contentinfo").locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await back.click();
      await expect(page).toHaveURL(`${home}?from=here`);
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("all figures are there as a table and a file, and no button is dead", async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole("table")).toBeVisible();
        await expect(page.getByRole("row")).toHaveCount(months.length + 1);
        await expect(page.getByRole("row").last().getByRole("cell")).toHaveText(
          [last.emissions, last.reductions].map(words.number),
        );
        await expect(page.getByText(words.sampleMark, { exact: true }).first()).toBeVisible();
        await expect(page.locator("#chart").getByRole("button")).toHaveCount(0);
        await expect(page.getByRole("button", { name: words.apply })).toHaveCount(0);
        const href = await page.getByRole("link", { name: t("tracking:take.csv") }).getAttribute("href");
        const file = await page.request.get(href ?? "");
        expect(await file.text()).toContain(words.csvRow);
      });
    });
  });
}

const { t, path, advice } = dashboard("en");

test("a chart that cannot be loaded says so, and the table has the numbers", async ({ page }) => {
  await page.route(/\/chart-[\w-]+\.js$/, (route) => route.abort());
  await page.goto(path);
  await page.locator("#chart").scrollIntoViewIfNeeded();
  await expect(page.getByText(t("tracking:chart.failed"))).toBeVisible();
  await page.getByText(t("tracking:table.show")).click();
  await expect(page.getByRole("table")).toBeVisible();
});

for (const query of ["", `?hide=emissions&month=12&apply=${advice.key}`]) {
  test(`nothing moves while the page loads${query}`, async ({ page }) => {
    await open(page, path + query);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });
}

test("a month is read where the mouse is @desktop", async ({ page }) => {
  await open(page, path);
  const untouched = await drawing(page);
  const box = await page.locator("canvas").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 400, (box?.y ?? 0) + 200);
  await expect.poll(() => drawing(page)).not.toBe(untouched);
  await page.keyboard.press("Escape");
  await expect.poll(() => drawing(page)).toBe(untouched);
});

test("a tap chooses a month @phone", async ({ page }) => {
  await open(page, path);
  const box = await page.locator("canvas").boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 160, (box?.y ?? 0) + 150);
  await expect(page).toHaveURL(/\?month=\d+$/);
});

test("a tap beside the ends of the lines reads the first month or the last one @phone", async ({ page }) => {
  await open(page, path);
  const { x = 0, y = 0, width = 0 } = (await page.locator("canvas").boundingBox()) ?? {};
  await page.touchscreen.tap(x + width - 4, y + 150);
  await expect(page).toHaveURL(/\?month=12$/);
  await page.touchscreen.tap(x + 4, y + 150);
  await expect(page).toHaveURL(/\?month=1$/);
});

test("the chart follows the colour scheme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, path);
  const light = await drawing(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => drawing(page)).not.toBe(light);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "light";
  });
  await expect.poll(() => drawing(page)).toBe(light);
});

test("on paper the table stands for the chart @phone", async ({ page }) => {
  await open(page, path);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.locator("canvas")).toBeHidden();
  await expect(page.getByRole("link", { name: t("tracking:take.csv") })).toBeHidden();
});

test("the table is on paper before anything was touched, too @phone", async ({ page }) => {
  await page.goto(path);
  const table = page.getByRole("table");
  await expect(table).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(table).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(table).toBeHidden();
  await page.locator("html").press("Tab");
  await expect(page.locator("canvas")).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(table).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(table).toBeHidden();
});

test("the link to a view is copied @desktop", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `${path}?month=7&apply=${advice.key}`);
  await page.getByRole("button", { name: t("tracking:take.copy") }).click();
  await expect(page.getByText(t("tracking:take.copied"))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(page.url()).toContain(`?month=7&apply=${advice.key}`);
});

test("no other page fetches the chart, even with links to it in view @phone", async ({ page }) => {
  const fetched: string[] = [];
  const charts = () => fetched.filter((path) => path.startsWith("/chart-"));
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/");
  const link = page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await expect.poll(() => fetched).toContain(`/page-data${path}page-data.json`);
  await page.waitForLoadState("networkidle");
  expect(charts()).toEqual([]);
  await page.goto(path);
  await expect.poll(charts).not.toEqual([]);
});
