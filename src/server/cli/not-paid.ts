import type { PaymentState } from "../../domain/payment";

/** Why there is nothing to send back of a payment, in words that fit behind a colon. */
export const notPaid: Readonly<Record<Exclude<PaymentState, "paid">, string>> = {
  created: "nothing has come in yet",
  pending: "nothing has come in yet",
  failed: "the payment failed",
  expired: "it was not paid in time",
  replaced: "the payer gave it up for another",
  refunded: "all of it went back before",
  mismatch: "another sum was reported than was agreed, so that it does not count as paid",
};
