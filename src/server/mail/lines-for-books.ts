import { formatMoney } from "../../domain/money";
import { refundedText } from "../../domain/payment-result";
import { refundDays, returnedBy } from "../ledger/sums";
import type { Notice } from "../payments/notices";
import { monthPaidOn } from "../payments/store/gift-state";
import { dayOf, hasNamelessMonths } from "../payments/store/payment-state";
import type { StoredPayment } from "../payments/store/payments";
import type { SiteData } from "../site-data";
import type { Texts } from "../texts";

type Told = Pick<Notice, "kind" | "amount" | "renewal" | "occurredAt" | "createdAt">;

/** What a payer's books need besides the sum: the day of a payment or refund, of which month, and who was paid. */
export function linesForBooks(
  notice: Told,
  payment: StoredPayment,
  texts: Texts,
  { recipient }: SiteData["site"],
): readonly string[] {
  const { t, of, locale } = texts;
  const { kind, amount, occurredAt, createdAt } = notice;
  const month = monthPaidOn(notice, payment);
  const ofMonth = month ? [t("server:mail.payer.ofMonth", { date: texts.date(month) })] : [];
  const date = texts.date(dayOf({ occurredAt: occurredAt ?? createdAt }));
  if (kind.endsWith("corrected") && amount?.minor === 0) return [];
  const besides = notice.renewal === undefined ? bothWays(payment, texts) : [];
  switch (kind) {
    case "corrected":
    case "further":
    case "paid":
    case "renewed":
      return [
        t("server:result.paidOn", { date }),
        t("server:result.recipient", { recipient: of(recipient) }),
      ];
    case "refunded":
    case "partly_refunded":
    case "refund_corrected":
    case "renewal_refunded":
      return [...ofMonth, refundLine(notice, payment, texts), ...besides];
    case "dispute_lost":
      return [
        ...ofMonth,
        ...(amount ? [t("server:result.bankTook", { part: formatMoney(amount, locale), date })] : []),
        // what the bank took is said above
        ...besides.slice(0, 1),
      ];
    default:
      return [];
  }
}

/** On which day it was refunded, as the payment's page says it; the notice's own if it does not say about which month of a gift it is. */
function refundLine(
  { kind, renewal, occurredAt, createdAt }: Told,
  payment: StoredPayment,
  { t, date }: Texts,
): string {
  const isNameless =
    hasNamelessMonths(payment.events) || (kind === "renewal_refunded" && renewal === undefined);
  const days = isNameless ? [] : refundDays(payment, renewal);
  const day = days.at(-1) ?? dayOf({ occurredAt: occurredAt ?? createdAt });
  return t(`server:result.${refundedText({ inParts: days.length > 1 })}`, { date: date(day) });
}

/** How much went back so far, if we refunded some of it and the payer's bank took some: each mail is about one of the two. */
function bothWays(payment: StoredPayment, { t, locale, date }: Texts): readonly string[] {
  const [ours, theirs] = [returnedBy("us", payment), returnedBy("bank", payment)];
  if (!ours || !theirs) return [];
  const all = { ...ours.amount, minor: ours.amount.minor + theirs.amount.minor };
  return [
    t("server:result.sentBack", { part: formatMoney(all, locale) }),
    t("server:result.bankTookOf", { part: formatMoney(theirs.amount, locale), date: date(theirs.date) }),
  ];
}
