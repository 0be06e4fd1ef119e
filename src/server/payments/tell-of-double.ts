import type { StorageRuntime } from "../storage/quarantine";
import type { Store } from "../storage/store";
import { addNotice } from "./notices";
import { paymentsOf } from "./store/intentions";
import type { PaymentIntent } from "./store/payment-records";
import { paymentState } from "./store/payment-state";
import { readEvents } from "./store/payments";

/**
 * Tells the team, once, if another payment of the same intention was paid, too. To be called after a payment
 * was stored as paid: of two that are stored at the same time, at least one then sees the other.
 */
export async function tellOfDouble(
  intent: PaymentIntent,
  { store, now, log }: StorageRuntime,
): Promise<void> {
  const { reference } = intent;
  const paid = await paidFor(store, intent);
  if (!paid.includes(reference)) return;
  for (const other of paid.filter((each) => each !== reference)) {
    // the one that was begun later is the one to pay back, whichever was paid or reported first
    const [first, second] =
      paid.indexOf(other) < paid.indexOf(reference) ? [other, reference] : [reference, other];
    log("error", "payment_double", { reference: second });
    await addNotice(store, `${second}-double-${first}`, {
      kind: "double",
      reference: second,
      other: first,
      createdAt: now().toISOString(),
    });
  }
}

/** References of the payments that are paid of a payment's intention, oldest first: more than one if it was paid twice. */
export async function paidFor(
  store: Store,
  { intention }: Pick<PaymentIntent, "intention">,
): Promise<readonly string[]> {
  const paid: string[] = [];
  for (const reference of intention ? await paymentsOf(store, intention) : []) {
    if (paymentState(await readEvents(store, reference)) === "paid") paid.push(reference);
  }
  return paid;
}
