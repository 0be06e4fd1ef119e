import { shortReference } from "../../reference";
import type { Store } from "../../storage/store";
import { readPayment, type StoredPayment } from "./payments";

/**
 * Finds a payment by its reference, in full or as people quote it, with the hyphen or without; undefined unless exactly
 * one has it.
 */
export async function findPayment(store: Store, wanted: string): Promise<StoredPayment | undefined> {
  const [first, ...others] = (await paymentReferences(store)).filter((each) => isCalled(each, wanted));
  return first !== undefined && others.length === 0 ? readPayment(store, first) : undefined;
}

/** Whether a reference is the wanted one, in full or as people quote it. */
export function isCalled(reference: string, wanted: string): boolean {
  return [reference, shortReference(reference)].some((each) => lettersOf(each) === lettersOf(wanted));
}

/** The letters and digits of a reference, as it is compared. */
const lettersOf = (reference: string) => reference.toUpperCase().replaceAll(/[\s-]/g, "");

/** References of all payments. */
export function paymentReferences(store: Store): Promise<readonly string[]> {
  return store.folders("payments");
}
