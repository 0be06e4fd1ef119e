/** `npm run outbox`: once, sends waiting e-mails, checks open payments and removes old inquiries. */
import { parseArgs } from "node:util";
import type { JobReport, RetentionReport } from "../src/domain/contract/operation-answers";
import { done, failed } from "../src/server/cli/command-result";
import { createRuntime } from "../src/server/create-runtime";
import { runJobAlone } from "../src/server/outbox/run-alone";
import { orExitUnbuilt, runProgram } from "./lib/run-command";

await runProgram(async (environment) => {
  // nothing may stand behind its name
  parseArgs();
  orExitUnbuilt();
  const report = await runJobAlone(await createRuntime(environment));
  if (!report) return done("the job is running in another process");
  const isWell = report.failed.length === 0 && (report.delivery?.failed ?? 0) === 0;
  return (isWell ? done : failed)(describe(report));
});

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
