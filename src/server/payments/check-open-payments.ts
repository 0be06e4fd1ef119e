import { logFailure } from "../log";
import type { Runtime } from "../runtime";
import { lookUpPayment } from "./look-up-payment";
import { paymentState } from "./payment-state";
import { closePayment, openPayments, readIntent } from "./payments";

const hour = 60 * 60_000;

/** Messages of providers come sooner than this. */
const patience = hour / 6;

/** No provider keeps a payment open for longer than this. */
const longest = 72 * hour;

/**
 * Asks after payments whose end nobody reported. Returns how many are still open; one that cannot be read
 * counts as open, and is logged.
 */
export async function checkOpenPayments(runtime: Runtime): Promise<number> {
  let open = 0;
  for (const reference of await openPayments(runtime.store)) {
    try {
      if (await isStillOpen(reference, runtime)) open += 1;
      else await closePayment(runtime.store, reference);
    } catch (error) {
      logFailure(runtime.log, error, "payment_not_checked", reference);
      open += 1;
    }
  }
  return open;
}

async function isStillOpen(reference: string, runtime: Runtime): Promise<boolean> {
  const intent = await readIntent(runtime.store, reference);
  if (!intent) return false;
  const age = runtime.now().getTime() - new Date(intent.createdAt).getTime();
  if (age < patience) return true;
  const standing = await lookUpPayment(reference, runtime);
  return (
    age < longest && standing !== undefined && ["created", "pending"].includes(paymentState(standing.events))
  );
}
