import type { Notice } from "../payments/notices";
import { dayOf } from "../payments/store/payment-state";
import type { SiteData } from "../site-data";
import type { Texts } from "../texts";

/** What a payer's books need besides the sum: the day of a payment or refund, and who was paid. */
export function linesForBooks(
  { kind, amount, occurredAt, createdAt }: Pick<Notice, "kind" | "amount" | "occurredAt" | "createdAt">,
  { t, of, ...texts }: Texts,
  { recipient }: SiteData["site"],
): readonly string[] {
  const date = texts.date(dayOf({ occurredAt: occurredAt ?? createdAt }));
  if (kind === "corrected" && amount?.minor === 0) return [];
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
    case "renewal_refunded":
      return [t("server:result.refundedOn", { date })];
    default:
      return [];
  }
}
