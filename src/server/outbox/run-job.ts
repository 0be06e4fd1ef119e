import type { JobReport } from "../../domain/contract/operation-answers";
import { hour } from "../../domain/durations";
import { tellTeam } from "../alerts/tell-team";
import { findWrong } from "../health/find-wrong";
import { waitingMail } from "../health/waiting-mail";
import { keepRetention } from "../inquiries/retention";
import { withoutRepeats } from "../log";
import { checkOpenPayments } from "../payments/check-open-payments";
import { forgetPayers } from "../payments/forget-payers";
import { sendAskedLinks } from "../payments/gifts/asked-links";
import type { Runtime } from "../runtime";
import { forgetRepaired } from "../storage/quarantine";
import { removeOldGroups } from "../vitals/visit-records";
import { deliverDue } from "./deliver-due";

/**
 * Runs the regular job: sends mail, removes old inquiries, payers' addresses and figures of visits, and checks
 * payments whose outcome was never reported. Payments come last because a provider may be slow. An unreadable record is set
 * aside and stops nothing.
 */
export async function runJob(given: Runtime): Promise<JobReport> {
  const runtime = { ...given, log: withoutRepeats(given.log) };
  await forgetRepaired(runtime);
  await sendAskedLinks(runtime);
  const delivery = await deliverDue(runtime);
  const retention = await keepRetention(runtime);
  if (retention.status === "done") await forgetPayers(runtime);
  await removeOldGroups(runtime);
  await runtime.store.sweep(new Date(runtime.now().getTime() - hour));
  const openPayments = await checkOpenPayments(runtime);
  const waiting = await waitingMail(runtime);
  await tellTeam(runtime, await findWrong(runtime, retention, waiting));
  return { delivery, waiting: waiting.count, retention, openPayments };
}
