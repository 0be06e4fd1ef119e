import { paymentReferences } from "../payments/store/find-payment";
import { type Payer, readPayer } from "../payments/store/payers";
import { readPayment, type StoredPayment } from "../payments/store/payments";
import { setAside, type StorageRuntime } from "../storage/quarantine";
import { UnreadableRecordError } from "../storage/store";

export interface AllPayments {
  /** With their payers, if these were asked for. */
  readonly payments: readonly (StoredPayment & { readonly payer?: Payer | undefined })[];
  /** Keys of damaged records; their payments are left out. */
  readonly unreadable: readonly string[];
}

/**
 * Reads every payment, or those of the payers that are asked for. One with a damaged record is passed over, and the
 * record is noted.
 */
export async function allPayments(
  runtime: StorageRuntime,
  isWanted?: (payer: Payer | undefined) => boolean,
): Promise<AllPayments> {
  const payments: AllPayments["payments"][number][] = [];
  const unreadable: string[] = [];
  for (const reference of await paymentReferences(runtime.store)) {
    try {
      const payer = isWanted && (await readPayer(runtime.store, reference));
      if (isWanted?.(payer) === false) continue;
      const payment = await readPayment(runtime.store, reference);
      if (payment) payments.push({ ...payment, payer });
    } catch (error) {
      if (!(error instanceof UnreadableRecordError)) throw error;
      await setAside(runtime, error);
      unreadable.push(error.key);
    }
  }
  return { payments, unreadable };
}
