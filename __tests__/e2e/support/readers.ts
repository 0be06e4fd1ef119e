import { languageCodes } from "../../../src/i18n/languages";

/** As tags: see `playwright.config.ts`. */
const devices = ["@desktop", "@phone"] as const;

/**
 * Each language with the device that it is read on. So every language and every device is tested, without
 * every pair of them. Tests inside may carry no tag of another device.
 */
export const readers = languageCodes.map((language, index) => ({
  language,
  device: devices[index % devices.length] ?? "@desktop",
}));
