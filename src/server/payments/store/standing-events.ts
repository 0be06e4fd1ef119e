import type { EventKind, PaymentEvent } from "./payment-records";

/**
 * The events without the refunds that the team corrected: what they said is left out, and each correction is a part that
 * was refunded, with all that had been by then.
 */
export function standingEvents(events: readonly PaymentEvent[]): readonly PaymentEvent[] {
  const isCorrection = ({ kind }: PaymentEvent) => kind === "refund_corrected";
  return events
    .filter(isCorrection)
    .toSorted(inTurn)
    .reduce(
      (standing, correction) => {
        const right = correction.amount?.minor ?? 0;
        const isWrong = (event: PaymentEvent) =>
          isFirstRefund(event) &&
          event.receivedAt <= correction.receivedAt &&
          (event.amount?.minor ?? Infinity) > right;
        const part = { ...correction, kind: "partly_refunded" } as const;
        return [...standing.filter((event) => !isWrong(event)), ...(right > 0 ? [part] : [])];
      },
      events.filter((event) => !isCorrection(event)),
    );
}

/** Whether an event says that something of what was paid first was refunded. */
export function isFirstRefund({ kind, renewal }: PaymentEvent): boolean {
  return (kind === "refunded" || kind === "partly_refunded") && renewal === undefined;
}

/** Sorts events by the time at which we received them. */
function inTurn(one: PaymentEvent, other: PaymentEvent): number {
  return one.receivedAt.localeCompare(other.receivedAt);
}

/** The event of a kind that we received last. */
export function lastRecorded(events: readonly PaymentEvent[], wanted: EventKind): PaymentEvent | undefined {
  return events
    .filter(({ kind }) => kind === wanted)
    .toSorted(inTurn)
    .at(-1);
}
