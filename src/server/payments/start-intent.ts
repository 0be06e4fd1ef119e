import type { Money } from "../../domain/money";
import type { Channel } from "../http/fields";
import { deriveReference } from "../reference";
import type { Runtime } from "../runtime";
import type { Offer } from "./offers";
import type { Order } from "./order";
import type { GiftWords } from "./store/gift-words";
import type { PaymentIntent } from "./store/payment-records";
import { addIntent, readIntent } from "./store/payments";

/** A payment as it is asked for: what it is for, through whom, and what it belongs to. */
export interface PaymentStart {
  readonly order: Order;
  readonly offer: Offer;
  /** The idempotency key: the same key with the same order is the same payment. */
  readonly key: string;
  /** The browser's key of the intention that the order belongs to. */
  readonly intention?: string | undefined;
  /** Reference of the payment that this is another attempt at; it belongs to the same intention. */
  readonly replaces?: string | undefined;
  /** Whether the payer knows that another payment of the intention stays open, and wants this one all the same. */
  readonly beside: boolean;
  /** The payer's e-mail address, if they gave it. */
  readonly email?: string | undefined;
  /** What a donor says with the gift. */
  readonly words?: GiftWords | undefined;
  readonly language: string;
  readonly channel: Channel;
  readonly address: string;
  /** What was sent to be let in, if anything; not validated. */
  readonly proof: unknown;
}

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
