import { hour } from "./durations";

/** The time zone of the organisation: western Indonesia (WIB), which has no summer time. */
export const timeZone = "Asia/Jakarta";

/** What people call it in every language; browsers know the name in Indonesian only. */
export const zoneName = "WIB";

/** How far it is ahead of UTC, in ms. */
export const ahead = 7 * hour;
