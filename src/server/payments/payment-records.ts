import { z } from "zod";

const money = z.object({ currency: z.enum(["USD", "IDR"]), minor: z.int().nonnegative() });
const moment = z.iso.datetime();

export const orderKinds = ["donation", "purchase"] as const;
export const frequencies = ["once", "monthly"] as const;
export const providerIds = ["sample", "stripe", "midtrans"] as const;

export type OrderKind = (typeof orderKinds)[number];
export type Frequency = (typeof frequencies)[number];
export type ProviderId = (typeof providerIds)[number];

/** What is to be paid, decided by the server before anyone pays. No name, no address: the provider has those. */
export const paymentIntent = z.object({
  reference: z.string(),
  createdAt: moment,
  kind: z.enum(orderKinds),
  /** Campaign or resource. */
  slug: z.string(),
  /** Its title when the payment was started, in the payer's language. */
  title: z.string(),
  frequency: z.enum(frequencies),
  provider: z.enum(providerIds),
  /** What the provider charges. */
  charge: money,
  /** The same in dollars, as it was chosen. */
  dollars: money,
  language: z.string(),
  /** Where the payer comes back to: a page with scripts, or one without. */
  channel: z.enum(["script", "plain"]),
});

/** Where the provider takes the payment. */
export const paymentSession = z.object({
  /** The provider's own number for it. */
  providerSession: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  createdAt: moment,
});

/** What is known to have happened. `mismatch`: the provider reported another amount than agreed. */
export const eventKinds = [
  "pending",
  "paid",
  "failed",
  "expired",
  "refunded",
  "partly_refunded",
  "renewed",
  "mismatch",
] as const;

/** Something that happened to a payment. Written once, never changed: the state follows from all of them. */
export const paymentEvent = z.object({
  kind: z.enum(eventKinds),
  /** When it happened, by the provider's clock. */
  occurredAt: moment,
  /** When we learned of it. */
  receivedAt: moment,
  /** Until when a pending payment can be made. */
  deadline: moment.optional(),
});

export type PaymentIntent = z.output<typeof paymentIntent>;
export type PaymentSession = z.output<typeof paymentSession>;
export type PaymentEvent = z.output<typeof paymentEvent>;
export type EventKind = PaymentEvent["kind"];
