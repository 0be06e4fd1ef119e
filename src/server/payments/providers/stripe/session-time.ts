import type { Stripe } from "stripe";

/** What a session has to be asked for with, so that its time is known. */
export const timesToExpand = ["payment_intent.latest_charge", "invoice"];

/**
 * When what a session says happened, in seconds since 1970: when its card was charged, or its subscription's first invoice
 * was paid, or when it ran out. While its payment is on its way, when it was opened.
 */
export function timeOfSession(session: Stripe.Checkout.Session): number {
  const { status, created, expires_at } = session;
  if (status === "expired") return expires_at;
  const charge = objectOf(objectOf(session.payment_intent)?.latest_charge);
  return charge?.created ?? objectOf(session.invoice)?.status_transitions.paid_at ?? created;
}

/** An object that was asked for; undefined if there is none, or only its id. */
function objectOf<Expanded extends object>(
  found: string | Expanded | null | undefined,
): Expanded | undefined {
  return typeof found === "object" && found !== null ? found : undefined;
}
