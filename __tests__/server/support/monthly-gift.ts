import type { Fields } from "../../../src/domain/record";
import { get } from "./requests";
import { handleGifts } from "./routes";
import { started, stripeSays } from "./started-payment";

export const email = "ayu@example.org";
export const linkSecret = "a-secret-for-links-of-32-characters";

/** A monthly donation that goes on, and the link in its mail. */
export async function monthlyGift(change: Fields = {}) {
  const payment = await started("stripe", { frequency: "monthly", email, ...change });
  const environment = { ...payment.runtime.environment, LINK_SECRET: linkSecret };
  const runtime = { ...payment.runtime, environment };
  const gift = { ...payment, runtime };
  await stripeSays(gift, "checkout.session.completed", {
    ...gift.session,
    status: "complete",
    payment_status: "paid",
  });
  await runtime.idle();
  const mails = () => gift.mailer.sent.filter(({ to }) => to.includes(email));
  const address = new URL(/\S+link=\S+/.exec(mails()[0]?.text ?? "")?.[0] ?? "none:");
  const link = address.searchParams.get("link") ?? "";
  const show = (query: Readonly<Record<string, string>> = {}) =>
    handleGifts(get({ link, lang: "en", ...query }), runtime);
  const details = { metadata: { reference: gift.reference } };
  /** The subscription as Stripe reports it when it takes so many cents each month. */
  const subscription = (unit_amount: number) => ({
    ...details,
    items: { data: [{ price: { unit_amount, currency: "usd" } }] },
  });
  /** The invoice of a later month. */
  const invoice = (minor: number) => ({
    ...{ id: "in_2", billing_reason: "subscription_cycle" as const, currency: "usd" },
    ...{ amount_paid: minor, amount_due: minor, parent: { subscription_details: details } },
  });
  return { ...gift, mails, link, show, subscription, invoice };
}
