import { z } from "zod";
import { day } from "../../domain/durations";
import { logFailure } from "../log";
import type { Runtime } from "../runtime";
import { readExpendable } from "../storage/read-expendable";
import { inquiryIds, readInquiry, removeInquiry } from "./inquiries";
import type { InquiryRecord } from "./inquiry-record";

const lastKey = "retention:last";
const lastRecord = z.object({ at: z.iso.datetime() });

/**
 * Removes inquiries older than the retention time, delivered or not, as the privacy page promises. Runs at
 * most once a day because it reads every inquiry. Returns how many were removed.
 */
export async function purgeOldInquiries(runtime: Runtime): Promise<number> {
  if (await isDoneToday(runtime)) return 0;
  let purged = 0;
  for (const id of await inquiryIds(runtime.store)) {
    try {
      const inquiry = await readInquiry(runtime.store, id);
      if (!inquiry || !isTooOld(inquiry, runtime)) continue;
      await removeInquiry(runtime.store, id);
      purged += 1;
    } catch (error) {
      logFailure(runtime.log, error, "inquiry_not_removed", id);
    }
  }
  await runtime.store.write(lastKey, { at: runtime.now().toISOString() });
  return purged;
}

/** Whether an inquiry is past its retention time: it must be removed and no longer mailed. */
export function isTooOld(
  { receivedAt }: InquiryRecord,
  { now, environment }: Pick<Runtime, "now" | "environment">,
): boolean {
  return receivedAt < monthsBefore(now(), environment.RETENTION_MONTHS).toISOString();
}

/** Whether the last run was within 24 hours. A time over a day ahead is ignored: the clock was wrong. */
async function isDoneToday(runtime: Runtime): Promise<boolean> {
  const last = await readExpendable(runtime, lastKey, lastRecord);
  return last !== undefined && Math.abs(runtime.now().getTime() - Date.parse(last.at)) < day;
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
