import { z } from "zod";
import { hasComeIn } from "../../domain/payment";
import { momentInZone } from "../../domain/zone-time";
import type { ConfirmedEvent } from "../payments/providers/provider";
import type { EventKind } from "../payments/store/payment-records";
import { paymentState, receivedAmount } from "../payments/store/payment-state";
import { addIntent, readPayment, type StoredPayment } from "../payments/store/payments";
import { storeEvent } from "../payments/store/record-event";
import { setAside, type StorageRuntime } from "../storage/quarantine";
import { UnreadableRecordError } from "../storage/store";
import { isRecorded, type RecordedCredits } from "./match";
import type { Credit } from "./statement/read-statement";

const folder = "transfer-credits";
const creditRecord = z.object({ reference: z.string(), recordedAt: z.iso.datetime() });

/** All credits that were recorded. A damaged record counts, without a payment: its credit is never counted again. */
export async function recordedCredits(runtime: StorageRuntime): Promise<RecordedCredits> {
  const recorded = new Map<string, string>();
  for (const id of await runtime.store.names(folder))
    recorded.set(id, (await referenceOf(id, runtime)) ?? "");
  return recorded;
}

async function referenceOf(id: string, runtime: StorageRuntime): Promise<string | undefined> {
  try {
    return (await runtime.store.read(`${folder}:${id}`, creditRecord))?.reference;
  } catch (error) {
    if (!(error instanceof UnreadableRecordError)) throw error;
    await setAside(runtime, error);
    return undefined;
  }
}

/**
 * Records that a credit paid for a transfer: first the credit, which can be recorded only once, then the
 * payment, unless it has come in. Returns false if somebody else has recorded either meanwhile.
 */
export async function recordCredit(
  { id, date, rupiah }: Credit,
  payment: StoredPayment,
  runtime: StorageRuntime,
): Promise<boolean> {
  const { reference } = payment.intent;
  const recordedAt = runtime.now().toISOString();
  const isNew = await runtime.store.create(`${folder}:${id}`, creditRecord, { reference, recordedAt });
  if (!isNew && (await referenceOf(id, runtime)) !== reference) return false;
  if (hasComeIn(paymentState(payment.events))) return isNew;
  if (await recordPaid(payment, { amount: { currency: "IDR", minor: rupiah }, date }, runtime)) return true;
  // it was confirmed by hand meanwhile: with another sum or day, the credit is still to be explained
  const now = (await readPayment(runtime.store, reference)) ?? payment;
  if (isNew && !isRecorded({ date, rupiah }, now)) await runtime.store.remove(`${folder}:${id}`);
  return false;
}

/** What the team records by hand. Each of these returns false, and records nothing, if somebody else did so meanwhile. */
type Confirmation = Pick<ConfirmedEvent, "amount" | "corrects"> & { readonly date: string };

/** Records that a transfer arrived. */
export function recordPaid(payment: StoredPayment, confirmation: Confirmation, runtime: StorageRuntime) {
  return confirm(payment, "paid", confirmation, runtime);
}

/** Records that more came in of a transfer that is paid. */
export function recordFurther(payment: StoredPayment, confirmation: Confirmation, runtime: StorageRuntime) {
  return confirm(payment, "further", confirmation, runtime);
}

/** Records what came in instead of a further sum, perhaps nothing. */
export function recordFurtherCorrection(
  payment: StoredPayment,
  confirmation: Confirmation,
  runtime: StorageRuntime,
) {
  return confirm(payment, "further_corrected", confirmation, runtime);
}

/** Records what has come in of a transfer for which something else was recorded; if nothing has, it is awaited again. */
export async function recordCorrection(
  payment: StoredPayment,
  confirmation: Confirmation,
  runtime: StorageRuntime,
) {
  const isMine = await confirm(payment, "corrected", confirmation, runtime);
  if (isMine && confirmation.amount.minor === 0) await addIntent(runtime.store, payment.intent);
  return isMine;
}

/** Records that money was sent back by hand; `amount` is all that we have sent back of the payment by then. */
export function recordRefund(
  payment: StoredPayment,
  { amount, date }: Confirmation,
  runtime: StorageRuntime,
) {
  const isPart = amount.minor < receivedAmount(payment.intent, payment.events).minor;
  return confirm(payment, isPart ? "partly_refunded" : "refunded", { amount, date }, runtime);
}

/** Records that less was sent back than was recorded; `amount` is all that we have sent back of the payment. */
export function recordRefundCorrection(
  payment: StoredPayment,
  confirmation: Confirmation,
  runtime: StorageRuntime,
) {
  return confirm(payment, "refund_corrected", confirmation, runtime);
}

const kindsByHand = [
  "paid",
  "corrected",
  "further",
  "further_corrected",
  "refunded",
  "partly_refunded",
  "refund_corrected",
] as const satisfies readonly EventKind[];

async function confirm(
  { intent, events }: StoredPayment,
  kind: (typeof kindsByHand)[number],
  { date, ...confirmation }: Confirmation,
  runtime: StorageRuntime,
): Promise<boolean> {
  const { reference } = intent;
  // numbered by what was known before, so that of two at the same time only one is stored
  const turn = events.filter((event) => kindsByHand.some((each) => each === event.kind)).length;
  const key = turn === 0 ? kind : `by-hand-${turn + 1}`;
  const occurredAt = momentInZone(date);
  const { outcome } = await storeEvent(
    { reference, key, kind, occurredAt, ...confirmation, isConfirmed: true },
    runtime,
  );
  return outcome !== "known";
}
