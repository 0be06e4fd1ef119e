import { momentRecord } from "../storage/moment-record";
import type { StorageRuntime } from "../storage/quarantine";
import type { Store } from "../storage/store";
import type { ReportedEvent } from "./providers/provider";
import { isCalled, paymentReferences } from "./store/find-payment";
import type { EventKind, PaymentIntent } from "./store/payment-records";

// Money that came in for payments that the store does not have: it was put back from a back-up, or another site with our
// code uses the same account.

const folder = "unrecorded";
const keyOf = (reference: string) => `${folder}:${reference}`;

/** Event kinds that say that money came in. */
const receiving: ReadonlySet<EventKind> = new Set(["paid", "renewed"]);

/** Notes that a provider reports money for a payment that the store does not have. Of other reports nothing is noted. */
export async function noteUnrecorded(
  { reference, kind }: Pick<ReportedEvent, "reference" | "kind">,
  provider: PaymentIntent["provider"],
  { store, log, now }: StorageRuntime,
): Promise<void> {
  if (!receiving.has(kind)) return;
  log("error", "payment_unrecorded", { reference, provider });
  await store.write(keyOf(reference), momentRecord, { at: now().toISOString() });
}

/** References of the payments that were noted so, are still not in the store, and are not settled. */
export async function unrecordedPayments(store: Store): Promise<readonly string[]> {
  const noted = await store.names(folder);
  if (noted.length === 0) return noted;
  const known = new Set(await paymentReferences(store));
  return noted.filter((reference) => !known.has(reference));
}

/** Forgets the note about a payment, by its reference in full or as people quote it. Returns whether there was one. */
export async function settleUnrecorded(store: Store, wanted: string): Promise<boolean> {
  const found = (await store.names(folder)).filter((reference) => isCalled(reference, wanted));
  for (const reference of found) await store.remove(keyOf(reference));
  return found.length > 0;
}
