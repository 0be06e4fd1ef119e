import { day, minute } from "../../domain/durations";
import { isOpen } from "../../domain/payment";
import type { Runtime } from "../runtime";
import { passOver } from "../storage/quarantine";
import { lookUpPayment } from "./look-up-payment";
import { ProviderError } from "./providers/provider";
import { paymentState } from "./store/payment-state";
import { closePayment, openPayments, readIntent } from "./store/payments";

/** Milliseconds to wait for a webhook before asking the provider. */
const patience = 10 * minute;

/** Days to keep payments of a disabled provider open, in case it is enabled again. */
const daysToReturn = 30;

/**
 * Asks the providers about payments whose outcome was never reported. Returns how many are still open; a
 * payment whose check fails is logged and counts as open.
 *
 * @throws {ProviderError} after all were looked at, if a provider refuses our key
 */
export async function checkOpenPayments(runtime: Runtime): Promise<number> {
  let open = 0;
  const refusals: ProviderError[] = [];
  const note = (error: unknown) => {
    if (error instanceof ProviderError && error.isOfKey) refusals.push(error);
  };
  for (const reference of await openPayments(runtime.store)) {
    try {
      if (await isStillOpen(reference, runtime, note)) open += 1;
      else await closePayment(runtime.store, reference);
    } catch (error) {
      await passOver(runtime, error, "payment_not_checked", reference);
      open += 1;
    }
  }
  if (refusals[0]) throw refusals[0];
  return open;
}

async function isStillOpen(
  reference: string,
  runtime: Runtime,
  onFailure: (error: unknown) => void,
): Promise<boolean> {
  const intent = await readIntent(runtime.store, reference);
  if (!intent) return false;
  const age = runtime.now().getTime() - new Date(intent.createdAt).getTime();
  if (age < patience) return true;
  const standing = await lookUpPayment(reference, runtime, onFailure);
  const provider = runtime.providers.find(({ id }) => id === intent.provider);
  return (
    age < (provider?.daysToEnd ?? daysToReturn) * day &&
    standing !== undefined &&
    isOpen(paymentState(standing.events))
  );
}
