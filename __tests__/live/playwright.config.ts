import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";
import { liveSiteUrl } from "./live-site";

/** From click to live: an editor's journeys on a site that builds what is saved, one after the other. */
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
