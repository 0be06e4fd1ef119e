import type { Money } from "../../domain/money";
import { dateInJakarta } from "../../domain/zone";
import type { EventKind, PaymentEvent, PaymentIntent } from "../payments/store/payment-records";

/** A sum that was paid back, or that the payer's bank took back, and the day. */
export interface Refund {
  readonly date: string;
  readonly amount: Money;
}

/** The day of an event in Jakarta. */
export function dayOf({ occurredAt }: PaymentEvent): string {
  return dateInJakarta(Date.parse(occurredAt));
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
  return events.toSorted(inOrder).flatMap((event) => {
    const before = Math.min(refunded + lost, charge.minor);
    const { minor } = event.amount ?? charge;
    if (totals.has(event.kind)) refunded = Math.max(refunded, minor);
    if (event.kind === "dispute_lost") lost += minor;
    const amount = { ...charge, minor: Math.min(refunded + lost, charge.minor) - before };
    return amount.minor > 0 ? [{ date: dayOf(event), amount }] : [];
  });
}
