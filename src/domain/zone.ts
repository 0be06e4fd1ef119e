import { hour } from "./durations";

/** The time zone of the organisation: western Indonesia (WIB), which has no summer time. */
export const timeZone = "Asia/Jakarta";

/** What people call it in every language; browsers know the name in Indonesian only. */
export const zoneName = "WIB";

/** How far it is ahead of UTC, in ms. */
const ahead = 7 * hour;

/** The calendar date in Jakarta, by default of now: `2026-11-21`. `moment` is in ms since 1970. */
export function dateInJakarta(moment = Date.now()): string {
  return new Date(moment + ahead).toISOString().slice(0, 10);
}

/** The moment at which Jakarta has a date (`2026-11-21`) and a time, by default the beginning of the day. */
export function momentInJakarta(date: string, time = "00:00:00"): Date {
  return new Date(Date.parse(`${date}T${time}Z`) - ahead);
}
