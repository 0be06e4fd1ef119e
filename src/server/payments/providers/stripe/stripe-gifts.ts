import type Stripe from "stripe";
import type { GiftKeeper } from "../gift-keeper";
import { ProviderError } from "../provider";
import { asked, idOf, isRefusal } from "./stripe-client";

/** Monthly donations as Stripe's subscriptions, found by the Checkout Session that began them. */
export function stripeGifts(stripe: Stripe): GiftKeeper {
  async function subscriptionOf(session: string): Promise<Stripe.Subscription> {
    const expand = ["subscription"];
    const { subscription } = await asked(() => stripe.checkout.sessions.retrieve(session, { expand }));
    if (typeof subscription !== "object" || subscription === null)
      throw new ProviderError("stripe", "no_subscription", true);
    return subscription;
  }

  /**
   * Keeps Stripe from collecting drafted invoices: each month's is a draft for its first hour, and a subscription's draft
   * cannot be deleted. Finalized invoices Stripe itself no longer collects once the subscription has ended.
   */
  async function holdDrafts(subscription: string): Promise<void> {
    const { data } = await asked(() => stripe.invoices.list({ subscription, status: "draft" }));
    for (const { id } of data) await asked(() => stripe.invoices.update(id, { auto_advance: false }));
  }

  return {
    async look(session) {
      const [subscription, portals] = await Promise.all([
        subscriptionOf(session),
        asked(() => stripe.billingPortal.configurations.list({ active: true, is_default: true, limit: 1 })),
      ]);
      const next = subscription.items.data[0]?.current_period_end;
      const pause = subscription.pause_collection;
      const ends = subscription.cancel_at ?? (subscription.cancel_at_period_end ? next : undefined);
      return {
        hasPortal: portals.data.length > 0,
        ...(next && !pause && !(ends && ends <= next) && { next: new Date(next * 1000) }),
        ...(pause && { pause: pause.resumes_at ? { until: new Date(pause.resumes_at * 1000) } : {} }),
        ...(ends && { ends: new Date(ends * 1000) }),
      };
    },
    async end(session) {
      const { id } = await subscriptionOf(session);
      try {
        await asked(() => stripe.subscriptions.cancel(id));
      } catch (error) {
        // Stripe refuses to end what has ended
        if (!isRefusal(error) || (await subscriptionOf(session)).status !== "canceled") throw error;
      }
      await holdDrafts(id);
    },
    async portal(session, returnUrl) {
      const customer = idOf((await subscriptionOf(session)).customer);
      if (!customer) return undefined;
      const options = { customer, return_url: returnUrl };
      return (await asked(() => stripe.billingPortal.sessions.create(options))).url;
    },
  };
}
