import { languageCodes } from "../../../src/domain/languages";

/** Tags of the devices: see `playwright.config.ts`. */
const devices = ["@desktop", "@phone"] as const;

/**
 * Each language paired with one device, so that every language and every device is tested, but not every
 * combination. Tests inside must not have the tag of another device.
 */
export const readers = languageCodes.map((language, index) => ({
  language,
  device: devices[index % devices.length] ?? "@desktop",
}));
