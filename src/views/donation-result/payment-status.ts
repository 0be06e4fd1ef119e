import type { Currency } from "../../content-model/amount";

/** How a payment stands, as docs/api.md describes it: nothing about the person who paid. */
export interface Payment {
  readonly state: "created" | "pending" | "paid" | "failed" | "expired" | "refunded";
  /** `no` only when the provider has confirmed it. */
  readonly charged: "yes" | "no" | "unknown";
  readonly reference: string;
  readonly kind: "donation" | "purchase";
  readonly slug: string;
  readonly title: string;
  readonly frequency: "once" | "monthly";
  readonly method: string;
  readonly amount: { readonly currency: Currency; readonly value: string };
  /** The amount as it was chosen. */
  readonly dollars: string;
  /** Moment until which a pending payment can be made, in ISO form. */
  readonly deadline?: string;
  /** The payment page of an unfinished payment. */
  readonly resumeUrl?: string;
}

/** What an address of the result page leads to. */
export type PaymentLookUp =
  | { readonly status: "looking" | "unknown" | "unreachable" }
  | { readonly status: "found"; readonly payment: Payment };

/** Asks how the payment of a reference stands; without one there is nothing to ask. Never throws. */
export async function lookUpPayment(reference: string, signal: AbortSignal): Promise<PaymentLookUp> {
  if (reference === "") return { status: "unknown" };
  try {
    const address = `/api/payments/status?ref=${encodeURIComponent(reference)}`;
    const response = await fetch(address, { signal, cache: "no-store" });
    if (response.status === 404) return { status: "unknown" };
    if (!response.ok) return { status: "unreachable" };
    const { payment } = (await response.json()) as { readonly payment: Payment };
    return { status: "found", payment };
  } catch {
    return { status: "unreachable" };
  }
}
