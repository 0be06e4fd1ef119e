import type { Money } from "../../domain/money";
import type { EventKind, PaymentEvent } from "../payments/store/payment-records";
import { dayOf, isDisputed } from "../payments/store/payment-state";
import { standingEvents } from "../payments/store/standing-events";

const remarkKinds = [
  "partly_refunded",
  "mismatch",
  "disputed",
  "dispute_won",
  "dispute_lost",
  "beyond",
] as const;
export type EventRemark = (typeof remarkKinds)[number];

/** A sum that was paid back, or that the payer's bank took back, and the day. */
export interface Refund {
  readonly date: string;
  readonly amount: Money;
  readonly byBank: boolean;
}

/** How much these are in all, in the smallest unit. */
export function sumOfRefunds(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount.minor, 0);
}

/** Sorts events by the time at which they happened. */
export function inOrder(one: PaymentEvent, other: PaymentEvent): number {
  return one.occurredAt.localeCompare(other.occurredAt);
}

/**
 * Whether an event says how much of a charge went back by then. Earlier releases stored the whole charge.
 *
 * @param isAnyMonths whether what names no invoice may be about any month of a gift
 */
function isKnownPart({ amount, renewal }: PaymentEvent, charge: Money, isAnyMonths: boolean): boolean {
  const isOfOneCharge = !isAnyMonths || renewal !== undefined;
  return isOfOneCharge && amount !== undefined && amount.minor < charge.minor;
}

const totals: ReadonlySet<EventKind> = new Set(["refunded", "partly_refunded", "renewal_refunded"]);

/** What events about one charge say of money that went back. */
export function wentBack(events: readonly PaymentEvent[], charge: Money, isAnyMonths: boolean) {
  const known = events.filter(
    (event) => event.kind !== "partly_refunded" || isKnownPart(event, charge, isAnyMonths),
  );
  const refunds = refundsOf(known, charge);
  // once all of it is known to have gone back, its parts are no question any more
  const isOpen = known.length < events.length && (isAnyMonths || sumOfRefunds(refunds) < charge.minor);
  const isSaid: Readonly<Partial<Record<EventRemark, boolean>>> = {
    partly_refunded: isOpen,
    disputed: isDisputed(events),
    beyond: countedParts(known, charge).some(({ event, told, minor }) => event.amount && told > minor),
  };
  const remarks = remarkKinds.filter(
    (wanted) => isSaid[wanted] ?? events.some(({ kind }) => kind === wanted),
  );
  return { refunds, remarks };
}

/** What went back by each event, no more than came in. */
function refundsOf(events: readonly PaymentEvent[], charge: Money): readonly Refund[] {
  return countedParts(events, charge).flatMap(({ event, minor }) =>
    minor > 0
      ? [{ date: dayOf(event), amount: { ...charge, minor }, byBank: event.kind === "dispute_lost" }]
      : [],
  );
}

/**
 * What events say that went back, in the smallest unit, and what counts of it: together no more than the charge.
 * Providers report the sum of all refunds so far, but each lost dispute alone.
 */
export function countedParts(events: readonly PaymentEvent[], charge: Money) {
  const minorOf = ({ amount }: PaymentEvent) => (amount ?? charge).minor;
  // a smaller sum of refunds is one of fewer, whenever it was reported
  const refunded = events
    .filter(({ kind }) => totals.has(kind))
    .toSorted((one, other) => minorOf(one) - minorOf(other) || inOrder(one, other));
  const told = [
    ...refunded.map((event, index) => {
      const before = refunded[index - 1];
      return { event, told: minorOf(event) - (before ? minorOf(before) : 0) };
    }),
    ...events.filter(({ kind }) => kind === "dispute_lost").map((event) => ({ event, told: minorOf(event) })),
  ];
  let left = charge.minor;
  return told
    .toSorted((one, other) => inOrder(one.event, other.event))
    .map((part) => {
      const minor = Math.min(part.told, left);
      left -= minor;
      return { ...part, minor };
    });
}

/** Whether a part of this sum was recorded for this day before. Each event has the total of all parts so far. */
export function isRecordedPart(
  events: readonly PaymentEvent[],
  { date, amount }: Omit<Refund, "byBank">,
): boolean {
  const parts = standingEvents(events).filter(({ kind }) => kind === "partly_refunded");
  const totalOf = (event: PaymentEvent) => event.amount?.minor ?? 0;
  const before = (total: number) => Math.max(0, ...parts.map(totalOf).filter((each) => each < total));
  return parts.some(
    (event) => dayOf(event) === date && totalOf(event) - before(totalOf(event)) === amount.minor,
  );
}
