import { paymentPages, stripeBilling } from "../../../../domain/payment";
import type { PaymentIntent } from "../../store/payment-records";
import { standInPages } from "../own-pages";
import { type Finding, type PaymentProvider, ProviderError } from "../provider";
import { sessionParameters } from "./session-parameters";
import { timesToExpand, timeOfSession } from "./session-time";
import { asked, connect, idOf, isRefusal, type StripeConnection } from "./stripe-client";
import { eventsOf } from "./stripe-events";
import { stripeGifts } from "./stripe-gifts";
import { owned } from "./stripe-ownership";
import { readSigned } from "./stripe-signature";

export interface StripeSettings extends StripeConnection {
  /** Contains two secrets while one is being replaced. */
  readonly webhookSecrets: readonly string[];
}

/** Card payments in dollars on Stripe Checkout: donations, once or monthly, and purchases. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = connect(settings);

  async function check(intent: PaymentIntent, providerSession: string): Promise<Finding> {
    const session = await asked(() =>
      stripe.checkout.sessions.retrieve(providerSession, { expand: timesToExpand }),
    );
    if (session.status === "open") return { charged: session.payment_status === "unpaid" ? "no" : "unknown" };
    const [report] = eventsOf({
      id: `check-${String(session.status)}-${session.payment_status}`,
      type: session.status === "expired" ? "checkout.session.expired" : "checkout.session.completed",
      created: timeOfSession(session),
      data: { object: session },
    });
    const event = report && (await owned(report, stripe));
    if (event?.reference !== intent.reference) throw new ProviderError("stripe", "malformed_answer", true);
    return { event, charged: charged(event.kind) };
  }

  /** The payment of an invoice: a subscription's session names only that. */
  async function paidFor(invoice: string | undefined): Promise<string | undefined> {
    if (!invoice) return undefined;
    const { data } = await asked(() => stripe.invoicePayments.list({ invoice, status: "paid" }));
    return idOf(data[0]?.payment.payment_intent);
  }

  return {
    id: "stripe",
    charges: true,
    takesCards: true,
    currency: "USD",
    kinds: ["donation", "purchase"],
    frequencies: ["once", "monthly"],
    // https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
    bounds: { minimum: 50, maximum: 99_999_999 },
    pages: [paymentPages.stripe, stripeBilling, ...standInPages(settings.apiUrl)],
    // the payment page is open for a day, and a card is charged or refused at once
    daysToEnd: 2,
    async createSession(intent, returnUrl, attempt, email) {
      // For a day, Stripe repeats its answer to an idempotency key, even a failure: a retry needs a new key.
      const idempotencyKey = `${intent.reference}-${attempt}`;
      const session = await asked(() =>
        stripe.checkout.sessions.create(sessionParameters(intent, returnUrl, email), { idempotencyKey }),
      );
      if (!session.id || !session.url) throw new ProviderError("stripe", "malformed_answer", true);
      return { providerSession: session.id, url: session.url };
    },
    check,
    gifts: stripeGifts(stripe),
    async close(intent, { providerSession }) {
      try {
        await asked(() => stripe.checkout.sessions.expire(providerSession));
        return { closed: true };
      } catch (error) {
        // Stripe expires open sessions only: this one has ended by itself
        if (!isRefusal(error)) throw error;
        const { event } = await check(intent, providerSession);
        return { closed: event !== undefined && event.kind !== "pending", event };
      }
    },
    async refund({ reference }, providerSession) {
      const { payment_intent, invoice } = await asked(() =>
        stripe.checkout.sessions.retrieve(providerSession),
      );
      const paid = idOf(payment_intent) ?? (await paidFor(idOf(invoice)));
      if (!paid) throw new ProviderError("stripe", "nothing_paid", true);
      const idempotencyKey = `${reference}-refund`;
      await asked(() => stripe.refunds.create({ payment_intent: paid }, { idempotencyKey }));
      return "refunded";
    },
    async readWebhook(message) {
      const signed = readSigned(stripe, message, settings.webhookSecrets);
      if (!signed.ok) return signed;
      const events = await Promise.all(eventsOf(signed.event).map((report) => owned(report, stripe)));
      return { ok: true, events: events.filter((event) => event !== undefined) };
    },
  };
}

function charged(kind: string): Finding["charged"] {
  if (kind === "paid") return "yes";
  return kind === "expired" ? "no" : "unknown";
}
