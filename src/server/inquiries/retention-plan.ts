import type { RetentionReport } from "../../domain/contract/operation-answers";
import { day } from "../../domain/durations";
import { aheadOf, dayOf, largestStep, monthsBefore } from "../clock";
import { deliveredSources, inquirySource } from "../outbox/delivery-state";
import type { Runtime } from "../runtime";
import { passOver } from "../storage/quarantine";
import { endsMore } from "./ends-more";
import { inquiryNames, readInquiry } from "./inquiries";
import { splitDay } from "./inquiry-name";
import { isExpired, trashDays, trashNames } from "./trash";

/** The parts of the runtime that retention needs; `npm run inbox` has no others. */
export type RetentionRuntime = Pick<Runtime, "store" | "now" | "environment" | "log">;

/**
 * Why a run removes nothing. `clock`: the clock is far ahead of the time that the job last saw, and something would
 * end by it. `share`: the run would remove an unusually large part of the inbox.
 */
export type RetentionRefusal = NonNullable<RetentionReport["refusal"]>;

/** What a run would remove; all lists are of names. */
export interface RetentionPlan {
  /** Inquiries to move to the trash. */
  readonly due: readonly string[];
  /** Inquiries of the trash to erase. */
  readonly expired: readonly string[];
  /** Inquiries that would be due if their e-mails had been delivered. */
  readonly undelivered: readonly string[];
  readonly refusal: RetentionRefusal | undefined;
}

/** The largest share of the inbox that a run may move. */
export const largestShare = 0.2;

/**
 * How many inquiries a run may always move, even if they are a larger share: of a small inbox that share is
 * less than what falls due in an ordinary week, and so few can be read through in the trash.
 */
const smallRemoval = 10;

/**
 * Plans a run. Nothing is read but inquiries of earlier releases, whose names do not tell their age.
 *
 * @param seen the time that the job last saw; if it never ran, the day of the newest inquiry stands in
 */
export async function planRetention(runtime: RetentionRuntime, seen?: Date): Promise<RetentionPlan> {
  const { store, environment, now } = runtime;
  const names = await inquiryNames(store);
  const days = await receivedDays(runtime, names);
  const lastDay = dayOf(leavingDay(now(), environment.RETENTION_MONTHS));
  const old = names.filter((name) => (days.get(name) ?? lastDay) < lastDay);
  const delivered = environment.SMTP_URL ? await deliveredSources(store) : undefined;
  const isDelivered = (name: string) => delivered?.has(inquirySource(name)) ?? true;
  const due = old.filter(isDelivered);
  const expired = (await trashNames(store)).filter((name) => isExpired(name, now()));
  const newestDay = [...days.values()].sort().at(-1);
  const reference = seen ?? (newestDay === undefined ? now() : new Date(newestDay));
  const isFarAhead = aheadOf(reference, runtime) > largestStep;
  // an inquiry that is old only by a wrong clock would go as soon as it is mailed
  const isDoubtful = isFarAhead && (old.length + expired.length > 0 || (await endsMore(runtime)));
  const isLarge = due.length > Math.max(smallRemoval, names.length * largestShare);
  return {
    due,
    expired,
    undelivered: old.filter((name) => !isDelivered(name)),
    refusal: isDoubtful ? "clock" : isLarge ? "share" : undefined,
  };
}

/** The day (UTC) on which each inquiry was received; unreadable ones of earlier releases are left out. */
async function receivedDays(
  runtime: RetentionRuntime,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>();
  for (const name of names) {
    try {
      const received =
        splitDay(name)?.day ?? (await readInquiry(runtime.store, name))?.receivedAt.slice(0, 10);
      if (received !== undefined) days.set(name, received);
    } catch (error) {
      await passOver(runtime, error, "inquiry_not_removed", name);
    }
  }
  return days;
}

/**
 * Inquiries received before this day leave the inbox. It is eight days before the retention time ends, so
 * that the week in the trash, and the day between two runs, are part of the time that visitors are promised.
 */
function leavingDay(now: Date, months: number): Date {
  return new Date(monthsBefore(now, months).getTime() + (trashDays + 1) * day);
}
