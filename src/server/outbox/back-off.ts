const minute = 60_000;

/** Minutes to wait after the first, second, … failed attempt; the last is kept to. Mail is never given up. */
const waits = [1, 5, 15, 60, 180, 360];

/** When a mail is tried again after so many failed attempts. */
export function nextAttempt(attempts: number, now: Date): Date {
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? 1;
  return new Date(now.getTime() + wait * minute);
}
