import type { Money } from "../../domain/money";
import { deriveReference } from "../reference";
import type { Runtime } from "../runtime";
import type { PaymentStart } from "./start-payment";
import type { PaymentIntent } from "./store/payment-records";
import { addIntent, readIntent } from "./store/payments";

/** The reference of the payment that a start means; `round` counts those that gave way to another. */
export function referenceOf({ offer, order, key, language, email }: PaymentStart, round: number): string {
  const { kind, slug, project, frequency, amount } = order;
  const { provider, charge } = offer;
  const parts = ["payment", key, kind, slug, project, frequency, provider.id, amount, charge, language];
  return deriveReference([...parts, ...(email ? [email] : []), ...(round === 0 ? [] : [round])]);
}

/**
 * Stores what is to be paid, unless it is stored, and adds the payment to the open ones. Undefined if the
 * provider needs a sum that no other open payment has, and all are taken.
 */
export async function storeIntent(
  start: PaymentStart,
  reference: string,
  intention: string,
  runtime: Runtime,
): Promise<PaymentIntent | undefined> {
  const { store } = runtime;
  const known = await readIntent(store, reference);
  const charge = known?.charge ?? (await chargeOf(start, reference, runtime));
  if (!charge) return undefined;
  const intent = known ?? toIntent(start, reference, intention, charge, runtime);
  await addIntent(store, intent);
  // another process may have stored its own at the same time: the first one counts
  return (await readIntent(store, reference)) ?? intent;
}

async function chargeOf({ offer }: PaymentStart, reference: string, runtime: Runtime) {
  const { provider, charge } = offer;
  return provider.uniqueCharge ? provider.uniqueCharge(charge, reference, runtime) : charge;
}

function toIntent(
  { order, offer, language, channel }: PaymentStart,
  reference: string,
  intention: string,
  charge: Money,
  { now }: Runtime,
): PaymentIntent {
  return {
    kind: order.kind,
    slug: order.slug,
    project: order.project,
    title: order.title,
    frequency: order.frequency,
    chosen: order.amount,
    reference,
    intention,
    createdAt: now().toISOString(),
    provider: offer.provider.id,
    charge,
    ...(offer.fee && { fee: offer.fee }),
    ...(charge !== offer.charge && { code: { ...charge, minor: charge.minor - offer.charge.minor } }),
    language,
    channel,
  };
}
