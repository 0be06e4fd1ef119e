/** `npm run outbox`: once, sends waiting e-mails, checks open payments and removes old inquiries. */
import type { JobReport } from "../src/domain/contract/operation-answers";
import { readEnvironment } from "../src/server/environment/environment";
import { runJobAlone } from "../src/server/outbox/run-alone";
import { createRuntime } from "../src/server/runtime";
import { orExit, orExitUnbuilt } from "./lib/run-command";

orExitUnbuilt();
const report = await runJobAlone(await createRuntime(orExit(readEnvironment)));
console.log(report ? describe(report) : "the job is running in another process");
// an open connection of the store would keep the process running
process.exit(report && report.delivery.failed > 0 ? 1 : 0);

function describe({ delivery, waiting, retention, openPayments }: JobReport): string {
  const { status, refusal, trashed, erased } = retention;
  return [
    `mail: ${delivery.status}, ${delivery.sent} sent, ${delivery.failed} failed, ${waiting} waiting`,
    `retention: ${refusal ? `refused (${refusal})` : status}, ${trashed} moved to the trash, ${erased} erased`,
    `payments still open: ${openPayments}`,
  ].join("\n");
}
