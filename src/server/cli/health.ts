import { clockSeen } from "../clock";
import { waitingMail } from "../health/waiting-mail";
import { wrongNow } from "../health/wrong-now";
import { lastJob } from "../outbox/run-alone";
import { openPayments, readIntent } from "../payments/store/payments";
import type { Runtime } from "../runtime";
import { quarantined, unreadableInPlace } from "../storage/quarantine";
import { type CommandResult, done, failed } from "./command-result";

/** The parts of the runtime that the report needs. */
export type ReportRuntime = Pick<Runtime, "store" | "log" | "now" | "environment">;

/**
 * `npm run health`: what is wrong, and the figures behind it. The exit code is 1 if anything is wrong.
 *
 * @param version release of the site and of Node
 */
export async function runHealth(runtime: ReportRuntime, version: string): Promise<CommandResult> {
  const wrong = await wrongNow(runtime);
  const isStored = !wrong.includes("storage");
  const lines = [
    wrong.length === 0
      ? "Everything is well."
      : `Wrong: ${wrong.join(", ")}. docs/operations.md explains each.`,
    `version: ${version}`,
    `storage: ${runtime.environment.STORAGE}, ${isStored ? "writable" : "cannot be written or read"}`,
    ...(isStored ? await storedFigures(runtime) : []),
  ];
  return (wrong.length === 0 ? done : failed)(lines.join("\n"));
}

async function storedFigures(runtime: ReportRuntime): Promise<readonly string[]> {
  const { store, environment, now } = runtime;
  const [job, seen, mail, free] = [
    await lastJob(runtime),
    await clockSeen(runtime),
    await waitingMail(runtime),
    await store.freeSpace(),
  ];
  const aside = await quarantined(store);
  const inPlace = await unreadableInPlace(runtime);
  return [
    `disk: ${free === undefined ? "not known for this store" : `${Math.round(free / 1e6)} MB free`}`,
    `clock: ${now().toISOString()}; the job last saw ${moment(seen)}`,
    `regular job: last run ${moment(job)}`,
    `mail: ${environment.SMTP_URL ? "on" : "off"}, ${mail.count} waiting, the oldest since ${moment(mail.since)}`,
    await payments(runtime, job),
    `quarantine: ${aside.length} set aside, ${inPlace.length} unreadable in their places`,
    ...[...aside.map(({ key }) => key), ...inPlace].map((key) => `  ${key}`),
  ];
}

/** The open payments; the regular job asks the providers about all of them in each run. */
async function payments(runtime: ReportRuntime, lastAsked: Date | undefined): Promise<string> {
  const open = await openPayments(runtime.store);
  const starts: string[] = [];
  for (const reference of open) {
    const intent = await readIntent(runtime.store, reference).catch(() => undefined);
    if (intent) starts.push(intent.createdAt);
  }
  const oldest = starts.sort()[0] ?? "never";
  return `payments: ${open.length} open, the oldest since ${oldest}, last asked about ${moment(lastAsked)}`;
}

const moment = (date: Date | undefined) => date?.toISOString() ?? "never";
