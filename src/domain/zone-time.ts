import { ahead } from "./zone";

/** The organisation's calendar date, by default of now: `2026-11-21`. `moment` is in ms since 1970. */
export function dateInZone(moment = Date.now()): string {
  return new Date(moment + ahead).toISOString().slice(0, 10);
}

/** The moment at which the organisation has a date (`2026-11-21`) and a time, by default the beginning of the day. */
export function momentInZone(date: string, time = "00:00:00"): Date {
  return new Date(Date.parse(`${date}T${time}Z`) - ahead);
}
