import type Stripe from "stripe";
import type { ReportedEvent } from "../provider";
import { asked } from "./stripe-client";
import type { StripeReport } from "./stripe-events";

/**
 * Finds the payment that a report is about. Our metadata is on one-time payments, but not on charges of a
 * subscription's invoices: Stripe is asked for the invoice. Undefined if it is no payment of ours.
 *
 * @throws {ProviderError} if Stripe does not answer
 */
export async function owned(report: StripeReport, stripe: Stripe): Promise<ReportedEvent | undefined> {
  if ("reference" in report) return report;
  const { paymentIntent, ...event } = report;
  const { data } = await asked(() =>
    stripe.invoicePayments.list({
      payment: { type: "payment_intent", payment_intent: paymentIntent },
      expand: ["data.invoice"],
    }),
  );
  const invoice = data[0]?.invoice;
  if (typeof invoice === "object" && "parent" in invoice) {
    const reference = invoice.parent?.subscription_details?.metadata?.reference;
    if (reference === undefined) return undefined;
    const isRenewal = invoice.billing_reason === "subscription_cycle";
    return isRenewal ? { ...inRenewal(event), reference, renewal: invoice.id } : { ...event, reference };
  }
  const { metadata } = await asked(() => stripe.paymentIntents.retrieve(paymentIntent));
  return metadata.reference === undefined ? undefined : { ...event, reference: metadata.reference };
}

/** A renewal that is paid back is one month of several, not the whole donation. */
function inRenewal<Event extends Pick<ReportedEvent, "kind">>(event: Event) {
  return event.kind === "refunded" ? { ...event, kind: "renewal_refunded" as const } : event;
}
