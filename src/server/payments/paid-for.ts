import type { Store } from "../storage/store";
import { paymentsOf } from "./store/intentions";
import { paymentState } from "./store/payment-state";
import { readEvents } from "./store/payments";

/** References of the payments of an intention that are paid, oldest first: more than one if it was paid twice. */
export async function paidFor(store: Store, intention: string): Promise<readonly string[]> {
  const paid: string[] = [];
  for (const reference of await paymentsOf(store, intention)) {
    if (paymentState(await readEvents(store, reference)) === "paid") paid.push(reference);
  }
  return paid;
}
