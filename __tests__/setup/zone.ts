import { hour } from "../../src/domain/durations";

/** The time zone of unit tests, in place of `src/domain/zone.ts`. */
export const timeZone = "Asia/Jakarta";
export const zoneName = "WIB";
export const ahead = 7 * hour;
