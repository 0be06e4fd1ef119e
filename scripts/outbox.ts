/** `npm run outbox`: once, sends waiting e-mails, checks open payments and removes old inquiries. */
import type { JobReport, RetentionReport } from "../src/domain/contract/operation-answers";
import { createRuntime } from "../src/server/create-runtime";
import { readEnvironment } from "../src/server/environment/environment";
import { runJobAlone } from "../src/server/outbox/run-alone";
import { orExit, orExitUnbuilt } from "./lib/run-command";

orExitUnbuilt();
const report = await runJobAlone(await createRuntime(orExit(readEnvironment)));
console.log(report ? describe(report) : "the job is running in another process");
// an open connection of the store would keep the process running
process.exit(report && (report.failed.length > 0 || (report.delivery?.failed ?? 0) > 0) ? 1 : 0);

function describe({ delivery, waiting, retention, openPayments, failed, skipped }: JobReport): string {
  const mail = delivery && `${delivery.status}, ${delivery.sent} sent, ${delivery.failed} failed`;
  return [
    `mail: ${mail ?? "failed"}, ${waiting ?? "an unknown number"} waiting`,
    `retention: ${retention ? describeRetention(retention) : "failed"}`,
    `payments still open: ${openPayments ?? "not known"}`,
    ...(failed.length > 0 ? [`these steps failed: ${failed.join(", ")}`] : []),
    ...(skipped.length > 0 ? [`left out because the clock may be wrong: ${skipped.join(", ")}`] : []),
  ].join("\n");
}

function describeRetention({ status, refusal, trashed, erased }: RetentionReport): string {
  return `${refusal ? `refused (${refusal})` : status}, ${trashed} moved to the trash, ${erased} erased`;
}
