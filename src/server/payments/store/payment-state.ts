import type { Money } from "../../../domain/money";
import type { PaymentState } from "../../../domain/payment";
import { dateInZone } from "../../../domain/zone-time";
import type { EventKind, PaymentEvent, PaymentIntent } from "./payment-records";
import { furtherSums, isFirstRefund, lastRecorded, standingEvents } from "./standing-events";

/**
 * Derives the state from all events, regardless of the order in which they arrived. `refunded` outranks
 * `paid`, which outranks `mismatch`, which outranks `replaced`, which outranks `pending`, `failed` and `expired`; of
 * these three the latest counts. Other kinds do not change the state, but for a dispute that took everything back, and a
 * correction that nothing came in.
 */
export function paymentState(all: readonly PaymentEvent[]): PaymentState {
  const events = standingEvents(all);
  if (events.some(({ kind }) => kind === "refunded") || wasTakenBack(events)) return "refunded";
  if (paidEvent(events)) return "paid";
  if (events.some(({ kind }) => kind === "mismatch")) return "mismatch";
  if (events.some(({ kind }) => kind === "replaced")) return "replaced";
  return latestAttempt(events)?.kind ?? "created";
}

/** Whether what was paid first went back by the payer's bank alone: we refunded nothing. */
export function bankTookBack(all: readonly PaymentEvent[]): boolean {
  const events = standingEvents(all);
  return wasTakenBack(events) && !events.some(isFirstRefund);
}

/** Whether the payer's bank asks for money back, and nobody has said yet how that ended. */
export function isDisputed(events: readonly PaymentEvent[]): boolean {
  const ends = events.filter(({ kind }) => kind === "dispute_won" || kind === "dispute_lost");
  return events.some(
    ({ kind, occurredAt }) => kind === "disputed" && !ends.some((end) => end.occurredAt >= occurredAt),
  );
}

/**
 * Whether later months of a gift were stored without their invoices, as earlier releases did. Then what names no invoice
 * may be about any month; otherwise it is about the first.
 */
export function hasNamelessMonths(events: readonly PaymentEvent[]): boolean {
  return events.some(({ kind, renewal }) => kind === "renewed" && renewal === undefined);
}

/**
 * Whether the payer's bank took back what was paid first, or what of it we had not refunded by then. Not if nobody says
 * which month of a gift it was.
 */
function wasTakenBack(events: readonly PaymentEvent[]): boolean {
  const first = events.filter(({ renewal }) => renewal === undefined);
  const amounts = (wanted: EventKind) =>
    first.flatMap(({ kind, amount }) => (kind === wanted && amount ? [amount.minor] : []));
  const paid = Math.max(...amounts("paid"), 0);
  const refunded = Math.max(...amounts("partly_refunded"), 0);
  return paid > 0 && !hasNamelessMonths(events) && refunded + Math.max(...amounts("dispute_lost")) >= paid;
}

/** The event that says what was paid first, and when: the first report, or what the team recorded since its last correction. */
export function paidEvent(events: readonly PaymentEvent[]): PaymentEvent | undefined {
  const correction = lastRecorded(events, "corrected");
  const since = correction?.receivedAt ?? "";
  const counts = events.find(({ kind, receivedAt }) => kind === "paid" && receivedAt > since) ?? correction;
  return counts?.amount?.minor === 0 ? undefined : counts;
}

/** Whether the team took back that a payment had come in: nothing has, and it may still come. */
export function isWithdrawn(events: readonly PaymentEvent[]): boolean {
  return events.some(({ kind }) => kind === "paid") && !paidEvent(events);
}

/** What came in first for a payment that was paid: the charge, unless the team confirmed another amount. */
export function firstAmount({ charge }: PaymentIntent, events: readonly PaymentEvent[]): Money {
  return paidEvent(events)?.amount ?? charge;
}

/** A sum that came in, and the organisation's day. */
export interface Arrival {
  readonly date: string;
  readonly amount: Money;
}

/** Each sum that came in for a payment, but for later months of a gift: what was paid first, then further ones by day. None before it is paid. */
export function arrivalsOf(intent: PaymentIntent, events: readonly PaymentEvent[]): readonly Arrival[] {
  const first = paidEvent(events);
  const further = furtherSums(events).toSorted((one, other) =>
    one.occurredAt.localeCompare(other.occurredAt),
  );
  return (first ? [first, ...further] : []).map((event) => ({
    date: dayOf(event),
    amount: event.amount ?? intent.charge,
  }));
}

/** All that came in for a payment that was paid, but for later months of a gift: what came first, and further sums of a transfer. */
export function receivedAmount(intent: PaymentIntent, events: readonly PaymentEvent[]): Money {
  const [first = { amount: intent.charge }, ...further] = arrivalsOf(intent, events);
  return further.reduce((sum, { amount }) => ({ ...sum, minor: sum.minor + amount.minor }), first.amount);
}

/** The organisation's day of an event. */
export function dayOf({ occurredAt }: Pick<PaymentEvent, "occurredAt">): string {
  return dateInZone(Date.parse(occurredAt));
}

/** The organisation's day on which a payment was begun. */
export function begunOn({ createdAt }: Pick<PaymentIntent, "createdAt">): string {
  return dateInZone(Date.parse(createdAt));
}

/** Whether a day is before a payment was begun: what came in then was for something else. */
export function isBeforeBegin(date: string, intent: Pick<PaymentIntent, "createdAt">): boolean {
  return date < begunOn(intent);
}

/** The organisation's day on which a payment was paid; of a monthly gift, its first month. */
export function paidDay(events: readonly PaymentEvent[]): string | undefined {
  const paid = paidEvent(events);
  return paid && dayOf(paid);
}

/** When a payment was paid, by the provider's time; of a monthly gift, its first month. */
export function paidAt(events: readonly PaymentEvent[]): string | undefined {
  return paidEvent(events)?.occurredAt;
}

/** When a pending payment expires, as an ISO 8601 time; undefined if unknown or not pending. */
export function paymentDeadline(events: readonly PaymentEvent[]): string | undefined {
  return paymentState(events) === "pending" ? latestAttempt(events)?.deadline : undefined;
}

type Attempt = PaymentEvent & { readonly kind: "pending" | "failed" | "expired" };

const isAttempt = (event: PaymentEvent): event is Attempt =>
  event.kind === "pending" || event.kind === "failed" || event.kind === "expired";

const certainty: Readonly<Record<Attempt["kind"], number>> = { pending: 0, failed: 1, expired: 2 };

/** The latest attempt by the provider's time; of two at the same time, the more final one. */
function latestAttempt(events: readonly PaymentEvent[]): Attempt | undefined {
  return events
    .filter(isAttempt)
    .sort((a, b) => a.occurredAt.localeCompare(b.occurredAt) || certainty[a.kind] - certainty[b.kind])
    .at(-1);
}
