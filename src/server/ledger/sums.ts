import type { Currency } from "../../domain/currency";
import type { Money } from "../../domain/money";
import { hasComeIn } from "../../domain/payment";
import type { Notice } from "../payments/notices";
import { renewalOf } from "../payments/store/gift-state";
import { hasNamelessMonths, receivedAmount } from "../payments/store/payment-state";
import type { StoredPayment } from "../payments/store/payments";
import { standingEvents } from "../payments/store/standing-events";
import { isWithin, type LedgerLine, linesOf, type Period, purposeOf } from "./lines";
import { countedParts, type Refund, sumOfRefunds, wentBack } from "./refunds";

/** What came in and went back in one currency. */
export interface LedgerSum {
  readonly name: string;
  readonly currency: Currency;
  /** How often money came in. */
  readonly count: number;
  readonly received: Money;
  readonly returned: Money;
}

/** One sum that came in, that we sent back, or that the payer's bank took back, on its day. */
export interface Movement {
  readonly line: LedgerLine;
  readonly date: string;
  readonly amount: Money;
  readonly way: "cameIn" | "sentBack" | "takenBack";
}

/** Whether the money of a line came in, even if it went back later. */
export function isReceived({ state }: LedgerLine): boolean {
  return state === "renewed" || state === "further" || hasComeIn(state);
}

/** How much of a line went back in all. */
export function returnedOf({ charge, refunds }: Pick<LedgerLine, "charge" | "refunds">): Money {
  return { ...charge, minor: sumOfRefunds(refunds) };
}

/** The line of what was paid first. */
export function firstLineOf(payment: StoredPayment): LedgerLine {
  return linesOf(payment, () => undefined)[0];
}

/** What went back of a payment, but for later months of a gift, oldest first. */
export function allRefunds(payment: StoredPayment): readonly Refund[] {
  return linesOf(payment, () => undefined)
    .filter(({ state }) => state !== "renewed")
    .flatMap(({ refunds }) => refunds)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** How much is known to have gone back of a payment, but for later months of a gift. */
export function sentBackOf(payment: StoredPayment): Money {
  return returnedOf({ charge: payment.intent.charge, refunds: allRefunds(payment) });
}

/**
 * What the ledger counts of the money that the payer's bank took back, by a notice of it: no more than was left of what was
 * paid. The notice's own sum if it does not say about which month of a gift it is, or its event is unknown.
 */
export function countedLoss(
  { amount, renewal, occurredAt }: Pick<Notice, "amount" | "renewal" | "occurredAt">,
  { intent, events: all }: StoredPayment,
): Money | undefined {
  const events = standingEvents(all).filter((event) => event.renewal === renewal);
  const month = renewalOf(renewal, events);
  const charge = month ? (month.amount ?? intent.charge) : receivedAmount(intent, all);
  const part = countedParts(events, charge).find(
    ({ event }) => event.kind === "dispute_lost" && event.occurredAt === occurredAt,
  );
  return part && amount && !hasNamelessMonths(all) ? { ...charge, minor: part.minor } : amount;
}

/** What of {@link sentBackOf} we returned, or the payer's bank took back, with the organisation's day of the last part. */
export function returnedBy(who: "us" | "bank", payment: StoredPayment): Omit<Refund, "byBank"> | undefined {
  const refunds = allRefunds(payment).filter((refund) => refund.byBank === (who === "bank"));
  const last = refunds.at(-1);
  return last && { date: last.date, amount: returnedOf({ charge: payment.intent.charge, refunds }) };
}

/**
 * The organisation's days on which we refunded something of a payment, or of a later month of a gift, oldest first.
 *
 * @param renewal the invoice of that month; without it, what was paid first
 */
export function refundDays(payment: StoredPayment, renewal?: string): readonly string[] {
  const refunds = renewal === undefined ? allRefunds(payment) : monthRefunds(payment, renewal);
  return [...new Set(refunds.filter(({ byBank }) => !byBank).map(({ date }) => date))].toSorted();
}

function monthRefunds({ intent, events: all }: StoredPayment, renewal: string): readonly Refund[] {
  const events = standingEvents(all).filter((event) => event.renewal === renewal);
  const charge = renewalOf(renewal, events)?.amount ?? intent.charge;
  return wentBack(events, charge, hasNamelessMonths(all)).refunds;
}

/** All movements of a line; none if nothing has come in. */
export function movementsOf(line: LedgerLine): readonly Movement[] {
  const { date, charge, refunds } = line;
  if (!isReceived(line)) return [];
  return [
    { line, date, amount: charge, way: "cameIn" },
    ...refunds.map(({ byBank, ...refund }) => ({
      ...{ line, ...refund },
      way: byBank ? ("takenBack" as const) : ("sentBack" as const),
    })),
  ];
}

/** By what the ledger is summed up. A month is that in which the money came in, or went back. */
export const sumNames = {
  month: ({ date }) => date.slice(0, 7),
  purpose: ({ line }) => purposeOf(line),
  method: ({ line }) => line.method,
} as const satisfies Readonly<Record<string, (movement: Movement) => string>>;

/** Sums up what came in and went back in a period, each currency apart, sorted by name. */
export function ledgerSums(
  lines: readonly LedgerLine[],
  nameOf: (movement: Movement) => string,
  period: Period,
): readonly LedgerSum[] {
  const sums = new Map<string, LedgerSum>();
  for (const movement of lines.flatMap(movementsOf)) {
    if (!isWithin(movement.date, period)) continue;
    const { currency } = movement.amount;
    const name = nameOf(movement);
    const key = `${name} ${currency}`;
    const none = { currency, minor: 0 };
    sums.set(
      key,
      added(sums.get(key) ?? { name, currency, count: 0, received: none, returned: none }, movement),
    );
  }
  return [...sums.entries()].sort(([one], [other]) => one.localeCompare(other)).map(([, sum]) => sum);
}

function added(sum: LedgerSum, { amount, way }: Movement): LedgerSum {
  const { received: came, returned: went } = sum;
  if (way !== "cameIn") return { ...sum, returned: { ...went, minor: went.minor + amount.minor } };
  return { ...sum, count: sum.count + 1, received: { ...came, minor: came.minor + amount.minor } };
}
