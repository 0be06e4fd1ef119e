import type { JobReport } from "../../domain/contract/operation-answers";
import { hour } from "../../domain/durations";
import { tellTeam } from "../alerts/tell-team";
import { isFarAhead } from "../clock";
import { findWrong, lookedAt } from "../health/find-wrong";
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
import { createSteps } from "./steps";

/**
 * Runs the regular job: sends mail, removes old inquiries, payers' addresses and figures of visits, and checks
 * payments whose outcome was never reported. Payments come last because a provider may be slow. An unreadable record
 * is set aside and stops nothing; a step that fails, as where a folder cannot be read, stops no other one and is
 * reported. While the clock may be wrong, nothing is ended by it for good.
 */
export async function runJob(given: Runtime): Promise<JobReport> {
  const runtime = { ...given, log: withoutRepeats(given.log) };
  const { run, skip, failed, skipped } = createSteps(runtime.log);
  // before retention finds the clock right
  const isAhead = await run("clock", () => isFarAhead(runtime));
  await run("repairs", () => forgetRepaired(runtime));
  await run("links", () => sendAskedLinks(runtime));
  const delivery = await run("mail", () => deliverDue(runtime));
  const retention = await run("retention", () => keepRetention(runtime));
  if (retention?.status === "done") await run("payers", () => forgetPayers(runtime));
  const isDoubtful = isAhead !== false || retention?.refusal === "clock";
  const runIfRight: typeof run = async (step, work) => (isDoubtful ? skip(step) : run(step, work));
  await runIfRight("visits", () => removeOldGroups(runtime));
  await run("sweep", async () => {
    const closed = await runtime.store.sweep(new Date(runtime.now().getTime() - hour));
    for (const file of closed) runtime.log("error", "folder_closed", { file });
  });
  const openPayments = await runIfRight("payments", () => checkOpenPayments(runtime));
  const waiting = await run("waiting", () => waitingMail(runtime));
  await run("alerts", async () => {
    const found = { retention, waiting };
    await tellTeam(runtime, await findWrong(runtime, found), lookedAt(found));
  });
  return { delivery, waiting: waiting?.count, retention, openPayments, failed, skipped };
}
