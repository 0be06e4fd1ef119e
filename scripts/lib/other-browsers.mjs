import { ensureProgram } from "./program.mjs";

/** @satisfies {import("./program.mjs").Program} */
export const firefox = {
  name: "Firefox",
  variable: "FIREFOX_PATH",
  commandNames: ["firefox-esr", "firefox"],
  applicationPaths: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  debianPackages: ["firefox-esr", "firefox"],
};

/** Drives WebKitGTK, whose engine is Safari's. @satisfies {import("./program.mjs").Program} */
export const webKitDriver = {
  name: "WebKitWebDriver",
  variable: "WEBKIT_DRIVER_PATH",
  commandNames: ["WebKitWebDriver"],
  debianPackages: ["webkit2gtk-driver"],
};

/** A display without a screen: WebKitGTK has no headless mode. @satisfies {import("./program.mjs").Program} */
export const display = {
  name: "Xvfb",
  variable: "XVFB_PATH",
  commandNames: ["Xvfb"],
  debianPackages: ["xvfb"],
};

/** The programs that tests in each browser need. */
const programs = { firefox: [firefox], webkit: [webKitDriver, display] };

/** @typedef {keyof typeof programs} OtherBrowser */

/** @satisfies {readonly OtherBrowser[]} */
export const otherBrowsers = /** @type {const} */ (["firefox", "webkit"]);

/**
 * Finds what tests in these browsers need on this machine, or installs it where permitted.
 *
 * @param {readonly OtherBrowser[]} browsers
 * @returns {Promise<Record<string, string>>} environment variables that name the programs
 * @throws {import("./problem.mjs").Problem} if one is missing; the message says how to install it
 */
export async function ensureOtherBrowsers(browsers) {
  /** @type {Record<string, string>} */
  const paths = {};
  for (const program of browsers.flatMap((browser) => programs[browser])) {
    paths[program.variable] = await ensureProgram(program);
  }
  return paths;
}
