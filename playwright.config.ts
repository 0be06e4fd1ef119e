import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";
import browserArguments from "./scripts/browser-arguments.json";

const port = 9100;
const baseURL = `http://localhost:${port}`;

/** Set by `npm test`; found here when Playwright is started by itself. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  execFileSync(process.execPath, ["scripts/chromium.mjs"], { encoding: "utf8", cwd: __dirname }).trim();

/**
 * Browser tests of the production build, which has to be there. Every test runs on both devices, unless
 * its title or tag says `@desktop` or `@phone`: tests are chosen by tag, since a skipped test fails the run.
 */
export default defineConfig({
  testDir: "__tests__/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // one more try, which is told of: see `tallyPlaywright`
  retries: 1,
  // what the editors' area does takes longer than the usual five seconds on a busy machine
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: ".build/playwright.json" }]],
  use: {
    baseURL,
    locale: "en-US",
    timezoneId: "Asia/Jakarta",
    trace: "on-first-retry",
    launchOptions: {
      executablePath,
      args: browserArguments,
    },
  },
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: "node scripts/serve.mjs",
    env: { PORT: String(port) },
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
