import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";
import browserArguments from "./scripts/browser-arguments.json";

/** Port of the fixture site, whose content no editor changes. `E2E_PORT` gives two runs at a time one each. */
const port = Number(process.env.E2E_PORT ?? 9100);

/** `npm test` sets `CHROMIUM_PATH`; if Playwright is started directly, the path is looked up here. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  execFileSync(process.execPath, ["scripts/chromium.mjs"], { encoding: "utf8", cwd: __dirname }).trim();

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/**
 * Browser tests of the fixture site, which must have been built before. Every test runs on both devices,
 * unless its title or tag says `@desktop` or `@phone`. Tags select the tests because a skipped test fails the
 * run.
 */
export default defineConfig({
  testDir: "__tests__/e2e",
  // beside that of the live tests, which run at the same time: it is emptied at the start
  outputDir: "test-results/e2e",
  // what a screen reader says, as text to be read and reviewed
  snapshotPathTemplate: "{testDir}/said/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  // one retry; the summary counts the tests that needed it: see `tallyPlaywright`
  retries: 1,
  // Playwright's defaults (30 s and 5 s) are too short: builds run at the same time as these tests
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: ".build/playwright.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // `E2E_LOCALE=id-ID` runs the tests in a browser in Indonesian
    locale: process.env.E2E_LOCALE ?? "en-US",
    timezoneId: "Asia/Jakarta",
    trace: "on-first-retry",
    launchOptions: {
      executablePath,
      args: browserArguments,
    },
  },
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: desktop },
    { name: "phone", grepInvert: /@desktop/, use: phone },
  ],
  webServer: {
    command: "node scripts/serve.mjs .build/test-site",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
