import { monthsBefore } from "../inquiries/retention-plan";
import type { Runtime } from "../runtime";
import { passOver } from "../storage/quarantine";
import { paymentReferences } from "./store/find-payment";
import { giftState } from "./store/gift-state";
import { eraseGiftWords, storedGiftWords } from "./store/gift-words";
import { erasePayer, readPayer } from "./store/payers";
import { readPayment } from "./store/payments";

/**
 * Erases the e-mail addresses of payers, and what donors said with their gifts, that are as old as messages may
 * become. Addresses of monthly donations stay until the donation has ended: its donor has to hear of it.
 */
export async function forgetPayers(
  runtime: Pick<Runtime, "store" | "now" | "log" | "environment">,
): Promise<void> {
  const { store, now, environment } = runtime;
  const last = monthsBefore(now(), environment.RETENTION_MONTHS).toISOString();
  for (const reference of await paymentReferences(store)) {
    try {
      const words = await storedGiftWords(store, reference);
      if (words && words.since <= last) await eraseGiftWords(store, reference);
      const payer = await readPayer(store, reference);
      if (!payer?.email || payer.since > last) continue;
      const payment = await readPayment(store, reference);
      const gift = payment && giftState(payment);
      if (gift === undefined || gift === "ended") await erasePayer(store, reference, now());
    } catch (error) {
      await passOver(runtime, error, "payer_not_erased", reference);
    }
  }
}
