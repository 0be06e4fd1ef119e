import type Stripe from "stripe";
import type { WebhookMessage } from "../provider";

/** Maximum age of a message at its arrival, in seconds; an older one may be a replay. */
const tolerance = 300;

export type SignedEvent =
  { readonly ok: true; readonly event: unknown } | { readonly ok: false; readonly reason: "signature" };

/** Verifies a message's signature with each of the secrets and returns its event. */
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
      // not signed with this secret: try the next one
    }
  }
  return { ok: false, reason: "signature" };
}
