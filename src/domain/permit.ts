import { day } from "./durations";

/** Whether donations may still be collected under a permit. */
export type PermitState = "valid" | "expiring" | "expired";

/** A permit counts as expiring from this many days before its last day. */
const noticeDays = 30;

/** State of a permit on a day; it is still valid on its last day, `expires`. Both are dates: `2027-06-30`. */
export function permitState(expires: string, today: string): PermitState {
  const daysLeft = (Date.parse(expires) - Date.parse(today)) / day;
  if (daysLeft < 0) return "expired";
  return daysLeft <= noticeDays ? "expiring" : "valid";
}
