import type { PaymentMethod, Payments } from "../../domain/contract/order-answers";
import type { Frequency, OrderKind } from "../../domain/payment";

/** An order, as far as the ways to pay it depend on it. */
export interface OrderType {
  readonly kind: OrderKind;
  readonly frequency: Frequency;
}

/** The ways to pay an order; none in sample mode. */
export function methodsFor({ kind, frequency }: OrderType, payments: Payments): readonly PaymentMethod[] {
  const methods: readonly PaymentMethod[] = payments.methods;
  return methods.filter(({ kinds, frequencies }) => kinds.includes(kind) && frequencies.includes(frequency));
}
