// What browser and server both know about orders and payments. `contract/` has what they send each other.

import { apiPath } from "./api-path";
import type { RefusalCode } from "./contract/refusal-codes";
import type { Currency } from "./currency";

export const orderKinds = ["donation", "purchase"] as const;
export type OrderKind = (typeof orderKinds)[number];

export const frequencies = ["once", "monthly"] as const;
export type Frequency = (typeof frequencies)[number];

/** What words call a donation: `server:order.<name>`, `server:sample.<name>`. */
export const donationName = (frequency: Frequency) =>
  frequency === "monthly" ? "monthlyDonation" : "donation";

export const providerIds = ["sample", "stripe", "midtrans", "transfer"] as const;
export type ProviderId = (typeof providerIds)[number];

/** Where orders of each kind are posted, by scripts and by plain forms. */
export const orderAddresses = {
  donation: apiPath("donations"),
  purchase: apiPath("purchases"),
} as const satisfies Readonly<Record<OrderKind, string>>;
export type OrderAddress = (typeof orderAddresses)[OrderKind];

/** Pages about orders, for browsers without scripts: what an order would charge, and how a payment stands. */
export const orderPages = { review: apiPath("payments/review"), result: apiPath("payments/result") } as const;

/** Name of the form field with the chosen preset amount of a currency. */
export function presetField(currency: Currency): `preset${Currency}` {
  return `preset${currency}`;
}

/** Origins of the payment pages that payers are sent to. Content security policies let forms lead there. */
export const paymentPages = {
  stripe: "https://checkout.stripe.com",
  midtrans: "https://app.midtrans.com",
  midtransSandbox: "https://app.sandbox.midtrans.com",
} as const;

/** Origin of Stripe's page for the card and the amount of a monthly donation. */
export const stripeBilling = "https://billing.stripe.com";

/** Why an order was refused. Its words are `forms:problems.<problem>`. */
export const orderProblems = [
  "payment_invalid",
  "not_on_sale",
  "payment_rate_limited",
  "payment_unavailable",
  "sums_taken",
  "cross_origin",
] as const satisfies readonly RefusalCode[];
export type OrderProblem = (typeof orderProblems)[number];

/** In the address of a payment's result: somebody who wanted to pay was led there, because they had paid, or what they paid is on its way. */
export const earlier = "earlier";

/** Seconds until a payment that is still pending is looked up again. */
export const recheckSeconds = 20;

export const paymentStates = [
  "created",
  "pending",
  "paid",
  "failed",
  "expired",
  /** Its page was closed because the payer began again. */
  "replaced",
  "refunded",
  /** Another sum than the agreed one was reported: nothing counts as paid, and a person has to compare. */
  "mismatch",
] as const;
/** How a monthly donation stands after its first payment. */
export const giftStates = ["running", "failing", "ended"] as const;
export type GiftState = (typeof giftStates)[number];

export type PaymentState = (typeof paymentStates)[number];

/** Whether a payment may still be made, as far as is known. */
export function isOpen(state: PaymentState): boolean {
  return state === "created" || state === "pending";
}

/** Whether the money of a payment came in, even if it went back later. */
export function hasComeIn(state: PaymentState): boolean {
  return state === "paid" || state === "refunded";
}

/** Path of the page where donors look after a monthly donation, or ask for the link to it. */
export function giftsPath(language: string): string {
  return `${apiPath("gifts")}?lang=${language}`;
}
