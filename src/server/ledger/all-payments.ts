import { paymentReferences } from "../payments/store/find-payment";
import { hasAddress, readPayer } from "../payments/store/payers";
import { readPayment, type StoredPayment } from "../payments/store/payments";
import { setAside, type StorageRuntime } from "../storage/quarantine";
import { UnreadableRecordError } from "../storage/store";

export interface AllPayments {
  readonly payments: readonly StoredPayment[];
  /** Keys of damaged records; their payments are left out. */
  readonly unreadable: readonly string[];
}

/**
 * Reads every payment, or those that were made with an address. One with a damaged record is passed over, and the
 * record is noted.
 */
export async function allPayments(runtime: StorageRuntime, email?: string): Promise<AllPayments> {
  const payments: StoredPayment[] = [];
  const unreadable: string[] = [];
  for (const reference of await paymentReferences(runtime.store)) {
    try {
      if (email !== undefined && !hasAddress(await readPayer(runtime.store, reference), email)) continue;
      const payment = await readPayment(runtime.store, reference);
      if (payment) payments.push(payment);
    } catch (error) {
      if (!(error instanceof UnreadableRecordError)) throw error;
      await setAside(runtime, error);
      unreadable.push(error.key);
    }
  }
  return { payments, unreadable };
}
