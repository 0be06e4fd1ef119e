import type { Runtime } from "../runtime";
import type { PaymentStart } from "./start-payment";
import type { PaymentIntent } from "./store/payment-records";
import { addIntent, readIntent } from "./store/payments";

/**
 * Stores what is to be paid, unless it is stored, and adds the payment to the open ones. Undefined if the
 * provider needs a sum that no other open payment has, and all are taken.
 */
export async function storeIntent(
  start: PaymentStart,
  reference: string,
  runtime: Runtime,
): Promise<PaymentIntent | undefined> {
  const { store } = runtime;
  const intent = (await readIntent(store, reference)) ?? (await newIntent(start, reference, runtime));
  if (!intent) return undefined;
  await addIntent(store, intent);
  // another process may have stored its own at the same time: the first one counts
  return (await readIntent(store, reference)) ?? intent;
}

async function newIntent(
  { order, offer, language, channel }: PaymentStart,
  reference: string,
  runtime: Runtime,
): Promise<PaymentIntent | undefined> {
  const { provider, charge: agreed } = offer;
  const charge = provider.uniqueCharge ? await provider.uniqueCharge(agreed, reference, runtime) : agreed;
  if (!charge) return undefined;
  return {
    kind: order.kind,
    slug: order.slug,
    project: order.project,
    title: order.title,
    frequency: order.frequency,
    chosen: order.amount,
    reference,
    createdAt: runtime.now().toISOString(),
    provider: provider.id,
    charge,
    ...(charge !== agreed && { code: { ...charge, minor: charge.minor - agreed.minor } }),
    language,
    channel,
  };
}
