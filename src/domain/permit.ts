/** Whether donations may still be collected under a permit. */
export type PermitState = "valid" | "expiring" | "expired";

/** From how many days before its end on a permit counts as expiring. */
const noticeDays = 30;
const dayMilliseconds = 86_400_000;

/** How a permit stands on a day; it is good for its last day, too. Both are dates: `2027-06-30`. */
export function permitState(expires: string, today: string): PermitState {
  const days = (Date.parse(expires) - Date.parse(today)) / dayMilliseconds;
  if (days < 0) return "expired";
  return days <= noticeDays ? "expiring" : "valid";
}

/** The date of a moment where the organisation lives: `2026-11-21`. */
export function dateInJakarta(moment: Date): string {
  return moment.toLocaleDateString("en-CA", { timeZone: "Asia/Jakarta" });
}
