import { z } from "zod";
import { momentRecord } from "../storage/moment-record";
import { type StorageRuntime, unlessUnreadable } from "../storage/quarantine";
import type { Store } from "../storage/store";
import type { ReportedEvent } from "./providers/provider";
import { isCalled } from "./store/find-payment";
import type { EventKind, PaymentIntent } from "./store/payment-records";
import { readPayment } from "./store/payments";

// Money that came in for payments that the store does not have: it was put back from a back-up, or another site with our
// code uses the same account.

const folder = "unrecorded";
const keyOf = (reference: string) => `${folder}:${reference}`;

/** Event kinds that say that money came in. */
const receiving: ReadonlySet<EventKind> = new Set(["paid", "renewed"]);

/** When money was reported last and, of a later month of a gift, the ID of its invoice. */
const note = momentRecord.extend({ renewal: z.string().optional() });

/** Notes that a provider reports money for a payment that the store does not have. Of other reports nothing is noted. */
export async function noteUnrecorded(
  { reference, kind, renewal }: Pick<ReportedEvent, "reference" | "kind" | "renewal">,
  provider: PaymentIntent["provider"],
  { store, log, now }: StorageRuntime,
): Promise<void> {
  if (!receiving.has(kind)) return;
  log("error", "payment_unrecorded", { reference, provider });
  await store.write(keyOf(reference), note, { at: now().toISOString(), renewal });
}

/**
 * References of the payments that were noted so, of which the store still does not have that money, and that are not settled.
 * A report of another sum counts as had: the team was told of it.
 */
export async function unrecordedPayments(runtime: StorageRuntime): Promise<readonly string[]> {
  const { store } = runtime;
  const missing: string[] = [];
  for (const reference of await store.names(folder)) {
    const noted = await unlessUnreadable(store.read(keyOf(reference), note), runtime);
    const payment = await unlessUnreadable(readPayment(store, reference), runtime);
    const isHad = payment?.events.some(
      ({ kind, renewal }) => (receiving.has(kind) || kind === "mismatch") && renewal === noted?.renewal,
    );
    if (!isHad) missing.push(reference);
  }
  return missing;
}

/** Forgets the note about a payment, by its reference in full or as people quote it. Returns whether there was one. */
export async function settleUnrecorded(store: Store, wanted: string): Promise<boolean> {
  const found = (await store.names(folder)).filter((reference) => isCalled(reference, wanted));
  for (const reference of found) await store.remove(keyOf(reference));
  return found.length > 0;
}
