import type { Notice } from "../payments/notices";
import type { PaymentEvent } from "../payments/store/payment-records";
import { isWithdrawn } from "../payments/store/payment-state";

/** What payers are told by e-mail. */
export const payerKinds = [
  "pending",
  "paid",
  "corrected",
  "further",
  "further_corrected",
  "refunded",
  "partly_refunded",
  "refund_corrected",
  "renewed",
  "renewal_failed",
  "renewal_refunded",
  "dispute_lost",
  "changed",
  "ended",
  "expired",
  "double",
  "link",
] as const satisfies readonly Notice["kind"][];

type PayerKind = (typeof payerKinds)[number];

/** The keys of words that a result has, too. */
const resultWords = (name: "transfer" | "transferExpired" | "expired") =>
  ({ subject: `server:result.${name}Title`, text: `server:result.${name}` }) as const;

/** The keys of the words about what happened: while a transfer is awaited, and when the time has run out, those of the result. */
export function wordsFor(
  kind: PayerKind | "withdrawn" | "refund_withdrawn",
  isTransfer: boolean,
  awaitsOther: boolean,
) {
  if (kind === "pending" && isTransfer) return resultWords("transfer");
  if (kind === "expired" && !isTransfer) return resultWords(kind);
  if (kind === "expired")
    return {
      ...resultWords("transferExpired"),
      ...(awaitsOther && ({ text: "server:mail.payer.otherAwaited" } as const)),
    };
  return { subject: `server:mail.payer.${kind}.subject`, text: `server:mail.payer.${kind}.text` } as const;
}

/** The name of the words for something that was recorded and never happened; undefined of other notices. */
export function nothingHappened(
  { kind, amount }: Pick<Notice, "kind" | "amount">,
  events: readonly PaymentEvent[],
) {
  if (kind === "corrected" && isWithdrawn(events)) return "withdrawn";
  return kind === "refund_corrected" && amount?.minor === 0 ? "refund_withdrawn" : undefined;
}
