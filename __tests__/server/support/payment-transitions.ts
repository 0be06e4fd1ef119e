import type { PaymentState } from "../../../src/domain/payment";
import type { PaymentEvent, PaymentIntent } from "../../../src/server/payments/store/payment-records";
import { paymentState } from "../../../src/server/payments/store/payment-state";

interface Transition {
  readonly to: PaymentState;
  /** When the change was stored, as an ISO 8601 time. */
  readonly at: string;
}

/** The history of the state: `created`, then each change with the time at which it was stored. */
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
