import type { PaymentState } from "../../domain/payment";
import { type Arrival, arrivalsOf, begunOn, paymentState } from "../payments/store/payment-state";
import type { StoredPayment } from "../payments/store/payments";
import { type EventRemark, type Refund, sumOfRefunds, type wentBack } from "./refunds";

/** What a line of the ledger says of one sum that came in. */
export interface ArrivalPart extends Arrival {
  readonly state: PaymentState | "further";
  readonly refunds: readonly Refund[];
  readonly remarks: readonly EventRemark[];
}

/**
 * What came in for a payment, but for later months of a gift: what was paid first, or is to be, and the further sums of a
 * transfer, oldest first.
 *
 * @param back what went back of all of it
 */
export function arrivalParts(
  { intent, events }: Pick<StoredPayment, "intent" | "events">,
  { refunds, remarks }: ReturnType<typeof wentBack>,
): readonly [ArrivalPart, ...ArrivalPart[]] {
  const state = paymentState(events);
  const awaited = { date: begunOn(intent), amount: intent.charge };
  const [first = awaited, ...further] = arrivalsOf(intent, events);
  const [share = [], ...shares] = sharesOf(refunds, [first, ...further]);
  const laterState: ArrivalPart["state"] = state === "paid" ? "further" : state;
  return [
    { ...first, state, refunds: share, remarks },
    ...further.map((sum, place) => ({
      ...sum,
      state: laterState,
      refunds: shares[place] ?? [],
      remarks: [],
    })),
  ];
}

/** Shares out what went back among the sums of a payment: each refund is first of the last one that had come in by then. */
function sharesOf(refunds: readonly Refund[], sums: readonly Arrival[]): readonly (readonly Refund[])[] {
  const shares: readonly Refund[][] = sums.map(() => []);
  for (const refund of refunds) {
    let rest = refund.amount.minor;
    const open = sums.map(({ date, amount }, place) => ({ date, amount, share: shares[place] ?? [] }));
    const isLate = ({ date }: { readonly date: string }) => Number(date > refund.date);
    const inTurn = open.toReversed().toSorted((one, other) => isLate(one) - isLate(other));
    for (const { amount, share } of inTurn) {
      const minor = Math.min(rest, amount.minor - sumOfRefunds(share));
      if (minor > 0) share.push({ ...refund, amount: { ...amount, minor } });
      rest -= Math.max(0, minor);
    }
  }
  return shares;
}
