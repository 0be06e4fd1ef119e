import type { EventKind, PaymentEvent } from "./payment-records";

/**
 * The events without what the team corrected of refunds and of further sums. What a wrong refund said is left out, and its
 * correction is a part that was refunded, with all that had been by then; a further sum is what it was corrected to.
 */
export function standingEvents(all: readonly PaymentEvent[]): readonly PaymentEvent[] {
  const events = all.filter((event) => !isAboutFurther(event));
  const isCorrection = ({ kind }: PaymentEvent) => kind === "refund_corrected";
  return events
    .filter(isCorrection)
    .toSorted(inTurn)
    .reduce<readonly PaymentEvent[]>(
      (standing, correction) => {
        const right = correction.amount?.minor ?? 0;
        const isWrong = (event: PaymentEvent) =>
          isFirstRefund(event) &&
          event.receivedAt <= correction.receivedAt &&
          (event.amount?.minor ?? Infinity) > right;
        const part = { ...correction, kind: "partly_refunded" } as const;
        return [...standing.filter((event) => !isWrong(event)), ...(right > 0 ? [part] : [])];
      },
      [...events.filter((event) => !isCorrection(event)), ...furtherSums(all)],
    );
}

const isAboutFurther = ({ kind }: PaymentEvent) => kind === "further" || kind === "further_corrected";

/** What came in of a transfer after it was paid, as the team recorded it, the latest record last: a correction is of the one before it, or of the one that it names. */
export function furtherSums(events: readonly PaymentEvent[]): readonly PaymentEvent[] {
  return events
    .filter(isAboutFurther)
    .toSorted((one, other) => inTurn(one, other) || one.kind.localeCompare(other.kind))
    .reduce<readonly PaymentEvent[]>((sums, event) => {
      const isWrong = ({ occurredAt }: PaymentEvent) =>
        event.kind === "further_corrected" && occurredAt === (event.corrects ?? occurredAt);
      const wrong = sums.findLast(isWrong);
      const before = sums.filter((sum) => sum !== wrong);
      return event.amount?.minor === 0 ? before : [...before, { ...event, kind: "further" }];
    }, []);
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
