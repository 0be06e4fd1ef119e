import { monthsBefore } from "../clock";
import { isPayerAwaiting } from "../outbox/awaits-payer";
import type { Runtime } from "../runtime";
import { passOver } from "../storage/quarantine";
import type { Store } from "../storage/store";
import { paymentReferences } from "./store/find-payment";
import { goesOn } from "./store/gift-state";
import { eraseGiftWords, storedGiftWords } from "./store/gift-words";
import { erasePayer, readPayer } from "./store/payers";
import { readPayment } from "./store/payments";

type PayersRuntime = Pick<Runtime, "store" | "now" | "log" | "environment">;

/**
 * Erases the e-mail addresses of payers, and what donors said with their gifts, that are as old as messages may
 * become. Addresses of monthly donations stay until the donation has ended, and any until its payer has got the e-mails
 * that wait: a donor has to hear of the end.
 */
export function forgetPayers(runtime: PayersRuntime): Promise<void> {
  const { store, now } = runtime;
  return forEachPayment(runtime, async (reference, last) => {
    if (await areWordsDue(store, reference, last)) await eraseGiftWords(store, reference);
    if (await isAddressDue(runtime, reference, last)) await erasePayer(store, reference, now());
  });
}

/** Whether there is anything that {@link forgetPayers} would erase. */
export async function hasDuePayers(runtime: PayersRuntime): Promise<boolean> {
  const { store } = runtime;
  let isDue = false;
  await forEachPayment(runtime, async (reference, last) => {
    isDue ||= await areWordsDue(store, reference, last);
    isDue ||= await isAddressDue(runtime, reference, last);
  });
  return isDue;
}

/** Does the work for each payment, with the last time that is due; a failure is logged and does not stop the rest. */
async function forEachPayment(
  runtime: PayersRuntime,
  work: (reference: string, last: string) => Promise<void>,
): Promise<void> {
  const last = monthsBefore(runtime.now(), runtime.environment.RETENTION_MONTHS).toISOString();
  for (const reference of await paymentReferences(runtime.store)) {
    try {
      await work(reference, last);
    } catch (error) {
      await passOver(runtime, error, "payer_not_erased", reference);
    }
  }
}

async function areWordsDue(store: Store, reference: string, last: string): Promise<boolean> {
  const words = await storedGiftWords(store, reference);
  return words !== undefined && words.since <= last;
}

async function isAddressDue(runtime: PayersRuntime, reference: string, last: string): Promise<boolean> {
  const payer = await readPayer(runtime.store, reference);
  if (!payer?.email || payer.since > last) return false;
  const payment = await readPayment(runtime.store, reference);
  return !(payment && goesOn(payment)) && !(await isPayerAwaiting(reference, runtime));
}
