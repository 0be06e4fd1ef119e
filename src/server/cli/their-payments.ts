import { findPayment, paymentReferences } from "../payments/store/find-payment";
import { storedGiftWords } from "../payments/store/gift-words";
import { hasAddress, readPayer } from "../payments/store/payers";
import { setAside } from "../storage/quarantine";
import { type Store, UnreadableRecordError } from "../storage/store";
import { leftOut } from "./aligned";
import type { PaymentsRuntime } from "./at-provider";

/** The payments of a person. */
export interface TheirPayments {
  readonly references: readonly string[];
  /** What is said of damaged records; empty if there are none. */
  readonly warning: string;
}

/**
 * Finds all payments that were made with an address, or the one with a reference if anything of its payer is stored,
 * whatever became of them.
 */
export async function theirPayments(wanted: string, runtime: PaymentsRuntime): Promise<TheirPayments> {
  const { store } = runtime;
  const all = wanted.includes("@")
    ? await paymentReferences(store)
    : [(await findPayment(store, wanted))?.intent.reference ?? ""];
  const references: string[] = [];
  const unreadable: string[] = [];
  for (const reference of all) {
    try {
      if (await isTheirs(reference, wanted, store)) references.push(reference);
    } catch (error) {
      if (!(error instanceof UnreadableRecordError)) throw error;
      await setAside(runtime, error);
      unreadable.push(error.key);
    }
  }
  return { references, warning: leftOut(unreadable) };
}

/** Whether a payment was made with an address, or, if a reference is wanted, whether anything of its payer is stored. */
async function isTheirs(reference: string, wanted: string, store: Store): Promise<boolean> {
  const payer = await readPayer(store, reference);
  if (wanted.includes("@")) return hasAddress(payer, wanted);
  return payer?.email !== undefined || (await storedGiftWords(store, reference)) !== undefined;
}
