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

/** How this site takes payments; null until that is known, and where none are taken. */
export function usePaymentMethods(): LivePayments | null {
  const [payments, setPayments] = useState<LivePayments | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetchMethods(leaving.signal).then(setPayments, () => undefined);
    return () => leaving.abort();
  }, []);
  return payments;
}

async function fetchMethods(signal: AbortSignal): Promise<LivePayments | null> {
  const response = await fetch("/api/payments/methods", { signal });
  const answer = (await response.json()) as LivePayments | { readonly mode: "sample" };
  return answer.mode === "live" ? answer : null;
}
