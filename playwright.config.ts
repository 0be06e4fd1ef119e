import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";
import browserArguments from "./scripts/browser-arguments.json";

/** Where the tests' own site is served, which no edit of the content changes. */
const port = 9100;

/** Set by `npm test`; found here when Playwright is started by itself. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  execFileSync(process.execPath, ["scripts/chromium.mjs"], { encoding: "utf8", cwd: __dirname }).trim();

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/**
 * Browser tests of the tests' own site, whose build has to be there. Every test runs on both devices, unless
 * its title or tag says `@desktop` or `@phone`: tests are chosen by tag, since a skipped test fails the run.
 */
export default defineConfig({
  testDir: "__tests__/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // one more try, which is told of: see `tallyPlaywright`
  retries: 1,
  // a busy machine takes longer than the usual five seconds, and builds run beside these tests
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: ".build/playwright.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-US",
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
