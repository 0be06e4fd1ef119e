import { countedLoss } from "../ledger/sums";
import type { Notice } from "../payments/notices";
import { giftAmount, giftState, goesOn } from "../payments/store/gift-state";
import type { PaymentEvent } from "../payments/store/payment-records";
import { isDisputed, isWithdrawn, paidEvent, paymentState } from "../payments/store/payment-state";
import { readPayment, type StoredPayment } from "../payments/store/payments";
import { lastRecorded, standingEvents } from "../payments/store/standing-events";
import { paidFor } from "../payments/tell-of-double";
import type { Store } from "../storage/store";

/** Whether what the e-mail to a payer would say is still so: it may be sent long after the event. */
export async function isStillSo(notice: Notice, payment: StoredPayment, store: Store) {
  const { kind, amount, occurredAt, other } = notice;
  const { intent, events } = payment;
  const standing = standingEvents(events);
  switch (kind) {
    case "pending":
    case "expired": {
      // of what is paid otherwise, only a transfer may still be wanted: its mail says so
      const isWanted = kind === "pending" && intent.provider === "transfer";
      return paymentState(events) === kind && (isWanted || (await paidFor(store, intent)).length === 0);
    }
    case "paid":
      return !isWithdrawn(events);
    case "corrected":
      return payment.isThanked && (paidEvent(events)?.amount?.minor ?? 0) === amount?.minor;
    case "further":
      return standing.some(
        (event) =>
          event.kind === kind && event.amount?.minor === amount?.minor && event.occurredAt === occurredAt,
      );
    case "refunded":
      return !lastRecorded(events, "refund_corrected") || standing.some((event) => event.kind === kind);
    case "partly_refunded": {
      const isPart = standing.some((event) => event.kind === kind && event.amount?.minor === amount?.minor);
      // of a monthly gift it may concern any month
      return isPart && (intent.frequency === "monthly" || !wasRefundedFurther(standing, amount?.minor ?? 0));
    }
    case "further_corrected":
    case "refund_corrected":
      return lastRecorded(events, kind)?.amount?.minor === amount?.minor;
    case "dispute_lost":
      return countedLoss(notice, payment)?.minor !== 0;
    case "renewal_failed":
      return giftState(payment) === "failing";
    case "link":
      return goesOn(payment);
    case "changed":
      return giftState(payment) !== "ended" && giftAmount(intent, events).minor === amount?.minor;
    case "double": {
      const first = other === undefined ? undefined : await readPayment(store, other);
      return [payment, first].every((each) => !each || paymentState(each.events) === "paid");
    }
    default:
      return true;
  }
}

/**
 * What an e-mail says instead, `server:mail.notice.<words>`, if what it asks the team to do has come to nothing since: the
 * dispute has ended, or one of two payments went back.
 */
export async function lapsedWords(
  { kind, renewal, other }: Notice,
  { events }: StoredPayment,
  store: Store,
): Promise<"disputedOver" | "doubleOver" | undefined> {
  if (kind === "disputed") {
    const ofMonth = events.filter((event) => event.renewal === renewal);
    const hasEnded = ofMonth.some((event) => event.kind === kind) && !isDisputed(ofMonth);
    return hasEnded ? "disputedOver" : undefined;
  }
  if (kind !== "double") return undefined;
  const first = other === undefined ? undefined : await readPayment(store, other);
  const wentBack = [events, first?.events ?? []].some((each) => paymentState(each) === "refunded");
  return wentBack ? "doubleOver" : undefined;
}

/** Whether more was refunded than a sum. What the payer's bank took back is no refund. */
function wasRefundedFurther(events: readonly PaymentEvent[], minor: number): boolean {
  return events.some(
    ({ kind, amount }) => kind === "refunded" || (kind === "partly_refunded" && (amount?.minor ?? 0) > minor),
  );
}
