import type { PaymentEvent, PaymentIntent } from "./payment-records";

export type PaymentState = "created" | "pending" | "paid" | "failed" | "expired" | "refunded";

export interface Transition {
  readonly to: PaymentState;
  /** When it was stored. */
  readonly at: string;
}

/**
 * The state that follows from everything known, in whatever order it became known: money that came
 * outweighs any failure, a refund outweighs that, and of the rest the latest counts.
 */
export function paymentState(events: readonly PaymentEvent[]): PaymentState {
  if (events.some(({ kind }) => kind === "refunded")) return "refunded";
  if (events.some(({ kind }) => kind === "paid")) return "paid";
  return latestAttempt(events)?.kind ?? "created";
}

/** Until when a pending payment can be made, if that is known. */
export function paymentDeadline(events: readonly PaymentEvent[]): string | undefined {
  return paymentState(events) === "pending" ? latestAttempt(events)?.deadline : undefined;
}

/** How the state came about: `created`, and each change with the time at which it was stored. */
export function paymentTransitions(
  intent: PaymentIntent,
  events: readonly PaymentEvent[],
): readonly Transition[] {
  const transitions: Transition[] = [{ to: "created", at: intent.createdAt }];
  const inOrder = [...events].sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
  inOrder.forEach((event, index) => {
    const to = paymentState(inOrder.slice(0, index + 1));
    if (to !== transitions.at(-1)?.to) transitions.push({ to, at: event.receivedAt });
  });
  return transitions;
}

type Attempt = PaymentEvent & { readonly kind: "pending" | "failed" | "expired" };

const isAttempt = (event: PaymentEvent): event is Attempt =>
  event.kind === "pending" || event.kind === "failed" || event.kind === "expired";

const certainty: Readonly<Record<Attempt["kind"], number>> = { pending: 0, failed: 1, expired: 2 };

/** Of two at the same time, the one that leaves less open. */
function latestAttempt(events: readonly PaymentEvent[]): Attempt | undefined {
  return events
    .filter(isAttempt)
    .sort((a, b) => a.occurredAt.localeCompare(b.occurredAt) || certainty[a.kind] - certainty[b.kind])
    .at(-1);
}
