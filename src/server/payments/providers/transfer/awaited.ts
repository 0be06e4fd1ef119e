import { day } from "../../../../domain/durations";
import { isOpen, type PaymentState } from "../../../../domain/payment";
import { transfers } from "../../../../domain/transfer";
import type { PaymentIntent } from "../../store/payment-records";

/** Until when a transfer is awaited. */
export function transferDeadline({ createdAt }: PaymentIntent): Date {
  return new Date(new Date(createdAt).getTime() + transfers.days * day);
}

/** Whether a transfer is still awaited. After the deadline it is not, recorded or not. */
export function isAwaited(intent: PaymentIntent, state: PaymentState, now: Date): boolean {
  return isOpen(state) && now < transferDeadline(intent);
}
