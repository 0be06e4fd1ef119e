import { logFailure } from "../log";
import type { Runtime } from "../runtime";
import { lookUpPayment } from "./look-up-payment";
import { paymentState } from "./payment-state";
import { closePayment, openPayments, readIntent } from "./payments";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Messages of providers come sooner than this. */
const patience = 10 * minute;

/** For how many days payments of a provider that is switched off wait for it to be on again. */
const daysToReturn = 30;

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
  const provider = runtime.providers.find(({ id }) => id === intent.provider);
  return (
    age < (provider?.daysToEnd ?? daysToReturn) * day &&
    standing !== undefined &&
    ["created", "pending"].includes(paymentState(standing.events))
  );
}
