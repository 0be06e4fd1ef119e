import { purgeOldInquiries } from "../inquiries/retention";
import { withoutRepeats } from "../log";
import { checkOpenPayments } from "../payments/check-open-payments";
import type { Runtime } from "../runtime";
import { deliverDue, type DeliveryReport } from "./deliver-due";
import { deliveredSources } from "./delivery-state";
import { mailSources } from "./sources";

/** What the regular job did and what is left. Counts only. */
export interface JobReport {
  readonly delivery: DeliveryReport;
  /** Inquiries and notices of which mail is still to be sent. */
  readonly waiting: number;
  readonly purged: number;
  readonly openPayments: number;
}

const anHour = 60 * 60_000;

/**
 * Everything that has to be done every few minutes: mail, retention, payments whose end nobody reported.
 * Mail comes first, and payments last, for a provider may keep us waiting. A record that cannot be read is
 * logged, once in a run, and passed over.
 */
export async function runJob(given: Runtime): Promise<JobReport> {
  const runtime = { ...given, log: withoutRepeats(given.log) };
  const delivery = await deliverDue(runtime);
  const purged = await purgeOldInquiries(runtime);
  await runtime.store.sweep(new Date(runtime.now().getTime() - anHour));
  const openPayments = await checkOpenPayments(runtime);
  const delivered = await deliveredSources(runtime.store);
  const waiting = (await mailSources(runtime)).filter((source) => !delivered.has(source)).length;
  return { delivery, waiting, purged, openPayments };
}
