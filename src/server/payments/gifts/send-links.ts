import { hour } from "../../../domain/durations";
import { deliverSoon } from "../../outbox/deliver-due";
import type { Runtime } from "../../runtime";
import { passOver } from "../../storage/quarantine";
import { addNotice } from "../notices";
import { paymentReferences } from "../store/find-payment";
import { goesOn } from "../store/gift-state";
import { hasAddress, readPayer } from "../store/payers";
import { readPayment } from "../store/payments";

/** Sends the links of all monthly donations that were given with one of the addresses and go on. */
export async function sendLinks(emails: readonly string[], runtime: Runtime): Promise<void> {
  const { store, now } = runtime;
  const thisHour = Math.floor(now().getTime() / hour);
  for (const reference of await paymentReferences(store)) {
    try {
      const payer = await readPayer(store, reference);
      if (!emails.some((email) => hasAddress(payer, email))) continue;
      const payment = await readPayment(store, reference);
      if (!payment || !goesOn(payment)) continue;
      await addNotice(store, `${reference}-link-${thisHour}`, {
        kind: "link",
        reference,
        createdAt: now().toISOString(),
      });
    } catch (error) {
      await passOver(runtime, error, "link_not_sent", reference);
    }
  }
  deliverSoon(runtime);
}
