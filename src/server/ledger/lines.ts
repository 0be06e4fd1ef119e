import type { Money } from "../../domain/money";
import type { Frequency, OrderKind, PaymentState, ProviderId } from "../../domain/payment";
import { dateInJakarta } from "../../domain/zone";
import type { EventKind, PaymentEvent, PaymentIntent } from "../payments/store/payment-records";
import { paymentState, receivedAmount } from "../payments/store/payment-state";
import type { StoredPayment } from "../payments/store/payments";
import { shortReference } from "../reference";
import { dayOf, inOrder, isKnownPart, type Refund, refundsOf } from "./refunds";

const remarkKinds = ["partly_refunded", "mismatch", "disputed", "dispute_lost"] as const;
export type Remark = (typeof remarkKinds)[number];

/** A line of the ledger: a gift or purchase, or one renewal of a monthly gift. Dates are Jakarta's. */
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
  readonly method: ProviderId;
  /** What came in, or is to come in. */
  readonly charge: Money;
  /** How much of the charge the donor added for the provider's fee. */
  readonly fee?: Money | undefined;
  readonly state: PaymentState | "renewed";
  readonly frequency: Frequency;
  /** As people quote it. */
  readonly reference: string;
  /** What went back, oldest first. */
  readonly refunds: readonly Refund[];
  /** What a person has to look at. `partly_refunded`: the ledger does not know how much that was. */
  readonly remarks: readonly Remark[];
}

/** Name of a campaign, product or project; undefined if the content no longer has it. */
export type TitleOf = (slug: string) => string | undefined;

/** The lines of all payments, oldest first. */
export function ledgerLines(payments: readonly StoredPayment[], titleOf: TitleOf): readonly LedgerLine[] {
  return payments
    .flatMap((payment) => linesOf(payment, titleOf))
    .sort((one, other) => one.date.localeCompare(other.date) || one.reference.localeCompare(other.reference));
}

function linesOf({ intent, events }: StoredPayment, titleOf: TitleOf): readonly LedgerLine[] {
  const first = (kind: EventKind) => events.find((event) => event.kind === kind);
  const paid = first("paid");
  const charge = receivedAmount(intent, events);
  const project = intent.project && (titleOf(intent.project) ?? intent.project);
  const common = {
    ...(project && { project }),
    ...{ kind: intent.kind, slug: intent.slug, title: titleOf(intent.slug) ?? intent.slug },
    ...{ method: intent.provider, frequency: intent.frequency, reference: shortReference(intent.reference) },
  };
  const known = events.filter((event) => event.kind !== "partly_refunded" || isKnownPart(event, intent));
  const line: LedgerLine = {
    ...{ ...common, charge, fee: feeIn(charge, intent), state: paymentState(events) },
    date: paid ? dayOf(paid) : dateInJakarta(Date.parse(intent.createdAt)),
    refunds: refundsOf(known, charge),
    remarks: remarkKinds.filter((kind) =>
      kind === "partly_refunded" ? known.length < events.length : first(kind),
    ),
  };
  return [line, ...renewalsOf({ intent, events }, common)];
}

/** The renewals of a monthly gift. What was paid back for one belongs to the last one before it of that sum. */
function renewalsOf(
  { intent, events }: Pick<StoredPayment, "intent" | "events">,
  common: Omit<LedgerLine, "charge" | "fee" | "state" | "date" | "refunds" | "remarks">,
): readonly LedgerLine[] {
  const amountOf = ({ amount }: PaymentEvent) => amount ?? intent.charge;
  const ofKind = (wanted: EventKind) => events.filter(({ kind }) => kind === wanted).toSorted(inOrder);
  const refunds = [...ofKind("renewal_refunded")];
  return ofKind("renewed")
    .toReversed()
    .map((event): LedgerLine => {
      const charge = amountOf(event);
      const index = refunds.findLastIndex(
        (each) => each.occurredAt >= event.occurredAt && amountOf(each).minor === charge.minor,
      );
      const [refund] = index < 0 ? [] : refunds.splice(index, 1);
      return {
        ...{
          ...common,
          charge,
          fee: feeIn(charge, intent),
          state: "renewed",
          date: dayOf(event),
          remarks: [],
        },
        refunds: refund ? [{ date: dayOf(refund), amount: charge }] : [],
      };
    });
}

/** The fee that was agreed; of a sum that was changed since, nobody knows a fee. */
function feeIn({ minor }: Money, { charge, fee }: PaymentIntent): Money | undefined {
  return minor === charge.minor ? fee : undefined;
}

/** What a line is for, in a few words: `Forest fund – Wet peat`. */
export function purposeOf({ title, project }: LedgerLine): string {
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
