import type { PaymentIntent } from "../../store/payment-records";

/** The offered methods: all but cards, which Stripe takes and which would attract tests of stolen cards. */
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

/** Maximum length of an item's name at Midtrans; the ID is cut to it as well. */
const longestName = 50;

/** The request that creates a Snap transaction. */
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
    // whole, unlike the name: the campaign or product, and the project
    custom_field1: intent.slug,
    ...(intent.project !== undefined && { custom_field2: intent.project }),
    enabled_payments: methods,
    callbacks: { finish: returnUrl },
    expiry: { unit: "hours", duration: 24 },
  };
}
