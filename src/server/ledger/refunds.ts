import type { Money } from "../../domain/money";
import type { EventKind, PaymentEvent, PaymentIntent } from "../payments/store/payment-records";
import { dayOf } from "../payments/store/payment-state";

/** A sum that was paid back, or that the payer's bank took back, and the day. */
export interface Refund {
  readonly date: string;
  readonly amount: Money;
  readonly byBank: boolean;
}

/** Sorts events by the time at which they happened. */
export function inOrder(one: PaymentEvent, other: PaymentEvent): number {
  return one.occurredAt.localeCompare(other.occurredAt);
}

/**
 * Whether an event says how much of a charge went back by then. Of a monthly gift it may concern any month unless it
 * names one, and earlier releases stored the whole charge.
 */
export function isKnownPart(
  { amount, renewal }: PaymentEvent,
  { frequency }: PaymentIntent,
  charge: Money,
): boolean {
  const isOfOneCharge = frequency === "once" || renewal !== undefined;
  return isOfOneCharge && amount !== undefined && amount.minor < charge.minor;
}

const totals: ReadonlySet<EventKind> = new Set(["refunded", "partly_refunded", "renewal_refunded"]);

/** What went back by each event: providers report the sum of all refunds so far, but each lost dispute alone. */
export function refundsOf(events: readonly PaymentEvent[], charge: Money): readonly Refund[] {
  let refunded = 0;
  let lost = 0;
  const minorOf = ({ amount }: PaymentEvent) => (amount ?? charge).minor;
  // of one moment, the smaller total came first
  const sorted = events.toSorted((one, other) => inOrder(one, other) || minorOf(one) - minorOf(other));
  return sorted.flatMap((event) => {
    const before = Math.min(refunded + lost, charge.minor);
    const minor = minorOf(event);
    if (totals.has(event.kind)) refunded = Math.max(refunded, minor);
    if (event.kind === "dispute_lost") lost += minor;
    const amount = { ...charge, minor: Math.min(refunded + lost, charge.minor) - before };
    const byBank = event.kind === "dispute_lost";
    return amount.minor > 0 ? [{ date: dayOf(event), amount, byBank }] : [];
  });
}

/** Whether a part of this sum was recorded for this day before. Each event has the total of all parts so far. */
export function isRecordedPart(
  events: readonly PaymentEvent[],
  { date, amount }: Omit<Refund, "byBank">,
): boolean {
  const parts = events.filter(({ kind }) => kind === "partly_refunded");
  const totalOf = (event: PaymentEvent) => event.amount?.minor ?? 0;
  const before = (total: number) => Math.max(0, ...parts.map(totalOf).filter((each) => each < total));
  return parts.some(
    (event) => dayOf(event) === date && totalOf(event) - before(totalOf(event)) === amount.minor,
  );
}
