import { day } from "../../domain/durations";
import { hasComeIn, isOpen } from "../../domain/payment";
import { arrivalsOf, isBeforeBegin, isWithdrawn, paymentState } from "../payments/store/payment-state";
import type { StoredPayment } from "../payments/store/payments";
import { shortReference } from "../reference";
import type { Credit } from "./statement/read-statement";

/** Why nothing is done for a credit. */
export type Reason = "none" | "several" | "early" | "late" | "again" | "other_day" | "other_sum";

/** What is to be done about a credit. `known`: it was recorded before. */
export type Decision =
  | { readonly action: "record"; readonly credit: Credit; readonly payment: StoredPayment }
  | { readonly action: "known"; readonly credit: Credit }
  | {
      readonly action: "leave";
      readonly credit: Credit;
      readonly reason: Reason;
      readonly payments: readonly StoredPayment[];
    };

/** The references for which credits were recorded before, by the credits' ids. */
export type RecordedCredits = ReadonlyMap<string, string>;

/** A transfer and a credit belong together only if no more days than these are between them. */
const nearDays = 30;

/** How a transfer stands: `byHand` if somebody confirmed it, or a further sum of it, without a statement. */
type Standing = "open" | "late" | "byHand" | "settled";

/**
 * Decides about each credit of a statement. A credit belongs to a transfer with exactly its sum if its description names
 * the transfer's reference, or if no other transfer comes into question. Credits that name a transfer are decided before
 * those that have only its sum. Everything else is left to the treasurer.
 */
export function matchCredits(
  credits: readonly Credit[],
  transfers: readonly StoredPayment[],
  recorded: RecordedCredits,
): readonly Decision[] {
  const withdrawn = new Set(transfers.filter(({ events }) => isWithdrawn(events)).map(referenceOf));
  const counted = new Map<string, number>();
  const count = (reference: string) => counted.set(reference, (counted.get(reference) ?? 0) + 1);
  for (const reference of recorded.values()) if (!withdrawn.has(reference)) count(reference);
  const standingOf = ({ intent, events }: StoredPayment): Standing => {
    const state = paymentState(events);
    const credited = counted.get(intent.reference) ?? 0;
    if (hasComeIn(state)) return credited < arrivalsOf(intent, events).length ? "byHand" : "settled";
    if (credited > 0) return "settled";
    return isOpen(state) ? "open" : "late";
  };
  const names = (credit: Credit) => transfers.some((transfer) => isNamed(transfer, credit));
  const namedFirst = credits.toSorted((a, b) => Number(names(b)) - Number(names(a)));
  const decisions = namedFirst.map((credit) => {
    const before = recorded.get(credit.id);
    if (before !== undefined) return again(credit, before, transfers);
    const decision = decide(credit, transfers, standingOf);
    if (decision.action === "record") count(decision.payment.intent.reference);
    return decision;
  });
  return decisions.toSorted((a, b) => a.credit.row - b.credit.row);
}

/** A credit that was recorded before; if the run was interrupted then, its payment still has to be. */
function again(credit: Credit, reference: string, transfers: readonly StoredPayment[]): Decision {
  const payment = transfers.find(({ intent }) => intent.reference === reference);
  const isDone = !payment || hasComeIn(paymentState(payment.events)) || isWithdrawn(payment.events);
  return isDone ? { action: "known", credit } : { action: "record", credit, payment };
}

const referenceOf = ({ intent }: StoredPayment) => intent.reference;

function decide(
  credit: Credit,
  transfers: readonly StoredPayment[],
  standingOf: (transfer: StoredPayment) => Standing,
): Decision {
  const leave = (reason: Reason, payments: readonly StoredPayment[]): Decision => {
    return { action: "leave", credit, reason, payments };
  };
  // of one that was confirmed by hand, its line is noted if it says what was confirmed
  const settle = (payment: StoredPayment): Decision => {
    const standing = standingOf(payment);
    if (standing === "settled") return leave("again", [payment]);
    if (standing !== "byHand" || isRecorded(credit, payment)) return { action: "record", credit, payment };
    const isSum = arrivalsOf(payment.intent, payment.events).some(
      ({ amount }) => amount.minor === credit.rupiah,
    );
    return leave(isSum ? "other_day" : "again", [payment]);
  };
  const named = transfers.filter((transfer) => isNamed(transfer, credit));
  const [byName, ...others] = named;
  if (byName && others.length === 0) {
    if (isBeforeBegin(credit.date, byName.intent)) return leave("early", named);
    const isAwaited = !hasComeIn(paymentState(byName.events));
    const isOtherSum = byName.intent.charge.minor !== credit.rupiah;
    return isAwaited && isOtherSum ? leave("other_sum", named) : settle(byName);
  }
  if (byName) return leave("several", named);
  const near = transfers.filter((each) => each.intent.charge.minor === credit.rupiah && isNear(each, credit));
  const [first, ...more] = near.filter((each) => standingOf(each) !== "settled");
  if (!first) return leave(near.length > 0 ? "again" : "none", near);
  if (more.length > 0) return leave("several", [first, ...more]);
  if (standingOf(first) !== "late") return settle(first);
  return leave("late", [first]);
}

/** Whether what a credit says, its sum and its day, is recorded for a transfer. */
export function isRecorded(
  { date, rupiah }: Pick<Credit, "date" | "rupiah">,
  { intent, events }: StoredPayment,
): boolean {
  return arrivalsOf(intent, events).some((each) => each.date === date && each.amount.minor === rupiah);
}

/** Whether the description of a credit names a transfer's reference; banks leave out its hyphen, or cut it. */
function isNamed({ intent }: StoredPayment, { description }: Credit): boolean {
  const letters = description.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return letters.includes(shortReference(intent.reference).replace("-", ""));
}

/** Whether a transfer was started before a credit, and was open or ended not long before it. */
function isNear({ intent, events }: StoredPayment, { date }: Credit): boolean {
  const ends = events.map(({ kind, occurredAt }) => (kind === "pending" ? 0 : Date.parse(occurredAt)));
  const last = Math.max(Date.parse(intent.createdAt), ...ends);
  return !isBeforeBegin(date, intent) && Date.parse(date) - last <= nearDays * day;
}
