import type { PaymentIntent } from "../payment-records";

/** Everything but cards: those are Stripe's, and with them stolen cards are tried out. */
const methods = [
  "gopay",
  "shopeepay",
  "other_qris",
  "bca_va",
  "bni_va",
  "bri_va",
  "cimb_va",
  "permata_va",
  "echannel",
  "other_va",
];

/** The longest name of an item that Midtrans takes. */
const longestName = 50;

/** What Midtrans is asked for. */
export function transactionParameters(intent: PaymentIntent, orderId: string, returnUrl: string): object {
  return {
    transaction_details: { order_id: orderId, gross_amount: intent.charge.minor },
    item_details: [
      {
        id: intent.slug.slice(0, longestName),
        price: intent.charge.minor,
        quantity: 1,
        name: intent.title.slice(0, longestName),
      },
    ],
    enabled_payments: methods,
    callbacks: { finish: returnUrl },
    expiry: { unit: "hours", duration: 24 },
  };
}
