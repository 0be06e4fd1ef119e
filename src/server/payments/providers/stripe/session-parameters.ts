import type { Stripe } from "stripe";
import type { PaymentIntent } from "../../store/payment-records";

/**
 * The request that creates a Checkout Session. It depends only on its arguments, so that a retry with the
 * same idempotency key gets the same session.
 */
export function sessionParameters(
  intent: PaymentIntent,
  returnUrl: string,
  email?: string,
): Stripe.Checkout.SessionCreateParams {
  const { reference, kind, slug, project } = intent;
  const metadata = {
    reference,
    ...(kind === "donation" ? { campaign: slug } : { product: slug }),
    ...(project !== undefined && { project }),
  };
  return {
    client_reference_id: reference,
    ...(email && { customer_email: email }),
    metadata,
    // what the pages promise, wallets that hold a card included: other ways may take days to say whether they were paid
    allowed_payment_method_types: ["card"],
    // the sum that the page showed, in its currency, whatever the account's settings say
    adaptive_pricing: { enabled: false },
    line_items: [{ quantity: 1, price_data: priceOf(intent) }],
    success_url: returnUrl,
    cancel_url: returnUrl,
    // in any other language, Stripe goes by the payer's browser
    locale: isStripeLocale(intent.language) ? intent.language : "auto",
    ...(intent.frequency === "monthly"
      ? { mode: "subscription", subscription_data: { metadata } }
      : {
          mode: "payment",
          submit_type: kind === "donation" ? "donate" : "pay",
          payment_intent_data: { metadata },
        }),
  };
}

const stripeLocales = ["en", "id"] as const;

function isStripeLocale(language: string): language is (typeof stripeLocales)[number] {
  return stripeLocales.some((locale) => locale === language);
}

function priceOf({ charge, title, frequency }: PaymentIntent) {
  return {
    currency: charge.currency.toLowerCase(),
    unit_amount: charge.minor,
    product_data: { name: title },
    ...(frequency === "monthly" && { recurring: { interval: "month" as const } }),
  };
}
