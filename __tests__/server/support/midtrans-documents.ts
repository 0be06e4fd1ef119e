// What Midtrans documents of the answers that we use. A field that is not here is not documented.

import { z } from "zod";

const text = z.string();
const amount = z.string().regex(/^\d+\.\d\d$/);
const time = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

const refund = z
  .strictObject({
    refund_chargeback_id: z.int(),
    refund_amount: amount,
    created_at: time,
    reason: text,
    refund_key: text,
    refund_method: z.enum(["online", "offline"]),
    bank_confirmed_at: time,
  })
  .partial();

/**
 * A transaction: https://docs.midtrans.com/reference/get-transaction-status, and what changes it,
 * https://docs.midtrans.com/reference/cancel-transaction and https://docs.midtrans.com/reference/refund-transaction
 */
const transaction = z
  .strictObject({
    ...{ transaction_id: text, order_id: text, merchant_id: text, payment_type: text, fraud_status: text },
    transaction_status: text.regex(
      /^(authorize|pending|PENDING|capture|settlement|deny|cancel|expire|failure|(partial_)?refund)$/,
    ),
    ...{ gross_amount: amount, currency: text, refund_amount: amount, refund_key: text },
    ...{ transaction_time: time, settlement_time: time, expiry_time: time },
    ...{ masked_card: text, bank: text, card_type: text, approval_code: text, signature_key: text },
    ...{ channel_response_code: text, channel_response_message: text, refunds: z.array(refund) },
  })
  .partial()
  .extend({ status_code: z.enum(["200", "201", "202"]), status_message: text.optional() });

/** Codes of refusals, sent with HTTP status 200: https://docs.midtrans.com/reference/code-4xx */
const refusal = z.strictObject({ status_code: text.regex(/^4\d\d$/), status_message: text });

const refusedBySnap = z.strictObject({ error_messages: z.array(text) });

/** The answers of each address. */
export const midtransDocuments = {
  status: z.union([transaction, refusal]),
  change: z.union([transaction, refusal]),
  /** https://docs.midtrans.com/reference/backend-integration */
  page: z.union([z.strictObject({ token: text, redirect_url: z.url() }), refusedBySnap]),
  /** https://docs.midtrans.com/reference/cancel-a-snap-session */
  cancelledPage: z.union([z.strictObject({ canceled_at: z.iso.datetime() }), refusedBySnap]),
};

const card = {
  ...{ transaction_id: "249fc620-6017-4540-af7c-5a1c25788f46", order_id: "example-1424936368" },
  ...{ payment_type: "credit_card", transaction_time: "2015-02-26 14:39:33", gross_amount: "30000.00" },
  ...{ status_code: "200", masked_card: "48111111-1114", approval_code: "1424936374393", bank: "bni" },
  ...{ fraud_status: "accept", card_type: "credit", signature_key: "2802a264cb978fbc59f631c68d120cbd" },
  ...{ channel_response_code: "00", channel_response_message: "Approved" },
};

const wallet = {
  ...{ transaction_id: "78068ef3-e797-4eef-945e-e8516a312916", order_id: "test-merchant-order-xyz" },
  ...{ merchant_id: "G123456", currency: "IDR", fraud_status: "accept" },
};

/** The status answers that the documentation shows, with what became of the payment. */
export const documentedStatuses = [
  [
    { ...card, transaction_status: "capture" },
    { kind: "paid", at: "2015-02-26T07:39:33Z", minor: 30_000 },
  ],
  [
    {
      ...{ ...card, transaction_status: "partial_refund", refund_amount: "12000.00" },
      refunds: [
        {
          ...{ refund_chargeback_id: 1, refund_amount: "5000.00", created_at: "2015-02-27 00:14:20" },
          ...{ reason: "some reason", refund_key: "reference1", refund_method: "online" },
          bank_confirmed_at: "2015-02-27 02:30:20",
        },
        {
          ...{ refund_chargeback_id: 2, refund_amount: "7000.00", created_at: "2015-02-28 01:23:15" },
          ...{ reason: "", refund_key: "reference2", refund_method: "offline" },
        },
      ],
    },
    { kind: "partly_refunded", at: "2015-02-27T18:23:15Z", minor: 12_000 },
  ],
  [
    {
      ...{ ...wallet, status_code: "200", payment_type: "dana", transaction_status: "PENDING" },
      ...{ gross_amount: "238429.00", transaction_time: "2025-11-03 12:45:47" },
      expiry_time: "2025-11-03 13:00:47",
    },
    { kind: "pending", at: "2025-11-03T05:45:47Z", minor: 238_429 },
  ],
  [
    {
      ...{ ...wallet, status_code: "201", payment_type: "ovo", transaction_status: "pending" },
      ...{ gross_amount: "30000.00", transaction_time: "2025-11-02 14:39:33" },
      expiry_time: "2025-11-02 15:44:33",
    },
    { kind: "pending", at: "2025-11-02T07:39:33Z", minor: 30_000 },
  ],
] as const;
