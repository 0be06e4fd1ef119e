import { day } from "../domain/durations";
import { momentRecord } from "./storage/moment-record";
import type { StorageRuntime } from "./storage/quarantine";
import { readExpendable } from "./storage/read-expendable";

const seenKey = "clock:seen";

/**
 * The largest difference, in milliseconds, between the clock and the time that the regular job last saw.
 * The job runs every five minutes: a larger step is an outage or a wrong clock, and nothing that is stored can tell
 * which.
 */
export const largestStep = 2 * day;

/** The time that the regular job last saw and found right; undefined before the first run. */
export async function clockSeen(runtime: StorageRuntime): Promise<Date | undefined> {
  const seen = await readExpendable(runtime, seenKey, momentRecord);
  return seen && new Date(seen.at);
}

/** How far the clock is ahead of a time, in milliseconds; negative if it is behind. */
export function aheadOf(seen: Date, { now }: Pick<StorageRuntime, "now">): number {
  return now().getTime() - seen.getTime();
}

/** Whether the clock is so far ahead of the time that the job last saw that it may be wrong. */
export async function isFarAhead(runtime: StorageRuntime): Promise<boolean> {
  const seen = await clockSeen(runtime);
  return seen !== undefined && aheadOf(seen, runtime) > largestStep;
}

/** The time by which things may be ended for good: the present, or while the clock may be wrong, what the job last saw. */
export async function believedTime(runtime: StorageRuntime): Promise<Date> {
  const seen = await clockSeen(runtime);
  return seen && aheadOf(seen, runtime) > largestStep ? seen : runtime.now();
}

/** Stores the present time as seen and found right. */
export function trustClock({ store, now }: StorageRuntime): Promise<void> {
  return store.write(seenKey, momentRecord, { at: now().toISOString() });
}

/** The day (UTC) of a moment, as records and their names have it: `2026-01-15`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The same day (UTC) `months` months earlier, or the last day of a shorter month. */
export function monthsBefore(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return result;
}
