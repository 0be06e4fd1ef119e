import { z } from "zod";
import type { ReportedEvent } from "../provider";
import { charge, checkoutSession, dispute, invoice, paymentIntent, subscription } from "./stripe-objects";

const stripeEvent = z.object({
  /** Part of the name of the event's record, which no file system takes at any length; Stripe's have about 30 characters. */
  id: z.string().regex(/^[\w-]{1,128}$/),
  type: z.string(),
  /** Seconds since 1970; the maximum is the last second of the year 9999, which ISO dates of four digits end with. */
  created: z.int().nonnegative().max(253_402_300_799),
  data: z.object({
    object: z.unknown(),
  }),
});

/** An event of Stripe about a payment of ours, or about one that Stripe has to be asked for. */
export type StripeReport = Omit<ReportedEvent, "reference"> &
  ({ readonly reference: string } | { readonly paymentIntent: string });

type Told = {
  readonly [
    Key in keyof ReportedEvent as Exclude<Key, "key" | "occurredAt" | "reference">
  ]: ReportedEvent[Key];
} & ({ readonly reference: string } | { readonly paymentIntent: string });

/** Translates a Stripe event: one event of ours, or none for types and objects that do not concern us. */
export function eventsOf(message: unknown): readonly StripeReport[] {
  const parsed = stripeEvent.safeParse(message);
  if (!parsed.success) return [];
  const { id, type, created, data } = parsed.data;
  const told = readers.get(type)?.(data.object);
  return told ? [{ ...told, key: id, occurredAt: new Date(created * 1000) }] : [];
}

type Reader = (object: unknown) => Told | undefined;

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  [
    "checkout.session.completed",
    (object) => fromSession(object, ({ payment_status }) => (payment_status === "paid" ? "paid" : "pending")),
  ],
  ["checkout.session.async_payment_succeeded", (object) => fromSession(object, () => "paid")],
  ["checkout.session.async_payment_failed", (object) => fromSession(object, () => "failed")],
  ["checkout.session.expired", (object) => fromSession(object, () => "expired")],
  ["payment_intent.payment_failed", fromDeclined],
  ["charge.refunded", fromCharge],
  ["charge.dispute.created", (object) => fromDispute(object, () => "disputed")],
  [
    "charge.dispute.closed",
    (object) => fromDispute(object, ({ status }) => (status === "lost" ? "dispute_lost" : "dispute_won")),
  ],
  ["invoice.paid", (object) => fromInvoice(object, "renewed")],
  ["invoice.payment_failed", (object) => fromInvoice(object, "renewal_failed")],
  ["customer.subscription.updated", (object) => fromSubscription(object, "changed")],
  ["customer.subscription.deleted", (object) => fromSubscription(object, "ended")],
]);

/** The types of events that we read. A webhook endpoint at Stripe has to send them. */
export const stripeEventTypes: readonly string[] = [...readers.keys()];

function fromSession(object: unknown, kindOf: (session: z.output<typeof checkoutSession>) => Told["kind"]) {
  const { data: session } = checkoutSession.safeParse(object);
  if (!session) return undefined;
  return {
    reference: session.client_reference_id,
    payer: session.customer_details?.email ?? undefined,
    kind: kindOf(session),
    amount: { currency: session.currency, minor: session.amount_total },
  };
}

/** Reads a card that was refused. The payment intent of a monthly donation does not have our reference. */
function fromDeclined(object: unknown): Told | undefined {
  const { data } = paymentIntent.safeParse(object);
  const reference = data?.metadata?.reference;
  if (!reference) return undefined;
  return { reference, kind: "declined", amount: { currency: data.currency, minor: data.amount } };
}

function fromCharge(object: unknown): Told | undefined {
  const { data } = charge.safeParse(object);
  if (!data) return undefined;
  const { refunded, amount_refunded: minor, currency } = data;
  const kind = refunded ? ("refunded" as const) : ("partly_refunded" as const);
  const told = { kind, amount: { currency, minor } };
  if (data.metadata?.reference) return { ...told, reference: data.metadata.reference };
  return data.payment_intent ? { ...told, paymentIntent: data.payment_intent } : undefined;
}

function fromDispute(
  object: unknown,
  kindOf: (found: z.output<typeof dispute>) => Told["kind"],
): Told | undefined {
  const { data } = dispute.safeParse(object);
  if (!data) return undefined;
  const { payment_intent: paymentIntent, amount: minor, currency } = data;
  return { paymentIntent, kind: kindOf(data), amount: { currency, minor } };
}

/** Reads renewals only: the Checkout Session reports the payment of a subscription's first invoice. */
function fromInvoice(object: unknown, kind: "renewed" | "renewal_failed"): Told | undefined {
  const { data } = invoice.safeParse(object);
  if (data?.billing_reason !== "subscription_cycle") return undefined;
  const details = data.parent?.subscription_details ?? data.subscription_details;
  const reference = details?.metadata?.reference;
  if (!reference) return undefined;
  const minor = kind === "renewed" ? data.amount_paid : data.amount_due;
  return { reference, kind, renewal: data.id, amount: { currency: data.currency, minor } };
}

function fromSubscription(object: unknown, kind: "changed" | "ended"): Told | undefined {
  const { data } = subscription.safeParse(object);
  if (!data?.metadata?.reference) return undefined;
  const [{ price }] = data.items.data;
  return {
    reference: data.metadata.reference,
    kind,
    amount: { currency: price.currency, minor: price.unit_amount },
  };
}
