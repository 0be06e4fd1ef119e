import type { DeliveryReport } from "../../domain/contract/operation-answers";
import { MailError, type Mailer } from "../mail/mailer";
import { noteRefusedOfTeam } from "../mail/team-addresses";
import type { Runtime } from "../runtime";
import type { Lease } from "../storage/lease";
import { passOver } from "../storage/quarantine";
import {
  afterFailure,
  type DeliveryState,
  isDue,
  isOpen,
  isRefused,
  markDelivered,
  readDeliveryState,
  writeDeliveryState,
} from "./delivery-state";
import { mailsOf, type OutgoingMail, sourcesInTurn } from "./sources";
import { underLease } from "./under-lease";

/**
 * Sends all due mail. A lock and a lease allow one run at a time, in this process and in all others that
 * share the store.
 */
export function deliverDue(runtime: Runtime): Promise<DeliveryReport> {
  return runtime.lock.run("outbox", () => deliverNow(runtime));
}

const waiting = new WeakSet<Runtime>();

/** Starts a run in the background; calls made before that run begins share it. */
export function deliverSoon(runtime: Runtime): void {
  if (!runtime.mailer || waiting.has(runtime)) return;
  waiting.add(runtime);
  runtime.later(() =>
    runtime.lock.run("outbox", () => {
      waiting.delete(runtime);
      return deliverNow(runtime);
    }),
  );
}

async function deliverNow(runtime: Runtime): Promise<DeliveryReport> {
  const { mailer } = runtime;
  const counts = { sent: 0, failed: 0 };
  if (!mailer) return { status: "off", ...counts };
  const report = await underLease(runtime, "outbox", async (lease) => {
    for (const source of await sourcesInTurn(runtime)) {
      if (!(await deliverSource(source, { mailer, lease, runtime, counts }))) break;
    }
    return { status: "done" as const, ...counts };
  });
  return report ?? { status: "busy", ...counts };
}

/** The dependencies and counts of one run. */
interface Run {
  readonly mailer: Mailer;
  readonly lease: Lease;
  readonly runtime: Runtime;
  readonly counts: { sent: number; failed: number };
}

/** Sends the due mails of one source. Returns false if the run has to stop: lease lost or server down. */
async function deliverSource(source: string, run: Run): Promise<boolean> {
  const { runtime, counts, lease } = run;
  try {
    const mails = await mailsOf(source, runtime);
    const state: DeliveryState = await readDeliveryState(runtime, source);
    for (const mail of mails) {
      if (!isDue(state[mail.name], runtime.now())) continue;
      if (!(await lease.renew())) return false;
      // a mail whose outcome could not be written would be sent again in every run
      await writeDeliveryState(runtime.store, source, state);
      const { isServerDown, rejected } = await attempt(source, mail, state, run);
      await writeDeliveryState(runtime.store, source, state);
      if (isServerDown) return false;
      if (rejected && mail.name === "team") await noteRefusedOfTeam(runtime, rejected);
      if (state[mail.name]?.status === "sent") await mail.afterSending?.();
    }
    const some = (test: typeof isOpen) => mails.some(({ name }) => test(state[name]));
    if (!some(isOpen)) await markDelivered(runtime.store, source, runtime.now(), some(isRefused));
  } catch (error) {
    await passOver(runtime, error, "delivery_failed", source);
    counts.failed += 1;
  }
  return true;
}

/** Sends one mail and records the result in `state`. Returns whether the mail server is down or else, of a mail that it took, for whom it did not. */
async function attempt(
  source: string,
  { name, message, mayBeRefused }: OutgoingMail,
  state: DeliveryState,
  run: Run,
): Promise<{ readonly isServerDown: boolean; readonly rejected?: readonly string[] }> {
  const { mailer, runtime, counts } = run;
  try {
    const rejected = await mailer.send(message);
    state[name] = { status: "sent", at: runtime.now().toISOString() };
    counts.sent += 1;
    return { isServerDown: false, rejected };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    counts.failed += 1;
    runtime.log("error", "mail_not_taken", { reference: source, code: error.code });
    state[name] =
      error.isPermanent && mayBeRefused
        ? { status: "refused", at: runtime.now().toISOString(), code: error.code }
        : afterFailure(state[name], error.code, runtime.now());
    return { isServerDown: error.isServerDown };
  }
}
