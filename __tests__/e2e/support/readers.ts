import { languageCodes } from "../../setup/languages";

/** Tags of the devices: see `playwright.config.ts`. */
const devices = ["@desktop", "@phone"] as const;

/** With `E2E_OTHER_PAIRS=1`, each language is paired with the other device, which takes a second run. */
const shift = process.env.E2E_OTHER_PAIRS ? 1 : 0;

/**
 * Each language paired with one device, so that every language and every device is tested, but not every
 * combination. Tests inside must not have the tag of another device.
 */
export const readers = languageCodes.map((language, index) => ({
  language,
  device: devices[(index + shift) % devices.length] ?? "@desktop",
}));
