import { formatMoney } from "../../domain/money";
import type { Notice } from "../payments/notices";
import { monthPaidOn } from "../payments/store/gift-state";
import { dayOf } from "../payments/store/payment-state";
import type { StoredPayment } from "../payments/store/payments";
import type { SiteData } from "../site-data";
import type { Texts } from "../texts";

/** What a payer's books need besides the sum: the day of a payment or refund, of which month, and who was paid. */
export function linesForBooks(
  notice: Pick<Notice, "kind" | "amount" | "renewal" | "occurredAt" | "createdAt">,
  payment: Pick<StoredPayment, "intent" | "events">,
  { t, of, locale, ...texts }: Texts,
  { recipient }: SiteData["site"],
): readonly string[] {
  const { kind, amount, occurredAt, createdAt } = notice;
  const month = monthPaidOn(notice, payment);
  const ofMonth = month ? [t("server:mail.payer.ofMonth", { date: texts.date(month) })] : [];
  const date = texts.date(dayOf({ occurredAt: occurredAt ?? createdAt }));
  if (kind.endsWith("corrected") && amount?.minor === 0) return [];
  switch (kind) {
    case "corrected":
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
      return [...ofMonth, t("server:result.refundedOn", { date })];
    case "dispute_lost":
      return [
        ...ofMonth,
        ...(amount ? [t("server:result.bankTook", { part: formatMoney(amount, locale), date })] : []),
      ];
    default:
      return [];
  }
}
