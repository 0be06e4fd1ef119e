import type { Runtime } from "../runtime";
import { addNotice } from "./notices";
import { paymentsOf } from "./store/intentions";
import type { PaymentIntent } from "./store/payment-records";
import { paymentState } from "./store/payment-state";
import { readPayment } from "./store/payments";

/**
 * Tells the team, once, if another payment of the same intention was paid, too. To be called after a payment
 * was stored as paid: of two that are stored at the same time, at least one then sees the other.
 */
export async function tellOfDouble(
  { reference, intention }: PaymentIntent,
  runtime: Pick<Runtime, "store" | "now" | "log">,
): Promise<void> {
  if (!intention) return;
  const { store, now, log } = runtime;
  const references = await paymentsOf(store, intention);
  for (const other of references) {
    const payment = other === reference ? undefined : await readPayment(store, other);
    if (!payment || paymentState(payment.events) !== "paid") continue;
    // the later payment is the one to pay back, whichever was reported first
    const [first, second] = [reference, other].sort((a, b) => references.indexOf(a) - references.indexOf(b));
    if (first === undefined || second === undefined) continue;
    log("error", "payment_double", { reference: second });
    await addNotice(store, `${second}-double-${first}`, {
      kind: "double",
      reference: second,
      other: first,
      createdAt: now().toISOString(),
    });
  }
}
