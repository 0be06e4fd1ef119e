import type Stripe from "stripe";
import type { WebhookMessage } from "../provider";

/** Maximum time between the signature of a message and its arrival, in seconds; an older one may be a replay. */
const tolerance = 300;

export type SignedEvent =
  { readonly ok: true; readonly event: unknown } | { readonly ok: false; readonly reason: "signature" };

/** Verifies a message's signature with each of the secrets and returns its event. */
export function readSigned(stripe: Stripe, message: WebhookMessage, secrets: readonly string[]): SignedEvent {
  const header = message.header("stripe-signature") ?? "";
  const receivedAt = message.receivedAt.getTime();
  if (isEarly(header, receivedAt)) return { ok: false, reason: "signature" };
  for (const secret of secrets) {
    try {
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

/** Whether a message was signed in the future: Stripe's package refuses only the past. Also true of times that are none. */
function isEarly(header: string, receivedAt: number): boolean {
  const latest = Math.floor(receivedAt / 1000) + tolerance;
  const times = header.split(",").filter((item) => item.startsWith("t="));
  return !times.every((item) => Number.parseInt(item.slice(2), 10) <= latest);
}
