import { z } from "zod";
import { momentInZone } from "../../domain/zone-time";
import type { ConfirmedEvent } from "../payments/providers/provider";
import { receivedAmount } from "../payments/store/payment-state";
import type { StoredPayment } from "../payments/store/payments";
import { storeEvent } from "../payments/store/record-event";
import { setAside, type StorageRuntime } from "../storage/quarantine";
import { UnreadableRecordError } from "../storage/store";
import type { RecordedCredits } from "./match";
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
 * payment. Returns false if another run has recorded the credit for another payment meanwhile.
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
  await recordPaid(payment, { amount: { currency: "IDR", minor: rupiah }, date }, runtime);
  return true;
}

type Confirmation = Pick<ConfirmedEvent, "amount"> & { readonly date: string };

/** Records that a transfer arrived; the first confirmation counts. */
export function recordPaid(payment: StoredPayment, { amount, date }: Confirmation, runtime: StorageRuntime) {
  return confirm(payment, "paid", { amount, date }, runtime);
}

/** Records that money was sent back by hand; `amount` is all that has gone back of the payment by then. */
export function recordRefund(
  payment: StoredPayment,
  { amount, date }: Confirmation,
  runtime: StorageRuntime,
) {
  const isPart = amount.minor < receivedAmount(payment.intent, payment.events).minor;
  return confirm(payment, isPart ? "partly_refunded" : "refunded", { amount, date }, runtime);
}

async function confirm(
  { intent }: StoredPayment,
  kind: "paid" | "refunded" | "partly_refunded",
  { amount, date }: Confirmation,
  runtime: StorageRuntime,
): Promise<void> {
  const { reference } = intent;
  // a second part is another event
  const key = kind === "partly_refunded" ? `${kind}-${amount.minor}` : kind;
  await storeEvent(
    { reference, key, kind, occurredAt: momentInZone(date), amount, isConfirmed: true },
    runtime,
  );
}
