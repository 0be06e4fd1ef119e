import { z } from "zod";
import type { RetentionReport } from "../../domain/contract/operation-answers";
import { day } from "../../domain/durations";
import { aheadOf, clockSeen, largestStep, trustClock } from "../clock";
import { passOver } from "../storage/quarantine";
import { readExpendable } from "../storage/read-expendable";
import { planRetention, type RetentionPlan, type RetentionRuntime } from "./retention-plan";
import { eraseFromTrash, moveToTrash } from "./trash";

const lastKey = "retention:last";
const lastRecord = z.object({ at: z.iso.datetime(), undelivered: z.int().default(0) });

/**
 * Once a day, moves inquiries near the end of the retention time to the trash and erases what was in it for
 * a week. Refuses if the clock or the number of inquiries is suspicious, because a wrong clock or setting
 * would empty the inbox; it then tries again at every run. Inquiries that still have to be mailed stay.
 *
 * @param isConfirmed whether an operator has confirmed the clock and the number: nothing is refused
 */
export async function keepRetention(
  runtime: RetentionRuntime,
  isConfirmed = false,
): Promise<RetentionReport> {
  const seen = await clockSeen(runtime);
  const last = await lastRun(runtime);
  const ahead = seen ? aheadOf(seen, runtime) : 0;
  if (seen && !isConfirmed && ahead <= largestStep) {
    if (ahead >= -largestStep) await trustClock(runtime);
    if (last) return { status: "not_due", trashed: 0, erased: 0, undelivered: last.undelivered };
  }
  const plan = await planRetention(runtime, seen);
  const undelivered = plan.undelivered.length;
  if (isConfirmed || (plan.refusal !== "clock" && ahead >= -largestStep)) await trustClock(runtime);
  if (plan.refusal && !isConfirmed) {
    runtime.log("error", "retention_refused", { code: plan.refusal, count: plan.due.length });
    return { status: "refused", refusal: plan.refusal, trashed: 0, erased: 0, undelivered };
  }
  const counts = await carryOut(plan, runtime);
  await runtime.store.write(lastKey, lastRecord, { at: runtime.now().toISOString(), undelivered });
  return { status: "done", ...counts, undelivered };
}

async function carryOut({ due, expired }: RetentionPlan, runtime: RetentionRuntime) {
  const trashed = await countDone(due, (name) => moveToTrash(runtime, name), runtime);
  const erased = await countDone(expired, (name) => eraseFromTrash(runtime.store, name), runtime);
  return { trashed, erased };
}

/** Does the work for each name and counts the successes; a failure is logged and does not stop the rest. */
async function countDone(
  names: readonly string[],
  work: (name: string) => Promise<void>,
  runtime: RetentionRuntime,
): Promise<number> {
  let count = 0;
  for (const name of names) {
    try {
      await work(name);
      count += 1;
    } catch (error) {
      await passOver(runtime, error, "inquiry_not_removed", name);
    }
  }
  return count;
}

/** The last run, if it was within 24 hours. A time over a day ahead is ignored: the clock was wrong. */
async function lastRun(runtime: RetentionRuntime) {
  const last = await readExpendable(runtime, lastKey, lastRecord);
  return last && Math.abs(runtime.now().getTime() - Date.parse(last.at)) < day ? last : undefined;
}
