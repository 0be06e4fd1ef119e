/** `npm run outbox`: once, sends waiting e-mails, checks open payments and removes old inquiries; or lists what waits. */
import type { JobReport, RetentionReport } from "../src/domain/contract/operation-answers";
import { type CommandResult, done, failed } from "../src/server/cli/command-result";
import { runOutbox } from "../src/server/cli/outbox";
import { createRuntime } from "../src/server/create-runtime";
import type { Environment } from "../src/server/environment/environment";
import { runJobAlone } from "../src/server/outbox/run-alone";
import { orExitUnbuilt, runCommand } from "./lib/run-command";

await runCommand((runtime) => runOutbox(process.argv.slice(2), runtime, () => runJob(runtime.environment)));

async function runJob(environment: Environment): Promise<CommandResult> {
  orExitUnbuilt();
  const report = await runJobAlone(await createRuntime(environment));
  if (!report) return done("the job is running in another process");
  const isWell = report.failed.length === 0 && (report.delivery?.failed ?? 0) === 0;
  return (isWell ? done : failed)(describe(report));
}

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
