import { z } from "zod";
import type { ReportedEvent } from "../provider";

const metadata = z.object({ reference: z.string().optional() }).nullish();

const checkoutSession = z.object({
  client_reference_id: z.string(),
  payment_status: z.string(),
  amount_total: z.int(),
  currency: z.string(),
});

const charge = z.object({
  metadata: z.object({ reference: z.string() }),
  refunded: z.boolean(),
  amount_refunded: z.int(),
  currency: z.string(),
});

const invoice = z.object({
  billing_reason: z.string().nullish(),
  amount_paid: z.int(),
  currency: z.string(),
  parent: z.object({ subscription_details: z.object({ metadata }).nullish() }).nullish(),
  /** Contains the metadata before API version 2025-03-31. */
  subscription_details: z.object({ metadata }).nullish(),
});

const stripeEvent = z.object({
  id: z.string().regex(/^[\w-]+$/),
  type: z.string(),
  /** Seconds since 1970; the maximum is the last second of a JavaScript `Date`. */
  created: z.int().nonnegative().max(8_640_000_000_000),
  data: z.object({ object: z.unknown() }),
});

type Told = Omit<ReportedEvent, "key" | "occurredAt">;

/** Translates a Stripe event: one event of ours, or none for types and objects that do not concern us. */
export function eventsOf(message: unknown): readonly ReportedEvent[] {
  const parsed = stripeEvent.safeParse(message);
  if (!parsed.success) return [];
  const { id, type, created, data } = parsed.data;
  const told = readers.get(type)?.(data.object);
  return told ? [{ ...told, key: id, occurredAt: new Date(created * 1000) }] : [];
}

const readers: ReadonlyMap<string, (object: unknown) => Told | undefined> = new Map([
  [
    "checkout.session.completed",
    (object) => fromSession(object, ({ payment_status }) => (payment_status === "paid" ? "paid" : "pending")),
  ],
  ["checkout.session.async_payment_succeeded", (object) => fromSession(object, () => "paid")],
  ["checkout.session.async_payment_failed", (object) => fromSession(object, () => "failed")],
  ["checkout.session.expired", (object) => fromSession(object, () => "expired")],
  ["charge.refunded", fromCharge],
  ["invoice.paid", fromInvoice],
]);

function fromSession(object: unknown, kindOf: (session: z.output<typeof checkoutSession>) => Told["kind"]) {
  const { data: session } = checkoutSession.safeParse(object);
  if (!session) return undefined;
  return {
    reference: session.client_reference_id,
    kind: kindOf(session),
    amount: { currency: session.currency, minor: session.amount_total },
  };
}

function fromCharge(object: unknown): Told | undefined {
  const { data } = charge.safeParse(object);
  if (!data) return undefined;
  const { metadata, refunded, amount_refunded: minor, currency } = data;
  return refunded
    ? { reference: metadata.reference, kind: "refunded", amount: { currency, minor } }
    : { reference: metadata.reference, kind: "partly_refunded" };
}

/** Reads renewals only: the Checkout Session reports the payment of a subscription's first invoice. */
function fromInvoice(object: unknown): Told | undefined {
  const { data } = invoice.safeParse(object);
  if (data?.billing_reason !== "subscription_cycle") return undefined;
  const details = data.parent?.subscription_details ?? data.subscription_details;
  const reference = details?.metadata?.reference;
  if (!reference) return undefined;
  return { reference, kind: "renewed", amount: { currency: data.currency, minor: data.amount_paid } };
}
