import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";
import browserArguments from "./scripts/browser-arguments.json";

/** The sites that are visited, with the port of each. */
const sites = {
  /** The sample: what `content/` holds. */
  sample: { port: 9100, folder: "" },
  /** The tests' own, which no edit of the content changes. */
  tests: { port: 9110, folder: ".build/test-site" },
};

/** Browser tests of the tests' own site. The others still expect words of the sample. */
const ofTestSite = /(home-top|news|projects|routes|without-scripts)\.spec/;

/** Set by `npm test`; found here when Playwright is started by itself. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  execFileSync(process.execPath, ["scripts/chromium.mjs"], { encoding: "utf8", cwd: __dirname }).trim();

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

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
  // a busy machine takes longer than the usual five seconds, and builds run beside these tests
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: ".build/playwright.json" }]],
  use: {
    locale: "en-US",
    timezoneId: "Asia/Jakarta",
    trace: "on-first-retry",
    launchOptions: {
      executablePath,
      args: browserArguments,
    },
  },
  projects: Object.entries(sites).flatMap(([site, { port }]) => {
    const tests = site === "tests" ? { testMatch: ofTestSite } : { testIgnore: ofTestSite };
    const use = { baseURL: `http://localhost:${port}` };
    return [
      { name: `desktop, ${site}`, grepInvert: /@phone/, ...tests, use: { ...use, ...desktop } },
      { name: `phone, ${site}`, grepInvert: /@desktop/, ...tests, use: { ...use, ...phone } },
    ];
  }),
  webServer: Object.values(sites).map(({ port, folder }) => ({
    command: `node scripts/serve.mjs ${folder}`,
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  })),
});
