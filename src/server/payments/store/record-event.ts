import { deliverSoon } from "../../outbox/deliver-due";
import type { Runtime } from "../../runtime";
import { addNotice, noticeKinds } from "../notices";
import type { ReportedEvent } from "../providers/provider";
import { tellOfDouble } from "../tell-of-double";
import type { EventKind, PaymentIntent } from "./payment-records";
import { addEvent, closePayment, readIntent } from "./payments";

/** Event kinds that end a payment, so that the job stops checking it. */
const closing: ReadonlySet<EventKind> = new Set(["paid", "failed", "expired", "replaced", "refunded"]);

/** Event kinds that mean that money has moved or is about to: their amount must be the agreed one. */
const moving: ReadonlySet<EventKind> = new Set(["pending", "paid", "refunded", "renewed"]);

/**
 * Stores an event that a provider reports. Repeated reports and their order make no difference. An event
 * with an amount other than the agreed one is stored as a `mismatch` and marks nothing as paid. Returns
 * false if the payment is unknown.
 */
export async function recordEvent(reported: ReportedEvent, runtime: Runtime): Promise<boolean> {
  const { store, log } = runtime;
  const { reference, key } = reported;
  const intent = await readIntent(store, reference);
  if (!intent) return false;
  const kind = isAsAgreed(reported, intent) ? reported.kind : "mismatch";
  const receivedAt = runtime.now().toISOString();
  const deadline = reported.deadline && { deadline: reported.deadline.toISOString() };
  const isNew = await addEvent(store, reference, key, {
    kind,
    occurredAt: reported.occurredAt.toISOString(),
    receivedAt,
    ...deadline,
  });
  const told = noticeKinds.find((each) => each === kind);
  if (told)
    await addNotice(store, noticeId(reference, key, told), { kind: told, reference, createdAt: receivedAt });
  if (kind === "paid") await tellOfDouble(intent, runtime);
  if (closing.has(kind)) await closePayment(store, reference);
  if (isNew)
    log(kind === "mismatch" ? "error" : "info", `payment_${kind}`, { reference, provider: intent.provider });
  if (told) deliverSoon(runtime);
  return true;
}

/** ID of a notice. A payment is paid or refunded only once, however many reports say so. */
function noticeId(reference: string, key: string, kind: (typeof noticeKinds)[number]): string {
  return kind === "paid" || kind === "refunded" ? `${reference}-${kind}` : `${reference}-${kind}-${key}`;
}

function isAsAgreed({ kind, amount }: ReportedEvent, { charge }: PaymentIntent): boolean {
  if (!moving.has(kind)) return true;
  return amount?.currency.toUpperCase() === charge.currency && amount.minor === charge.minor;
}
