import { errorCode } from "../log";
import type { Runtime } from "../runtime";
import { inquiryIds, readInquiry, removeInquiry } from "./inquiries";

/**
 * Removes inquiries older than the retention time, delivered or not: that is what the privacy page
 * promises. Returns how many were removed.
 */
export async function purgeOldInquiries(runtime: Runtime): Promise<number> {
  const limit = monthsBefore(runtime.now(), runtime.environment.RETENTION_MONTHS).toISOString();
  let purged = 0;
  for (const id of await inquiryIds(runtime.store)) {
    try {
      const inquiry = await readInquiry(runtime.store, id);
      if (!inquiry || inquiry.receivedAt >= limit) continue;
      await removeInquiry(runtime.store, id);
      purged += 1;
    } catch (error) {
      runtime.log("error", "inquiry_unreadable", { reference: id, code: errorCode(error) });
    }
  }
  return purged;
}

/** The same day so many months earlier, or the last day of a shorter month. */
export function monthsBefore(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return result;
}
