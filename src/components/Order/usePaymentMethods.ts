import { useEffect, useState } from "react";
import type { Currency } from "../../content-model/amount";

export type OrderKind = "donation" | "purchase";
export type OrderFrequency = "once" | "monthly";

/** A way of paying, as docs/api.md describes it. */
export interface PaymentMethod {
  readonly id: "stripe" | "midtrans";
  readonly currency: Currency;
  readonly kinds: readonly OrderKind[];
  readonly frequencies: readonly OrderFrequency[];
}

/** The ways of paying of a site that takes payments. */
export interface LivePayments {
  readonly mode: "live";
  readonly methods: readonly PaymentMethod[];
  readonly rupiahRate: { readonly perDollar: number; readonly date: string } | null;
}

/** Those of a site without a payment provider: everything can be tried, nothing is charged. */
export interface SamplePayments {
  readonly mode: "sample";
}

export type Payments = LivePayments | SamplePayments;

/** How this site takes payments; undefined until that is known. */
export function usePaymentMethods(): Payments | undefined {
  const [payments, setPayments] = useState<Payments>();
  useEffect(() => {
    const leaving = new AbortController();
    fetchPayments(leaving.signal).then(setPayments, () => undefined);
    return () => leaving.abort();
  }, []);
  return payments;
}

async function fetchPayments(signal: AbortSignal): Promise<Payments | undefined> {
  const response = await fetch("/api/payments/methods", { signal });
  const answer = (await response.json()) as Payments | { readonly mode?: never };
  return answer.mode ? answer : undefined;
}
