import type { Money } from "../../../domain/money";
import { type GiftState, hasComeIn } from "../../../domain/payment";
import type { EventKind, PaymentEvent, PaymentIntent } from "./payment-records";
import { dayOf, paidDay, paymentState } from "./payment-state";
import type { StoredPayment } from "./payments";

const latest = (events: readonly PaymentEvent[], kinds: readonly EventKind[]): PaymentEvent | undefined =>
  events
    .filter(({ kind }) => kinds.includes(kind))
    .sort((a, b) => a.occurredAt.localeCompare(b.occurredAt))
    .at(-1);

/**
 * The state of a monthly donation, from all events in whatever order they arrived; undefined of others, and
 * before its first payment. `failing`: the last renewal could not be taken.
 */
export function giftState({
  intent,
  events,
}: Pick<StoredPayment, "intent" | "events">): GiftState | undefined {
  if (intent.frequency !== "monthly") return undefined;
  if (events.some(({ kind }) => kind === "ended")) return "ended";
  if (!hasComeIn(paymentState(events))) return undefined;
  return latest(events, ["renewed", "renewal_failed"])?.kind === "renewal_failed" ? "failing" : "running";
}

/** Whether a payment is a monthly donation that goes on, though its last renewal may have failed. */
export function goesOn(payment: Pick<StoredPayment, "intent" | "events">): boolean {
  const state = giftState(payment);
  return state === "running" || state === "failing";
}

const aboutOneMonth: readonly EventKind[] = [
  ...(["refunded", "partly_refunded", "refund_corrected", "renewal_refunded"] as const),
  ...(["disputed", "dispute_won", "dispute_lost"] as const),
];

/** The organisation's day on which the month was paid of which something went back, or is asked back, of a monthly donation. */
export function monthPaidOn(
  { kind, renewal }: { readonly kind: string; readonly renewal?: string | undefined },
  { intent, events }: Pick<StoredPayment, "intent" | "events">,
): string | undefined {
  if (intent.frequency !== "monthly" || !aboutOneMonth.some((each) => each === kind)) return undefined;
  if (renewal === undefined) return paidDay(events);
  const paid = renewalOf(renewal, events);
  return paid && dayOf(paid);
}

/** The payment of a later month of a monthly donation, by its invoice. */
export function renewalOf(
  renewal: string | undefined,
  events: readonly PaymentEvent[],
): PaymentEvent | undefined {
  return events.find((event) => event.kind === "renewed" && event.renewal === renewal);
}

/** What a monthly donation takes each month: what it was last changed to. */
export function giftAmount(intent: PaymentIntent, events: readonly PaymentEvent[]): Money {
  return latest(events, ["changed"])?.amount ?? intent.charge;
}

/** What a donor chose to give, or changed a monthly donation to since. */
export function chosenAmount({ chosen }: PaymentIntent, events: readonly PaymentEvent[]): Money {
  return latest(events, ["changed"])?.amount ?? chosen;
}

/** The day on which a monthly donation ended, in the organisation's time zone; undefined while it goes on. */
export function giftEnd(events: readonly PaymentEvent[]): string | undefined {
  const end = latest(events, ["ended"]);
  return end && dayOf(end);
}
