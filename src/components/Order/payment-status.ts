import { apiPath } from "../../domain/api-path";
import type { Payment } from "../../domain/contract/payment-answers";

/** Result of looking up the payment in the page's address. */
export type PaymentLookUp =
  | { readonly status: "looking" | "unknown" | "unreachable" }
  | { readonly status: "found"; readonly payment: Payment };

/** Looks up a payment by its reference, with its title in a language; an empty one is `unknown`. Never throws. */
export async function lookUpPayment(
  reference: string,
  lang: string,
  signal: AbortSignal,
): Promise<PaymentLookUp> {
  if (reference === "") return { status: "unknown" };
  try {
    const address = `${apiPath("payments/status")}?${new URLSearchParams({ ref: reference, lang }).toString()}`;
    const response = await fetch(address, { signal, cache: "no-store" });
    if (response.status === 404) return { status: "unknown" };
    if (!response.ok) return { status: "unreachable" };
    const { payment } = (await response.json()) as { readonly payment: Payment };
    return { status: "found", payment };
  } catch {
    return { status: "unreachable" };
  }
}
