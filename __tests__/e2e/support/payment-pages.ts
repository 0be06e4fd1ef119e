import type { IncomingMessage } from "node:http";
import { day } from "../../../src/domain/durations";
import { bodyOf } from "../../server/support/loopback-server";
import {
  midtransNotification,
  midtransStatus,
  type MidtransStandIn,
} from "../../server/support/midtrans-stand-in";
import { stripeMessage, type StripeStandIn } from "../../server/support/stripe-stand-in";

/** The response of a payment page: its HTML, or a redirect. */
export type PageAnswer = { readonly html: string } | { readonly location: string };

/** Answers a request for a payment page; resolves with undefined for other requests. */
export type PaymentPages = (request: IncomingMessage) => Promise<PageAnswer | undefined>;

/** A payment page with a button for each outcome. */
function pageWith(heading: string, facts: string, choices: readonly string[], back = ""): PageAnswer {
  const buttons = choices.map((choice) => `<button name="choice" value="${choice}">${choice}</button>`);
  return { html: `<h1>${heading}</h1><p>${facts}</p><form method="post">${buttons.join("")}</form>${back}` };
}

async function choiceOf(request: IncomingMessage): Promise<string> {
  return new URLSearchParams(await bodyOf(request)).get("choice") ?? "";
}

async function tell(address: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(address, { method: "POST", body, headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
}

/** Tells the site what Stripe says, signed. */
async function stripeTells(site: string, ...message: Parameters<typeof stripeMessage>) {
  const { payload, signature } = stripeMessage(...message);
  await tell(`${site}/api/webhooks/stripe`, payload, { "stripe-signature": signature });
}

/** What Stripe's billing portal changes a monthly gift to, in cents. */
export const changedTo = 4000;

/** Stripe's billing portal: the donor changes what is taken each month, and goes back. */
function portalPages(stripe: StripeStandIn, site: string): PaymentPages {
  return async (request) => {
    const customer = /^\/p\/(\w+)$/.exec(request.url ?? "")?.[1] ?? "";
    const session = [...stripe.sessions.values()].find((each) => each.customer === customer);
    if (!session || !stripe.portals.has(customer)) return undefined;
    if (request.method === "GET") return pageWith("Portal", customer, ["change"]);
    const subscription = {
      metadata: { reference: session.client_reference_id ?? "" },
      items: { data: [{ price: { unit_amount: changedTo, currency: session.currency ?? "" } }] },
    };
    await stripeTells(site, "customer.subscription.updated", subscription, new Date(), {
      ...{ id: `evt_change_${session.id}`, before: { items: {} } },
    });
    return { location: stripe.portals.get(customer) ?? "" };
  };
}

/** The bank of who paid through Stripe takes the money of the first payment back. */
export async function loseDispute(stripe: StripeStandIn, site: string, reference: string) {
  const session = [...stripe.sessions.values()].findLast((each) => each.client_reference_id === reference);
  const paid = `pi_of_${session?.id}`;
  stripe.invoicePayments.push({
    payment: { payment_intent: paid },
    invoice: { id: `in_of_${session?.id}`, parent: { subscription_details: { metadata: { reference } } } },
  });
  const { amount_total: amount = 0, currency = "" } = session ?? {};
  const dispute = { payment_intent: paid, amount: amount ?? 0, currency: currency ?? "" };
  for (const [type, status] of [
    ["charge.dispute.created", "needs_response"],
    ["charge.dispute.closed", "lost"],
  ] as const)
    await stripeTells(site, type, { ...dispute, status }, new Date(), { id: `evt_${status}_${paid}` });
}

/** Stripe Checkout: the payer pays or goes back; the site gets the webhook before the payer returns. */
export function checkoutPages(stripe: () => StripeStandIn, site: string): PaymentPages {
  return async (request) => {
    const id = /^\/c\/pay\/(\w+)$/.exec(request.url ?? "")?.[1];
    const session = stripe().sessions.get(id ?? "");
    if (!session) return portalPages(stripe(), site)(request);
    const parameters = stripe().made.at(Number(session.id.split("_").at(-1)) - 1);
    if (request.method === "GET") {
      const facts = `${String(session.amount_total)} ${String(session.currency)} ${parameters?.get("mode") ?? ""}`;
      const back = `<a href="${parameters?.get("cancel_url") ?? ""}">back</a>`;
      return pageWith("Checkout", facts, ["pay"], back);
    }
    Object.assign(session, { status: "complete", payment_status: "paid" });
    await stripeTells(site, "checkout.session.completed", session, new Date(), { id: `evt_${session.id}` });
    return { location: parameters?.get("success_url") ?? "" };
  };
}

/** Midtrans Snap: the payer chooses the status of the transaction; the site gets the webhook. */
export function snapPages(midtrans: () => MidtransStandIn, site: string): PaymentPages {
  return async (request) => {
    const orderId = /^\/snap\/v4\/redirection\/token-([\w-]+)$/.exec(request.url ?? "")?.[1];
    const transaction = midtrans().opened.find(
      ({ transaction_details }) => orderOf(transaction_details) === orderId,
    );
    if (!orderId || !transaction) return undefined;
    const { transaction_details: details, callbacks } = transaction;
    const { gross_amount: gross } = details as { readonly gross_amount: number };
    if (request.method === "GET") {
      return pageWith("Snap", `${gross} IDR`, ["pending", "settlement", "deny", "expire"]);
    }
    const now = Date.now();
    const status = midtransStatus(orderId, await choiceOf(request), {
      gross_amount: `${gross}.00`,
      transaction_time: inJakarta(now),
      expiry_time: inJakarta(now + day),
    });
    midtrans().statuses.set(orderId, status);
    await tell(`${site}/api/webhooks/midtrans`, midtransNotification(status));
    return { location: (callbacks as { readonly finish: string }).finish };
  };
}

function orderOf(details: unknown): string {
  return (details as { readonly order_id: string }).order_id;
}

/** A time in Midtrans' format, in the time zone of Jakarta: `2026-01-15 15:01:00`. */
function inJakarta(time: number): string {
  return new Date(time).toLocaleString("sv-SE", { timeZone: "Asia/Jakarta" });
}
