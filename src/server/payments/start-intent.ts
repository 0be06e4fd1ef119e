import { deriveReference } from "../reference";
import type { Runtime } from "../runtime";
import type { PaymentStart } from "./start-payment";
import type { PaymentIntent } from "./store/payment-records";

/** The reference of the payment that a start means; `round` counts those that gave way to another. */
export function referenceOf({ offer, order, key, language, email }: PaymentStart, round: number): string {
  const { kind, slug, project, frequency, amount } = order;
  const { provider, charge } = offer;
  const parts = ["payment", key, kind, slug, project, frequency, provider.id, amount, charge, language];
  return deriveReference([...parts, ...(email ? [email] : []), ...(round === 0 ? [] : [round])]);
}

/** What is stored of a start before anyone pays. */
export function toIntent(
  { order, offer, language, channel }: PaymentStart,
  reference: string,
  intention: string,
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
    charge: offer.charge,
    language,
    channel,
  };
}
