import { ensureProgram } from "./program.mjs";

/**
 * The Chromium that Playwright drives. The headless shell, Chromium without its windows, needs a quarter less
 * of the processor.
 *
 * @satisfies {import("./program.mjs").Program}
 */
export const chromium = {
  name: "Chromium",
  variable: "CHROMIUM_PATH",
  commandNames: [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
  ],
  folders: ["/opt/google/chrome"],
  applicationPaths: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  debianPackages: ["chromium-headless-shell", "chromium"],
};

/**
 * Finds the Chromium of this machine, or installs it where permitted.
 *
 * @returns {Promise<string>} absolute path
 * @throws {import("./problem.mjs").Problem} if there is none; the message says how to install it
 */
export function ensureChromium() {
  return ensureProgram(chromium);
}
