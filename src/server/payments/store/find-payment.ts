import { shortReference } from "../../reference";
import type { Store } from "../../storage/store";
import { readPayment, type StoredPayment } from "./payments";

/** Finds a payment by its reference, in full or as people quote it; undefined unless exactly one has it. */
export async function findPayment(store: Store, wanted: string): Promise<StoredPayment | undefined> {
  const asked = wanted.trim().toUpperCase();
  const [first, ...others] = (await paymentReferences(store)).filter((reference) =>
    [reference.toUpperCase(), shortReference(reference)].includes(asked),
  );
  return first !== undefined && others.length === 0 ? readPayment(store, first) : undefined;
}

/** References of all payments. */
export function paymentReferences(store: Store): Promise<readonly string[]> {
  return store.folders("payments");
}
