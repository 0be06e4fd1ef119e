import { storedGiftWords } from "../payments/store/gift-words";
import { readPayer } from "../payments/store/payers";
import { readPayment } from "../payments/store/payments";
import { unlessUnreadable } from "../storage/quarantine";
import type { PaymentsRuntime } from "./at-provider";
import { type CommandResult, done, failed } from "./command-result";
import { theirPayments } from "./their-payments";

/** Prints as JSON all that is stored of a person's payments, finished or not. */
export async function show(wanted: string, runtime: PaymentsRuntime): Promise<CommandResult> {
  const { store } = runtime;
  const { references, warning } = await theirPayments(wanted, runtime);
  if (references.length === 0)
    return { ...failed("No address, dedication or name is stored for that."), warning };
  const whole = await Promise.all(
    references.map(async (reference) => ({
      reference,
      payer: await unlessUnreadable(readPayer(store, reference), runtime),
      words: await unlessUnreadable(storedGiftWords(store, reference), runtime),
      ...(await unlessUnreadable(readPayment(store, reference), runtime)),
      downloads: await store.keys(`downloads:${reference}`),
    })),
  );
  return { ...done(JSON.stringify(whole, null, 2)), warning };
}
