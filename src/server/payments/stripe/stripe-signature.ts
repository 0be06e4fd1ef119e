import type Stripe from "stripe";
import type { WebhookMessage } from "../provider";

/** Seconds by which a message may be older than its arrival: an old one is being replayed. */
const tolerance = 300;

export type SignedEvent =
  { readonly ok: true; readonly event: unknown } | { readonly ok: false; readonly reason: "signature" };

/** The event of a message whose raw bytes one of the secrets signed. */
export function readSigned(stripe: Stripe, message: WebhookMessage, secrets: readonly string[]): SignedEvent {
  const header = message.header("stripe-signature") ?? "";
  for (const secret of secrets) {
    try {
      const receivedAt = message.receivedAt.getTime();
      const event = stripe.webhooks.constructEvent(
        message.body,
        header,
        secret,
        tolerance,
        undefined,
        receivedAt,
      );
      return { ok: true, event };
    } catch {
      // signed with another of the secrets, or by someone else
    }
  }
  return { ok: false, reason: "signature" };
}
