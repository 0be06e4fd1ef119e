import { z } from "zod";
import { isReference } from "../../../reference";
import type { Finding, ReportedEvent } from "../provider";

/** Midtrans writes times of Jakarta, wherever the organisation is, without an offset: `2026-01-15 15:01:00`. */
const jakartaTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => new Date(`${text.replace(" ", "T")}+07:00`));

const rupiah = z
  .string()
  .regex(/^\d{1,12}(\.\d\d)?$/)
  .transform((text) => Math.round(Number(text)));

/** The fields that we read of a transaction's status: https://docs.midtrans.com/reference/get-transaction-status */
export const transactionStatus = z.object({
  order_id: z.string(),
  transaction_id: z.string().regex(/^[\w-]+$/),
  /** In capitals for some methods. */
  transaction_status: z.string().toLowerCase(),
  fraud_status: z.string().optional(),
  gross_amount: rupiah,
  currency: z.string().default("IDR"),
  transaction_time: jakartaTime,
  settlement_time: jakartaTime.optional(),
  expiry_time: jakartaTime.optional(),
  /** Every refund so far. */
  refunds: z.array(z.object({ refund_amount: rupiah, created_at: jakartaTime })).default([]),
});

type Status = z.output<typeof transactionStatus>;

const kinds: ReadonlyMap<string, ReportedEvent["kind"]> = new Map([
  ["authorize", "pending"],
  ["pending", "pending"],
  ["settlement", "paid"],
  ["deny", "failed"],
  ["cancel", "failed"],
  ["failure", "failed"],
  ["expire", "expired"],
  ["refund", "refunded"],
  ["partial_refund", "partly_refunded"],
  // no status says how the dispute ends: the team records what went back
  ["chargeback", "disputed"],
  ["partial_chargeback", "disputed"],
]);

/** Translates a transaction's status into an event of our payment. */
export function eventOf(status: Status): Finding {
  const reference = status.order_id.slice(0, 26);
  const kind = kindOf(status);
  if (!kind || !isReference(reference)) return { charged: "unknown" };
  const { refunds, currency } = status;
  const sentBack = refunds.reduce((sum, { refund_amount }) => sum + refund_amount, 0);
  const isPart = kind === "partly_refunded";
  const { transaction_id, transaction_status } = status;
  // of one status, a second partial refund is another event, and so is a capture that passed its review
  const turn = isPart ? [sentBack] : transaction_status === "capture" ? [kind] : [];
  const event: ReportedEvent = {
    reference,
    kind,
    key: [transaction_id, transaction_status, ...turn].join("-"),
    occurredAt: refunds.at(-1)?.created_at ?? status.settlement_time ?? status.transaction_time,
    // of a part without its list nobody knows the sum
    ...((sentBack > 0 || !isPart) && {
      amount: { currency, minor: isPart ? sentBack : status.gross_amount },
    }),
    // a card that is authorised, or under review, awaits nothing of its payer
    ...(transaction_status === "pending" && status.expiry_time && { deadline: status.expiry_time }),
  };
  return { event, charged: charged(kind) };
}

/** A captured payment under fraud review (`challenge`) is still pending. */
function kindOf({ transaction_status, fraud_status }: Status): ReportedEvent["kind"] | undefined {
  if (transaction_status === "capture") return fraud_status === "challenge" ? "pending" : "paid";
  return kinds.get(transaction_status);
}

function charged(kind: ReportedEvent["kind"]): Finding["charged"] {
  if (kind === "failed" || kind === "expired") return "no";
  return kind === "paid" || kind === "partly_refunded" ? "yes" : "unknown";
}
