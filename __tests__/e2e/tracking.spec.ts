import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { openWithScripts } from "./support/header";

const english = {
  path: "/tracking/",
  home: "/",
  mark: "Sample data",
  chart: /^Line chart, January to December\. Emissions: from 400 to 180/,
  slider: "Month on the chart",
  next: "Next month",
  previous: "Previous month",
  july: "July, tons CO₂e: Emissions 296, Reductions 341",
  december: "December, tons CO₂e: Emissions 180, Reductions 460",
  emissions: "Emissions",
  applyRail: /^Apply: Switch two delivery routes/,
  undoRail: /^Undo: Switch two delivery routes/,
  applied: "December shows 492 instead of 460 tons CO₂e",
  showTable: "Show the numbers as a table",
  csv: "Download CSV",
  csvFile: "sample-data-emissions.csv",
  csvRow: "July,296,341,Sample data",
  png: "Download PNG",
  pngFile: "sample-data-chart.png",
  back: "Back",
  failed: "The chart could not be loaded.",
} as const;

const indonesian = {
  path: "/id/tracking/",
  home: "/id/",
  mark: "Data contoh",
  chart: /^Bagan garis, Januari sampai Desember\. Emisi: dari 400 ke 180/,
  slider: "Bulan pada bagan",
  next: "Bulan berikutnya",
  previous: "Bulan sebelumnya",
  july: "Juli, ton CO₂e: Emisi 296, Pengurangan 341",
  december: "Desember, ton CO₂e: Emisi 180, Pengurangan 460",
  emissions: "Emisi",
  applyRail: /^Terapkan: Alihkan dua rute/,
  undoRail: /^Batalkan: Alihkan dua rute/,
  applied: "Desember menunjukkan 492, bukan 460 ton CO₂e",
  showTable: "Tampilkan angka sebagai tabel",
  csv: "Unduh CSV",
  csvFile: "data-contoh-emisi.csv",
  csvRow: "Juli,296,341,Data contoh",
  png: "Unduh PNG",
  pngFile: "data-contoh-bagan.png",
  back: "Kembali",
  failed: "Bagan tidak dapat dimuat.",
} as const;

type Words = typeof english | typeof indonesian;

const chartOf = (page: Page, words: Words) => page.getByRole("img", { name: words.chart });
const drawing = (page: Page) =>
  page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

async function open(page: Page, words: Words, query = "") {
  await page.goto(words.path + query);
  await page.locator("#chart").scrollIntoViewIfNeeded();
  await expect(page.locator("canvas")).toBeVisible();
}

for (const words of [english, indonesian]) {
  test.describe(words.path, () => {
    test("arrow keys, Home and End move through the months, and each is announced", async ({ page }) => {
      await open(page, words);
      await expect(chartOf(page, words)).toBeVisible();
      const slider = page.getByRole("slider", { name: words.slider });
      await slider.focus();
      for (let month = 1; month <= 7; month++) await page.keyboard.press("ArrowRight");
      const july = page.getByRole("status").filter({ hasText: words.july });
      await expect(july).toBeVisible();
      const drawnJuly = await drawing(page);
      await page.keyboard.press("End");
      await expect(page.getByRole("status").filter({ hasText: words.december })).toBeVisible();
      await expect(page).toHaveURL(/\?month=12$/);
      expect(await drawing(page)).not.toBe(drawnJuly);
      await page.keyboard.press("Home");
      await expect(page).toHaveURL(new RegExp(`${words.path}$`));
    });

    test("buttons of 44 pixels step through the months", async ({ page }) => {
      await open(page, words);
      const next = page.getByRole("button", { name: words.next });
      for (let month = 1; month <= 7; month++) await next.click();
      await expect(page.getByRole("status").filter({ hasText: words.july })).toBeVisible();
      for (const name of [words.next, words.previous]) {
        const box = await page.getByRole("button", { name }).boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    });

    test("the legend hides and shows a line by keyboard", async ({ page }) => {
      await open(page, words);
      const full = await drawing(page);
      const toggle = page.getByRole("button", { name: words.emissions, exact: true });
      await toggle.focus();
      await page.keyboard.press("Space");
      await expect(toggle).toHaveAttribute("aria-pressed", "false");
      await expect.poll(() => drawing(page)).not.toBe(full);
      await page.keyboard.press("Space");
      await expect(toggle).toHaveAttribute("aria-pressed", "true");
      await expect.poll(() => drawing(page)).toBe(full);
    });

    test("a recommendation is applied to the chart and undone", async ({ page }) => {
      await open(page, words);
      const before = await drawing(page);
      await page.getByRole("button", { name: words.applyRail }).click();
      await expect(page.getByRole("status").filter({ hasText: words.applied })).toBeVisible();
      await expect(page).toHaveURL(/\?apply=rail$/);
      await expect.poll(() => drawing(page)).not.toBe(before);
      await page.getByRole("button", { name: words.undoRail }).click();
      await expect(page).toHaveURL(new RegExp(`${words.path}$`));
      await expect.poll(() => drawing(page)).toBe(before);
    });

    test("an address restores lines, month and recommendations", async ({ page }) => {
      await open(page, words, "?hide=emissions&month=12&apply=rail");
      await expect(page.getByRole("button", { name: words.emissions, exact: true })).toHaveAttribute(
        "aria-pressed",
        "false",
      );
      await expect(page.getByRole("status").filter({ hasText: /: \S+ 460, \S+ 492$/ })).toBeVisible();
      await expect(page.getByRole("button", { name: words.undoRail })).toBeVisible();
      await page.getByText(words.showTable).click();
      await expect(page.getByRole("row").last().getByRole("cell")).toHaveText(["180", "460", "492"]);
    });

    test("the CSV is a file that says in every row what it is", async ({ page }) => {
      await page.goto(words.path);
      const downloading = page.waitForEvent("download");
      await page.getByRole("link", { name: words.csv }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(words.csvFile);
      const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
      expect(lines).toHaveLength(13);
      expect(lines[7]).toBe(words.csvRow);
      expect(lines.slice(1).every((line) => line.endsWith(words.mark))).toBe(true);
    });

    test("the PNG is a picture with the words drawn in", async ({ page }) => {
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
      await open(page, words);
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: words.png }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(words.pngFile);
      const picture = await readFile(await download.path());
      expect(picture.toString("latin1", 1, 4)).toBe("PNG");
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([2400, 1350]);
      const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: string[] }).drawn);
      expect(drawn.filter((text) => text.startsWith(words.mark))).toHaveLength(2);
    });

    test("the back link goes home, or to the page that the reader came from", async ({ page }) => {
      await page.goto(words.path);
      await page.getByRole("link", { name: words.back, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${words.home}$`));
      await openWithScripts(page, `${words.home}?from=here`);
      await page.getByRole("contentinfo").locator(`a[href="${words.path}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${words.path}$`));
      await page.getByRole("link", { name: words.back, exact: true }).click();
      await expect(page).toHaveURL(/\?from=here$/);
    });

    test("a chart that cannot be loaded says so, and the table has the numbers", async ({ page }) => {
      await page.route(/\/chart-[\w-]+\.js$/, (route) => route.abort());
      await page.goto(words.path);
      await page.locator("#chart").scrollIntoViewIfNeeded();
      await expect(page.getByText(words.failed)).toBeVisible();
      await page.getByText(words.showTable).click();
      await expect(page.getByRole("table")).toBeVisible();
    });

    for (const colorScheme of ["light", "dark"] as const) {
      test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await open(page, words, "?month=7&apply=rail");
        await page.getByText(words.showTable).click();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations).toEqual([]);
      });
    }

    for (const query of ["", "?hide=emissions&month=12&apply=rail&apply=night-cooling"]) {
      test(`nothing moves while the page loads${query}`, async ({ page }) => {
        await page.addInitScript(() => {
          Object.assign(globalThis, { shift: 0 });
          new PerformanceObserver((list) => {
            const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
            const shift = entries.reduce((sum, { value }) => sum + value, 0);
            const measured = globalThis as unknown as { shift: number };
            measured.shift += shift;
          }).observe({ type: "layout-shift", buffered: true });
        });
        await page.goto(words.path + query);
        await page.locator("#chart").scrollIntoViewIfNeeded();
        await expect(page.locator("canvas")).toBeVisible();
        await page.waitForTimeout(500);
        const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
        expect(shift).toBeLessThanOrEqual(0.01);
      });
    }
  });

  test.describe(`${words.path} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test("all figures are there as a table and a file, and no button is dead", async ({ page }) => {
      await page.goto(words.path);
      await expect(page.getByRole("table")).toBeVisible();
      await expect(page.getByRole("row")).toHaveCount(13);
      await expect(page.getByRole("row").last().getByRole("cell")).toHaveText(["180", "460"]);
      await expect(page.getByText(words.mark, { exact: true }).first()).toBeVisible();
      await expect(page.locator("#chart").getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("button", { name: words.applyRail })).toHaveCount(0);
      const href = await page.getByRole("link", { name: words.csv }).getAttribute("href");
      const file = await page.request.get(href ?? "");
      expect(await file.text()).toContain(words.csvRow);
    });
  });
}

test("a month is read where the mouse is @desktop", async ({ page }) => {
  await open(page, english);
  const untouched = await drawing(page);
  const box = await page.locator("canvas").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 400, (box?.y ?? 0) + 200);
  await expect.poll(() => drawing(page)).not.toBe(untouched);
  await page.keyboard.press("Escape");
  await expect.poll(() => drawing(page)).toBe(untouched);
});

test("a tap chooses a month @phone", async ({ page }) => {
  await open(page, english);
  const box = await page.locator("canvas").boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 160, (box?.y ?? 0) + 150);
  await expect(page).toHaveURL(/\?month=\d+$/);
});

test("the chart follows the colour scheme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, english);
  const light = await drawing(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => drawing(page)).not.toBe(light);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "light";
  });
  await expect.poll(() => drawing(page)).toBe(light);
});

test("on paper the table stands for the chart", async ({ page }) => {
  await open(page, english);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.locator("canvas")).toBeHidden();
  await expect(page.getByRole("link", { name: english.csv })).toBeHidden();
});

test("the link to a view is copied @desktop", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, english, "?month=7&apply=rail");
  await page.getByRole("button", { name: "Copy link to this view" }).click();
  await expect(page.getByText(/^Link copied/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/tracking\/\?month=7&apply=rail$/,
  );
});

test("no other page fetches the chart, even with links to it in view", async ({ page }) => {
  const fetched: string[] = [];
  const charts = () => fetched.filter((path) => path.startsWith("/chart-"));
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/");
  const link = page.getByRole("contentinfo").locator('a[href="/tracking/"]').first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await expect.poll(() => fetched).toContain("/page-data/tracking/page-data.json");
  await page.waitForLoadState("networkidle");
  expect(charts()).toEqual([]);
  await page.goto("/tracking/");
  await expect.poll(charts).not.toEqual([]);
});
