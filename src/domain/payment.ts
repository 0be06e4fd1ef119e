// What browser and server say to each other about orders and payments. docs/api.md describes it for others.

import type { Currency, PlainAmount } from "./money";

export const orderKinds = ["donation", "purchase"] as const;
export type OrderKind = (typeof orderKinds)[number];

export const frequencies = ["once", "monthly"] as const;
export type Frequency = (typeof frequencies)[number];

export const providerIds = ["sample", "stripe", "midtrans"] as const;
export type ProviderId = (typeof providerIds)[number];

/** Where orders of each kind are posted, by scripts and by plain forms. */
export const orderAddresses = {
  donation: "/api/donations",
  purchase: "/api/purchases",
} as const satisfies Readonly<Record<OrderKind, string>>;
export type OrderAddress = (typeof orderAddresses)[OrderKind];

/** Origins of the payment pages that payers are sent to. Content security policies let forms lead there. */
export const paymentPages = {
  stripe: "https://checkout.stripe.com",
  midtrans: "https://app.midtrans.com",
  midtransSandbox: "https://app.sandbox.midtrans.com",
} as const;

/** Smallest and largest accepted amount, as plain decimals of a currency. */
export interface OrderBounds {
  readonly currency: Currency;
  readonly minimum: string;
  readonly maximum: string;
}

/** A payment method, as `GET /api/payments/methods` lists it. */
export interface PaymentMethod {
  readonly id: Exclude<ProviderId, "sample">;
  readonly currency: Currency;
  readonly kinds: readonly OrderKind[];
  readonly frequencies: readonly Frequency[];
  readonly minimum: string;
  readonly maximum: string;
}

/** How a site takes payments. In sample mode everything can be tried, and nothing is charged. */
export type Payments =
  | {
      readonly mode: "live";
      readonly methods: readonly PaymentMethod[];
      /** Rupiah for one dollar, and the date of that rate. */
      readonly rupiahRate: { readonly perDollar: number; readonly date: string } | null;
    }
  | { readonly mode: "sample"; readonly methods: readonly [] };

/** Why an order was refused. Its words are `forms:problems.<problem>`. */
export const orderProblems = [
  "payment_invalid",
  "not_on_sale",
  "payment_rate_limited",
  "payment_unavailable",
  "cross_origin",
] as const;
export type OrderProblem = (typeof orderProblems)[number];

/** The answer to an order that was accepted. */
export type OrderStart =
  | { readonly status: "sample"; readonly amount: PlainAmount }
  | {
      readonly status: "redirect";
      readonly url: string;
      readonly reference: string;
      readonly method: ProviderId;
      readonly amount: PlainAmount;
    };

/** The answer to an order that was refused. */
export interface OrderError {
  readonly status: "error";
  readonly code: string;
  /** An error code for each refused field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The bounds that a refused amount missed. */
  readonly bounds?: OrderBounds | undefined;
}

/** Seconds until a payment that is still pending is looked up again. */
export const recheckSeconds = 20;

export type PaymentState = "created" | "pending" | "paid" | "failed" | "expired" | "refunded";

/** A payment, as anyone who has its reference may see it: nothing about the person who paid. */
export interface Payment {
  readonly state: PaymentState;
  /** `no` only if the provider said so or never opened a payment page. */
  readonly charged: "yes" | "no" | "unknown";
  readonly reference: string;
  readonly kind: OrderKind;
  readonly slug: string;
  readonly title: string;
  readonly frequency: Frequency;
  readonly method: ProviderId;
  /** What is charged. */
  readonly amount: PlainAmount;
  /** The amount in dollars, as the payer chose it, to be sent again on a retry. */
  readonly dollars: string;
  readonly language: string;
  /** Of a pending payment: until when it can be made, as an ISO date and time. */
  readonly deadline?: string | undefined;
  /** Of an unfinished payment: the provider's payment page. */
  readonly resumeUrl?: string | undefined;
}
