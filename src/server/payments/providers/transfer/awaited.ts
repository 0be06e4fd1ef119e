import { day } from "../../../../domain/durations";
import { isOpen } from "../../../../domain/payment";
import { transfers } from "../../../../domain/transfer";
import type { PaymentEvent, PaymentIntent } from "../../store/payment-records";
import { paymentState } from "../../store/payment-state";

/** Until when a transfer is awaited. */
export function transferDeadline({ createdAt }: PaymentIntent): Date {
  return new Date(new Date(createdAt).getTime() + transfers.days * day);
}

/** Whether a transfer is still awaited. After the deadline it is not, recorded or not. */
export function isAwaited(intent: PaymentIntent, events: readonly PaymentEvent[], now: Date): boolean {
  return isOpen(paymentState(events)) && now < transferDeadline(intent);
}
