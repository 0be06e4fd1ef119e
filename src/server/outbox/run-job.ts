import { hour } from "../../domain/durations";
import { purgeOldInquiries } from "../inquiries/retention";
import { withoutRepeats } from "../log";
import { checkOpenPayments } from "../payments/check-open-payments";
import type { Runtime } from "../runtime";
import { deliverDue, type DeliveryReport } from "./deliver-due";
import { deliveredSources } from "./delivery-state";
import { mailSources } from "./sources";

/** The result of the regular job; all figures are counts. */
export interface JobReport {
  readonly delivery: DeliveryReport;
  /** Inquiries and notices that still have mail to send. */
  readonly waiting: number;
  readonly purged: number;
  readonly openPayments: number;
}

/**
 * Runs the regular job: sends mail, removes old inquiries, and checks payments whose outcome was never
 * reported. Payments come last because a provider may be slow. An unreadable record is logged once per run
 * and skipped.
 */
export async function runJob(given: Runtime): Promise<JobReport> {
  const runtime = { ...given, log: withoutRepeats(given.log) };
  const delivery = await deliverDue(runtime);
  const purged = await purgeOldInquiries(runtime);
  await runtime.store.sweep(new Date(runtime.now().getTime() - hour));
  const openPayments = await checkOpenPayments(runtime);
  const delivered = await deliveredSources(runtime.store);
  const waiting = (await mailSources(runtime)).filter((source) => !delivered.has(source)).length;
  return { delivery, waiting, purged, openPayments };
}
