import type { Money } from "../../domain/money";
import type { Frequency, OrderKind, PaymentState, ProviderId } from "../../domain/payment";
import type { PaymentEvent, PaymentIntent } from "../payments/store/payment-records";
import { dayOf, hasNamelessMonths, paymentState, receivedAmount } from "../payments/store/payment-state";
import type { StoredPayment } from "../payments/store/payments";
import { standingEvents } from "../payments/store/standing-events";
import { shortReference } from "../reference";
import { type ArrivalPart, arrivalParts } from "./arrivals";
import { inOrder, type Refund, type EventRemark, wentBack } from "./refunds";

export type Remark = EventRemark | "double";

/** A line of the ledger: a gift or purchase, one renewal of a monthly gift, or a further sum of a transfer. Dates are the organisation's. */
export interface LedgerLine {
  /** When the money came in; before that, when the payment was started. */
  readonly date: string;
  readonly kind: OrderKind;
  /** Slug of the campaign or product. */
  readonly slug: string;
  /** In the ledger's language, so that one campaign is one purpose; its slug if the content has no title. */
  readonly title: string;
  /** Title of the project that a donation is for. */
  readonly project?: string | undefined;
  /** What it is for, in words: of what the content no longer has, as the payer was told. */
  readonly purpose: string;
  readonly method: ProviderId;
  /** What came in, or is to come in. */
  readonly charge: Money;
  /** How much of the charge the donor added for the provider's fee. */
  readonly fee?: Money | undefined;
  readonly state: PaymentState | "renewed" | "further";
  readonly frequency: Frequency;
  /** As people quote it. */
  readonly reference: string;
  /** What went back, oldest first. */
  readonly refunds: readonly Refund[];
  /**
   * What a person has to look at. `partly_refunded`: the ledger does not know how much that was; `beyond`: more is said to
   * have gone back than came in; `double`: another payment of the same intention is paid, too.
   */
  readonly remarks: readonly Remark[];
}

/** Name of a campaign, product or project; undefined if the content no longer has it. */
export type TitleOf = (slug: string) => string | undefined;

/** The lines of all payments, oldest first. */
export function ledgerLines(payments: readonly StoredPayment[], titleOf: TitleOf): readonly LedgerLine[] {
  const doubled = paidTwice(payments);
  return payments
    .flatMap((payment) => {
      const [first, ...later] = linesOf(payment, titleOf);
      const isDouble = first.state === "paid" && doubled.has(payment.intent.intention);
      return [isDouble ? { ...first, remarks: [...first.remarks, "double" as const] } : first, ...later];
    })
    .sort((one, other) => one.date.localeCompare(other.date) || one.reference.localeCompare(other.reference));
}

/** The intentions of which more than one payment is paid. */
function paidTwice(payments: readonly StoredPayment[]): ReadonlySet<string | undefined> {
  const [once, twice] = [new Set<string>(), new Set<string>()];
  for (const { intent, events } of payments)
    if (intent.intention !== undefined && paymentState(events) === "paid")
      (once.has(intent.intention) ? twice : once).add(intent.intention);
  return twice;
}

/** The lines of one payment: the first one, then its further sums, or its renewals, the latest first. */
export function linesOf(
  { intent, events: all }: StoredPayment,
  titleOf: TitleOf,
): readonly [LedgerLine, ...LedgerLine[]] {
  const events = standingEvents(all);
  const renewed = events.filter(({ kind }) => kind === "renewed").toSorted(inOrder);
  const invoices = new Set(renewed.flatMap(({ renewal }) => renewal ?? []));
  const others = events.filter(({ renewal }) => renewal === undefined || !invoices.has(renewal));
  const isAnyMonths = hasNamelessMonths(events);
  const project = intent.project && (titleOf(intent.project) ?? intent.project);
  const isKnown = [intent.slug, intent.project].every((slug) => slug === undefined || titleOf(slug));
  const title = titleOf(intent.slug) ?? intent.slug;
  const common = {
    ...(project && { project }),
    purpose: isKnown ? purposeOf({ title, project }) : intent.title,
    ...{ kind: intent.kind, slug: intent.slug, title },
    ...{ method: intent.provider, frequency: intent.frequency, reference: shortReference(intent.reference) },
  };
  const about = others.filter(({ kind }) => kind !== "renewal_refunded");
  const back = wentBack(about, receivedAmount(intent, events), isAnyMonths);
  const [first, ...further] = arrivalParts({ intent, events }, back);
  const lineOf = ({ amount: charge, ...part }: ArrivalPart): LedgerLine => ({ ...common, charge, ...part });
  // earlier releases did not store whose month was paid back
  const refunds = others.filter(({ kind }) => kind === "renewal_refunded").toSorted(inOrder);
  const later = renewed.toReversed().map((event): LedgerLine => {
    const charge = event.amount ?? intent.charge;
    const about = event.renewal
      ? events.filter(({ renewal }) => renewal === event.renewal)
      : takeRefund(refunds, event, charge);
    return {
      ...{ ...common, charge, fee: feeIn(charge, intent), state: "renewed", date: dayOf(event) },
      ...wentBack(about, charge, isAnyMonths),
    };
  });
  return [{ ...lineOf(first), fee: feeIn(first.amount, intent) }, ...further.map(lineOf), ...later];
}

/** Takes the refund of a renewal out of those without an invoice: the last one of its sum after it. */
function takeRefund(refunds: PaymentEvent[], { occurredAt }: PaymentEvent, { minor }: Money): PaymentEvent[] {
  const index = refunds.findLastIndex(
    (each) => each.occurredAt >= occurredAt && (each.amount?.minor ?? minor) === minor,
  );
  return index < 0 ? [] : refunds.splice(index, 1);
}

/** The fee that was agreed; of a sum that was changed since, nobody knows a fee. */
function feeIn({ minor }: Money, { charge, fee }: PaymentIntent): Money | undefined {
  return minor === charge.minor ? fee : undefined;
}

/** What a line is for, in a few words: `Forest fund – Wet peat`. */
export function purposeOf({ title, project }: Pick<LedgerLine, "title" | "project">): string {
  return project ? `${title} – ${project}` : title;
}

/** The days from which and to which the ledger is read, both included. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Whether a day is within a period. */
export function isWithin(date: string, { from, to }: Period): boolean {
  return (from === undefined || date >= from) && (to === undefined || date <= to);
}
