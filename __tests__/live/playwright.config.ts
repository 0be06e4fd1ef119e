import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";
import { liveSiteUrl } from "./live-site";

/**
 * From click to live: tests, one after the other, of an editor's work on a site that builds what is saved.
 */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../test-results/live",
  workers: 1,
  reporter: [["list"], ["json", { outputFile: "../../.build/playwright-live.json" }]],
  use: { ...base.use, baseURL: liveSiteUrl, viewport: { width: 1280, height: 800 } },
  projects: [{ name: "live" }],
  webServer: [],
});
