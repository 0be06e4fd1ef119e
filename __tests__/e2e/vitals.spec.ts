import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { withPolicy } from "../../src/build/hosting/content-policy";
import { pagePolicy } from "../../src/build/hosting/page-policy";
import type { Fields } from "../../src/domain/record";
import { vitalsAddress, vitalsLibrary } from "../../src/domain/vitals";
import { gatsbyFunction } from "../../src/server/http/gatsby-function";
import { handleVitals } from "../../src/server/vitals/handle-vitals";
import type { VisitGroup } from "../../src/server/vitals/visit-group";
import { readGroups } from "../../src/server/vitals/visit-records";
import { vitalsScript } from "../../src/shell/html/vitals-script";
import { type LoopbackServer, startLoopbackServer } from "../server/support/loopback-server";
import { testRuntime } from "../server/support/runtime";

const library = readFileSync(
  path.resolve(__dirname, "../../node_modules/web-vitals/dist/web-vitals.iife.js"),
);
const article = "/news/peat-fire/";

/** A page with the script that measures every visit, ruled by the policy that a build would give it. */
function pageAt(address: string): string {
  const script = vitalsScript(address, 1) ?? "";
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
    <script>${script}</script></head><body><h1>Peat</h1><button>Press</button></body></html>`;
  return withPolicy(html, pagePolicy(html));
}

/** A site that measures visits: pages, the library and the real function. */
interface MeasuringSite {
  readonly server: LoopbackServer;
  /** How often the function was called. */
  readonly beacons: () => number;
  /** Requests' cookies. */
  readonly cookies: readonly string[];
  readonly groups: () => Promise<readonly VisitGroup[]>;
}

async function startSite(): Promise<MeasuringSite> {
  const runtime = testRuntime();
  const answer = gatsbyFunction(handleVitals, () => Promise.resolve(runtime));
  const cookies: string[] = [];
  let beacons = 0;
  const server = await startLoopbackServer((request, response) => {
    if (request.headers.cookie) cookies.push(request.headers.cookie);
    if (request.url === vitalsAddress) {
      beacons += 1;
      void answer(request, response);
    } else if (request.url === vitalsLibrary) {
      response.setHeader("content-type", "text/javascript").end(library);
    } else {
      response.setHeader("content-type", "text/html").end(pageAt(request.url ?? "/"));
    }
  });
  const groups = async () => (await readGroups(runtime.store, "2026-01-15")).groups;
  return { server, beacons: () => beacons, cookies, groups };
}

let site: MeasuringSite;
test.beforeEach(async () => {
  site = await startSite();
});
test.afterEach(() => {
  site.server.close();
});

const libraryOn = (page: Page) => page.locator(`script[src="${vitalsLibrary}"]`);

/** Resolves when a task that was put off until the page is idle, after it was loaded, has run. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Resolves when the browser has timed the first input, which is after it has painted the answer to it. */
async function untilFirstInput(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: "first-input", buffered: true });
      }),
  );
}

test("a visit is counted once, with all five figures and nothing that identifies a visitor @phone", async ({
  page,
  context,
}) => {
  const problems: string[] = [];
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(site.server.url + article);
  await page.waitForFunction(() => "webVitals" in window);
  await page.getByRole("button").click();
  await untilFirstInput(page);
  await page.goto("about:blank");
  await expect.poll(site.groups).toMatchObject([{ kind: "article", visits: 1 }]);
  const [group] = await site.groups();
  expect(Object.keys(group?.metrics ?? {}).sort()).toEqual(["CLS", "FCP", "INP", "LCP", "TTFB"]);
  expect(site.beacons()).toBe(1);
  expect([await context.cookies(), site.cookies]).toEqual([[], []]);
  expect(problems).toEqual([]);
});

test("a page that is hidden again sends nothing more @phone", async ({ page }) => {
  await page.goto(site.server.url + article);
  await page.waitForFunction(() => "webVitals" in window);
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    });
  await hide();
  await expect.poll(site.beacons).toBe(1);
  await hide();
  await page.goto(`${site.server.url}/`);
  await page.waitForFunction(() => "webVitals" in window);
  await hide();
  await expect.poll(site.beacons).toBe(2);
  expect((await site.groups()).map(({ kind }) => kind)).toContain("article");
});

const refusals: readonly (readonly [string, Fields])[] = [
  ["Do Not Track", { doNotTrack: "1" }],
  ["Global Privacy Control", { globalPrivacyControl: true }],
  ["Save-Data", { connection: { saveData: true, effectiveType: "4g" } }],
];

for (const [name, said] of refusals) {
  test(`a visitor whose browser says ${name} is not measured @phone`, async ({ page }) => {
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) Object.defineProperty(navigator, key, { value });
    }, said);
    await page.goto(site.server.url + article);
    await untilIdle(page);
    await expect(libraryOn(page)).toHaveCount(0);
  });
}

test("a visitor whose browser says none of it is measured @phone", async ({ page }) => {
  await page.goto(site.server.url + article);
  await untilIdle(page);
  await expect(libraryOn(page)).toHaveCount(1);
});
