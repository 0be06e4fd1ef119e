import { minute } from "../../domain/durations";

/** Minutes to wait after the first, second, … failed attempt; the last value repeats without limit. */
const waits = [1, 5, 15, 60, 180, 360];

/** The longest time from one attempt to the next, in milliseconds. */
export const longestWait = Math.max(...waits) * minute;

/** When to retry a mail after `attempts` failed attempts. */
export function nextAttempt(attempts: number, now: Date): Date {
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? 1;
  return new Date(now.getTime() + wait * minute);
}
